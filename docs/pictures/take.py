"""Takes contact sheets of a built site; called by take.sh."""
import base64
import html
import os
import sys
import tempfile

from browser import Browser

# What a learner does before the picture is taken.
ANSWER_TWO = """
const [first, second] = document.querySelectorAll('[data-kind=choice]');
first.querySelector('[data-key=false] input').click();
second.querySelector('[data-key=true] input').click();
[first, second].forEach(question => question.querySelector('[data-check]').click());
first.scrollIntoView();
"""
SEARCH = """
const field = document.querySelector('input[type=search]');
field.value = 'RTT';
field.dispatchEvent(new Event('input', { bubbles: true }));
"""
DERIVATION = """
const number = document.querySelector('a.num[data-fact="ping.rtt.az_step"]');
number.scrollIntoView({ block: 'center' });
number.click();
"""
FIGURE = "document.querySelector('figure.drawing').scrollIntoView(); window.scrollBy(0, -120);"
ORDERS = "document.querySelector('[data-kind=matching]').scrollIntoView(); window.scrollBy(0, -120);"
ONE_AT_A_TIME = "document.querySelector('[data-one]').click(); window.scrollTo(0, 0);"

# Name of the sheet, page in the folder of a language, what it shows, script before it is taken.
KINDS = [
    ("index", "index.html", "The index: what there is to read and to answer, and how far one has come.", ""),
    ("quiz", "pod-network.html", "A quiz as one finds it: the map of its questions, the tools, the first questions.", ""),
    ("quiz-answered", "pod-network.html",
     "The same after a wrong and a right answer: every option says why, with the proof of the build.",
     ANSWER_TWO),
    ("quiz-one", "pod-network.html", "The same, one question at a time.", ONE_AT_A_TIME),
    ("report", "pod-network-az.html", "A report: every number leads to the ledger, every claim carries its marker.", ""),
    ("ledger", "ledger-ping.html",
     "A page of the ledger: raw values, formulas, verdicts and where each number is used.", ""),
    ("errata", "errata.html", "What sources printed and their own raw values do not give.", ""),
    ("quality", "quality.html", "What the rules for writing questions found, and what was allowed for which reason.", ""),
    ("coverage", "coverage.html", "Which facts the questions test, and which nobody asks about.", ""),
    ("how-numbers", "how-numbers-are-checked.html", "What each verdict means, by examples judged when the page is made.",
     ""),
    ("derivation", "pod-network-az.html", "A number that was pressed shows where it comes from, in place.", DERIVATION),
    ("figure", "pod-network-az.html", "Figures: each row has its number beside its mark.", FIGURE),
    ("orders", "home-server-quiz.html", "Pairs to find and orders to make, with lists and buttons.", ORDERS),
    ("search", "search.html", "Search through the pages of one language, without a server.", SEARCH),
    ("sources", "sources.html", "Where the numbers come from, with addresses and the ledgers that draw on each source.", ""),
    ("review", "review.html", "Missed questions come back after some days.", ""),
]
# What must have come before the picture is taken, for kinds that load something.
COMES = {
    "derivation": "return !!document.querySelector(':popover-open')",
    "search": "return !!document.querySelector('[data-search-results] a')",
}
LOCALES = ["ko", "ja"]
SCHEMES = ["light", "dark"]
WIDTHS = [1280, 360]
HEIGHT = 1500
SCALE = 0.5
MOST_BYTES = 500_000


def show_as(browser, width, height, scheme):
    browser.command("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
                    mobile=width < 600)
    browser.command("Emulation.setEmulatedMedia", media="", features=[
        {"name": "prefers-color-scheme", "value": scheme}, {"name": "prefers-reduced-motion", "value": "reduce"}])


def shot(browser, **how):
    return base64.b64decode(browser.command("Page.captureScreenshot", **how)["data"])


def take(browser, site, name, page, act, scratch):
    """Returns pictures of a page as files, each with its width, in the order they are laid out in."""
    pictures = []
    for locale in LOCALES:
        file = os.path.join(site, locale, page)
        if not os.path.isfile(file):
            raise SystemExit("no such page: " + os.path.join(locale, page))
        for scheme in SCHEMES:
            for width in WIDTHS:
                show_as(browser, width, HEIGHT, scheme)
                browser.open("about:blank")
                browser.open("file://" + file)
                browser.run("localStorage.clear()")
                browser.open("about:blank")
                browser.open("file://" + file)
                browser.until("return document.readyState === 'complete'")
                if act:
                    browser.run(act)
                    browser.until(COMES.get(name, "return true"))
                    if name not in COMES:
                        browser.run("document.activeElement.blur()")
                image = os.path.join(scratch, "%s-%s-%d.png" % (locale, scheme, width))
                with open(image, "wb") as picture:
                    picture.write(shot(browser, format="png"))
                pictures.append((image, width))
    return pictures


def lay_out(browser, pictures, scratch):
    """Returns one picture of pictures, a line for each language."""
    gap = 12
    line = len(pictures) // len(LOCALES)
    width = round(sum(width for _, width in pictures[:line]) * SCALE) + gap * (line + 1)
    height = len(LOCALES) * (round(HEIGHT * SCALE) + gap) + gap
    images = "".join("<img src='file://%s' width='%d' height='%d'>" % (
        html.escape(name), round(width * SCALE), round(HEIGHT * SCALE)) for name, width in pictures)
    page = os.path.join(scratch, "sheet.html")
    with open(page, "w") as sheet:
        sheet.write("<!doctype html><style>body { margin: 0; padding: %dpx; background: #8a8a8a; display: flex;"
                    " flex-wrap: wrap; gap: %dpx }</style>%s" % (gap, gap, images))
    show_as(browser, width, height, "light")
    browser.open("file://" + page)
    browser.until("return [...document.images].every(image => image.complete && image.naturalWidth)")
    for quality in range(80, 20, -10):
        picture = shot(browser, format="webp", quality=quality)
        if len(picture) < MOST_BYTES:
            return picture
    raise SystemExit("a sheet does not get below %d bytes" % MOST_BYTES)


def describe():
    """Writes the page that shows the sheets."""
    with open("README.md", "w") as page:
        page.write("# What the pages look like\n\n"
                   "Each sheet shows one kind of page of this repository's site: Korean above, Japanese below; by"
                   " day and by night;\n%d and %d pixels wide. [`take.sh`](take.sh) takes them from the built site and"
                   " writes this page; a kind is added by a line at\nthe top of [`take.py`](take.py).\n"
                   % tuple(WIDTHS))
        for name, address, sentence, _ in KINDS:
            page.write("\n## %s\n\n%s (`%s`)\n\n![%s, eight times](sheets/%s.webp)\n" % (
                name, sentence, address, address, name))


def main(site, wanted):
    unknown = set(wanted) - {kind[0] for kind in KINDS}
    if unknown:
        raise SystemExit("no such kind: " + ", ".join(sorted(unknown)))
    os.makedirs("sheets", exist_ok=True)
    with Browser() as browser, tempfile.TemporaryDirectory() as scratch:
        for name, page, _, act in KINDS:
            if wanted and name not in wanted:
                continue
            sheet = lay_out(browser, take(browser, site, name, page, act, scratch), scratch)
            with open("sheets/%s.webp" % name, "wb") as file:
                file.write(sheet)
            print("%s: %d kB" % (name, len(sheet) // 1000))
    describe()


main(sys.argv[1], sys.argv[2:])
