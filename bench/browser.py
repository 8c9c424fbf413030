"""A Chromium without a window, driven over the WebDriver protocol, and a web server for a folder.

For scripts that measure pages or take pictures of them; Python's own library is all they need.
"""
import functools
import gzip
import http.server
import json
import os
import shutil
import socket
import subprocess
import tempfile
import threading
import time
import urllib.error
import urllib.request

BROWSER = "/usr/bin/chromium"
DRIVER = "/usr/bin/chromedriver"
FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync", "--hide-scrollbars"]


class Browser:
    """A browser with a new profile; use it in a `with`."""

    def __init__(self):
        for program in (BROWSER, DRIVER):
            if not os.access(program, os.X_OK):
                raise SystemExit(program + " is not there; ./verify installs it")
        self.profile = tempfile.mkdtemp(prefix="konkyo-browser")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.driver = subprocess.Popen([DRIVER, "--port=%d" % port, "--log-level=OFF"],
                                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.root = "http://127.0.0.1:%d" % port
        options = {"binary": BROWSER, "args": FLAGS + ["--user-data-dir=" + self.profile]}
        wanted = {"capabilities": {"alwaysMatch": {"pageLoadStrategy": "eager", "goog:chromeOptions": options}}}
        self.session = ""
        self.session = "/session/" + self._once_ready(wanted)["sessionId"]

    def _once_ready(self, wanted):
        for _ in range(200):
            try:
                return self._call("/session", wanted)
            except (ConnectionError, urllib.error.URLError):
                time.sleep(.05)
        raise SystemExit(DRIVER + " does not answer")

    def _call(self, path, body=None, method=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.root + self.session + path, data, {"Content-Type": "application/json"},
                                         method=method)
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as fault:
            raise SystemExit("the browser says: " + json.load(fault)["value"]["message"].split("\n")[0])

    def open(self, address):
        self._call("/url", {"url": address})

    def run(self, script, *arguments):
        """Returns what a script returns."""
        return self._call("/execute/sync", {"script": script, "args": list(arguments)})

    def until(self, script, patience=60):
        """Returns the first value of a script that counts as true."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            value = self.run(script)
            if value:
                return value
            time.sleep(.05)
        raise SystemExit("waited in vain for: " + script)

    def command(self, name, **parameters):
        """Sends a command of the DevTools protocol."""
        return self._call("/goog/cdp/execute", {"cmd": name, "params": parameters})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self._call("", method="DELETE")
        finally:
            self.driver.terminate()
            self.driver.wait()
            shutil.rmtree(self.profile, ignore_errors=True)


class Server:
    """Serves a folder to this machine, texts gzipped; remembers which files were asked for."""

    def __init__(self, folder):
        self.folder = os.path.realpath(folder)
        self.asked = []
        handler = functools.partial(_Handler, self)
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.server.daemon_threads = True
        self.root = "http://127.0.0.1:%d/" % self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @functools.lru_cache(maxsize=None)
    def packed(self, path):
        """Returns a file as it is sent, or nothing if there is none."""
        file = os.path.realpath(os.path.join(self.folder, path))
        if not file.startswith(self.folder + os.sep) or not os.path.isfile(file):
            return None
        with open(file, "rb") as text:
            return gzip.compress(text.read(), 9, mtime=0)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.server.shutdown()


class _Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    TYPES = {"html": "text/html", "css": "text/css", "js": "text/javascript", "svg": "image/svg+xml",
             "json": "application/json"}

    def __init__(self, owner, *arguments):
        self.owner = owner
        super().__init__(*arguments)

    def do_GET(self):
        path = self.path.split("?")[0].lstrip("/")
        self.owner.asked.append(path)
        body = self.owner.packed(path)
        self.send_response(200 if body is not None else 404)
        body = body or b""
        kind = self.TYPES.get(path.rsplit(".", 1)[-1], "text/plain")
        self.send_header("Content-Type", kind + "; charset=utf-8")
        if body:
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass
