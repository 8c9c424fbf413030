"""Prints the weight of every quiz page and the time to its first usable question; called by pages.sh."""
import glob
import gzip
import os
import shutil
import statistics
import subprocess
import sys
import time

from browser import Browser, Server

# A slow phone on a slow mobile network.
SLOWER = 4
BITS_A_SECOND = 1.6e6
ROUND_TRIP_MS = 150

# Runs at the start of every page. quiz.js shows the buttons of all questions as it makes them work; once it has run,
# a press of the first one must be answered, with words that say to choose something first. Later than that or than the
# first words on the screen, the learner can begin.
WATCH = """
new MutationObserver((_, watch) => {
  const first = document.querySelector('[data-question]');
  const controls = first && first.querySelector('[data-controls]');
  if (!controls || controls.hidden) return;
  watch.disconnect();
  const ready = performance.now();
  const field = first.querySelector('input, select, [data-up], [data-down]');
  first.querySelector('[data-check]').click();
  const answered = first.querySelector('[data-verdict]').textContent !== '';
  window.ready = field && !field.disabled && answered ? ready : -1;
}).observe(document, {subtree: true, attributes: true, childList: true});
"""
TIMES = """
const paint = performance.getEntriesByName('first-contentful-paint')[0];
return window.ready && paint ? [paint.startTime, window.ready] : null;
"""


def brotli(text):
    return subprocess.run(["brotli", "-q", "11", "-c"], input=text, stdout=subprocess.PIPE, check=True).stdout


def weights(folder, files):
    """Returns the bytes of files: as they are, gzipped and, where brotli is installed, by brotli."""
    texts = [open(os.path.join(folder, file), "rb").read() for file in files]
    packers = [bytes, lambda text: gzip.compress(text, 9, mtime=0)]
    if shutil.which("brotli"):
        packers.append(brotli)
    return [sum(len(pack(text)) for text in texts) for pack in packers]


def load(browser, address):
    """Loads a page into a browser that remembers nothing; returns first paint and readiness in ms."""
    browser.command("Network.clearBrowserCache")
    browser.open(address)
    times = browser.until(TIMES)
    if times[1] < 0:
        raise SystemExit("the first question of %s cannot be answered" % address)
    return times


def files_of(browser, server, page):
    """Returns what a page asks for, once each."""
    del server.asked[:]
    load(browser, server.root + page)
    browser.until("return document.readyState === 'complete'")
    time.sleep(.5)  # what is fetched last, its icon, is no part of loading
    return sorted(set(server.asked))


def main(folder, runs):
    pages = [os.path.relpath(file, folder) for file in sorted(glob.glob(folder + "/*/*.html"))
             if b"data-quiz=" in open(file, "rb").read()]
    if not pages:
        raise SystemExit("no quiz pages in " + folder)
    with Browser() as browser, Server(folder) as server:
        browser.command("Emulation.setDeviceMetricsOverride", width=360, height=780, deviceScaleFactor=2, mobile=True)
        browser.command("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
        browser.command("Network.enable")
        needed = {page: files_of(browser, server, page) for page in pages}
        bytes_a_second = BITS_A_SECOND / 8
        browser.command("Emulation.setCPUThrottlingRate", rate=SLOWER)
        browser.command("Network.emulateNetworkConditions", offline=False, latency=ROUND_TRIP_MS,
                        downloadThroughput=bytes_a_second, uploadThroughput=bytes_a_second)
        times = {page: [] for page in pages}
        for _ in range(runs):
            for page in pages:
                paint, ready = load(browser, server.root + page)
                times[page].append((paint, max(paint, ready)))
    report(folder, pages, needed, times)


def report(folder, pages, needed, times):
    packed = ["gzip"] + (["brotli"] if shutil.which("brotli") else [])
    head = ["page", "requests", "raw kB"] + ["%s kB" % name for name in packed] + [
        "of these the page, " + packed[-1] + " kB", "first words s", "first question usable s, median", "least to most"]
    print("| %s |" % " | ".join(head))
    print("|---" * len(head) + "|")
    for page in pages:
        all_of_it = weights(folder, needed[page])
        paints, usable = zip(*times[page])
        row = [page, len(needed[page])] + ["%.1f" % (size / 1000) for size in all_of_it] + [
            "%.1f" % (weights(folder, [page])[-1] / 1000), "%.2f" % (statistics.median(paints) / 1000),
            "%.2f" % (statistics.median(usable) / 1000), "%.2f to %.2f" % (min(usable) / 1000, max(usable) / 1000)]
        print("| %s |" % " | ".join(map(str, row)))


main(os.path.realpath(sys.argv[1]), int(sys.argv[2]))
