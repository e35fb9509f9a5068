"""A browser of Chromium 87's age (Debian's python3-pyqt5.qtwebengine), led by lines of JSON: {"open": url},
{"run": script}, {"told": true}. Each is answered with one: {"answer": value}. `told` are the failures that pages
reported themselves, and what they said on the console as an error."""

import json
import os
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QTWEBENGINE_DISABLE_SANDBOX", "1")
flags = "--disable-gpu --disable-dev-shm-usage --no-sandbox --no-zygote --lang=de"
os.environ.setdefault("QTWEBENGINE_CHROMIUM_FLAGS", flags)

from PyQt5.QtCore import QSocketNotifier, QUrl
from PyQt5.QtWebEngineCore import QWebEngineUrlRequestInterceptor
from PyQt5.QtWebEngineWidgets import QWebEnginePage, QWebEngineProfile
from PyQt5.QtWidgets import QApplication

told = []


class Page(QWebEnginePage):
    def javaScriptConsoleMessage(self, level, message, line, source):
        if level == QWebEnginePage.ErrorMessageLevel:
            told.append(f"{source}:{line} {message}")


class Requests(QWebEngineUrlRequestInterceptor):
    def interceptRequest(self, info):
        if info.requestUrl().path() == "/script-failures":
            told.append("a script failed")


def answer(value):
    print(json.dumps({"answer": value}), flush=True)


application = QApplication([sys.argv[0]])
# Without a name it keeps nothing on disk.
profile = QWebEngineProfile()
profile.setHttpAcceptLanguage("de-DE")
requests = Requests()
profile.setUrlRequestInterceptor(requests)
page = Page(profile)


def follow(line):
    order = json.loads(line)
    if "open" in order:
        page.load(QUrl(order["open"]))
        answer(None)
    elif "run" in order:
        page.runJavaScript(order["run"], answer)
    else:
        answer(told)


def read():
    global pending
    chunk = os.read(0, 65536)
    if not chunk:
        notifier.setEnabled(False)
        return page.runJavaScript("0", lambda _: application.quit())
    *lines, pending = (pending + chunk).split(b"\n")
    for line in lines:
        follow(line)


pending = b""
notifier = QSocketNotifier(0, QSocketNotifier.Read)
notifier.activated.connect(lambda *_: read())
page.setHtml("<p>ready</p>")
answer(profile.httpUserAgent())
status = application.exec_()
# Without taking page and profile apart, which Qt does in an order of its own.
os._exit(status)
