"""A browser of an earlier age, on Qt: `qt.py webkit|webengine script|plain`. It is led by lines of JSON, and answers
each with one: {"open": address}, {"run": script}, {"click": [x, y]}, {"type": text}, {"attach": [x, y, path]}."""

import json
import os
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QTWEBENGINE_DISABLE_SANDBOX", "1")
# There need not be anything that draws in three dimensions.
os.environ.setdefault("QT_QUICK_BACKEND", "software")
flags = "--disable-gpu --disable-dev-shm-usage --no-sandbox --no-zygote --lang=de"
os.environ.setdefault("QTWEBENGINE_CHROMIUM_FLAGS", flags)
engine, has_script = sys.argv[1], sys.argv[2] == "script"

from PyQt5.QtCore import QPoint, QSocketNotifier, Qt, QUrl
from PyQt5.QtGui import QInputMethodEvent
from PyQt5.QtNetwork import QNetworkRequest
from PyQt5.QtTest import QTest
from PyQt5.QtWidgets import QApplication

if engine == "webkit":
    from PyQt5.QtNetwork import QNetworkAccessManager
    from PyQt5.QtWebKit import QWebSettings as Settings
    from PyQt5.QtWebKitWidgets import QWebPage as PageOfQt, QWebView as View
else:
    from PyQt5.QtWebEngineWidgets import QWebEnginePage as PageOfQt, QWebEngineProfile, QWebEngineScript
    from PyQt5.QtWebEngineWidgets import QWebEngineSettings as Settings, QWebEngineView as View

file = ""


class Page(PageOfQt):
    def chooseFile(self, frame, suggested):
        return file

    def chooseFiles(self, mode, earlier, types):
        return [file]

    def extension(self, kind, option=None, output=None):
        if kind != getattr(PageOfQt, "ChooseMultipleFilesExtension", None):
            return False
        output.fileNames = [file]
        return True

    def supportsExtension(self, kind):
        return kind == getattr(PageOfQt, "ChooseMultipleFilesExtension", None)

    def javaScriptConsoleMessage(self, *told):
        pass


if engine == "webkit":

    class Network(QNetworkAccessManager):
        def createRequest(self, operation, request, data=None):
            request = QNetworkRequest(request)
            request.setRawHeader(b"Accept-Language", b"de-DE,de")
            return super().createRequest(operation, request, data)


def answer(value):
    print(json.dumps({"answer": value}), flush=True)


application = QApplication([sys.argv[0]])
view = View()
if engine == "webkit":
    page = Page()
    network = Network()
    page.setNetworkAccessManager(network)
else:
    # Without a name it keeps nothing on disk.
    profile = QWebEngineProfile()
    profile.setHttpAcceptLanguage("de-DE")
    page = Page(profile)
view.setPage(page)
page.settings().setAttribute(Settings.JavascriptEnabled, has_script)
view.resize(1100, 800)
view.show()


def run(script):
    script = f"JSON.stringify({script})"
    give = lambda text: answer(json.loads(text) if text else None)
    if engine == "webengine":
        # A world of its own runs even where the page's scripts do not.
        return page.runJavaScript(script, QWebEngineScript.ApplicationWorld, give)
    page.settings().setAttribute(Settings.JavascriptEnabled, True)
    value = page.mainFrame().evaluateJavaScript(script)
    page.settings().setAttribute(Settings.JavascriptEnabled, has_script)
    give(value)


def click(x, y):
    QTest.mouseClick(view.focusProxy() or view, Qt.LeftButton, Qt.NoModifier, QPoint(int(x), int(y)))


def type_in(text):
    event = QInputMethodEvent()
    event.setCommitString(text)
    QApplication.sendEvent(view.focusProxy() or view, event)


def follow(line):
    global file
    order = json.loads(line)
    if "run" in order:
        return run(order["run"])
    if "open" in order:
        view.load(QUrl(order["open"]))
    elif "click" in order:
        click(*order["click"])
    elif "type" in order:
        type_in(order["type"])
    elif "attach" in order:
        x, y, file = order["attach"]
        click(x, y)
    answer(None)


def read():
    global pending
    chunk = os.read(0, 65536)
    if not chunk:
        os._exit(0)
    *lines, pending = (pending + chunk).split(b"\n")
    for line in lines:
        follow(line)


pending = b""
notifier = QSocketNotifier(0, QSocketNotifier.Read)
notifier.activated.connect(lambda *_: read())
view.setHtml("<p>ready</p>")
answer("ready")
# Without taking page and profile apart, which Qt does in an order of its own.
os._exit(application.exec_())
