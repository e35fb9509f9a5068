import { describe, expect, it } from "vitest";
import { type PrintNode, readHtml } from "#backend/pdf/read-html.ts";
import { takePictures } from "#backend/pdf/take-pictures.ts";
import { printColours } from "#contract/calls/print.ts";
import { limits } from "#contract/limits.ts";

const page = (body: string, head = "<title>Lebenslauf</title>") =>
  `<!doctype html><html lang="de"><head>${head}</head><body>${body}</body></html>`;
const textOf = (nodes: PrintNode[]): string =>
  nodes.map((node) => ("text" in node ? node.text : textOf(node.children))).join("");
const readPosted = (posted: string) => {
  const { html, embedded } = takePictures(posted);
  return readHtml(
    html,
    embedded.map(({ bytes }) => bytes),
  );
};
const read = (body: string) => readPosted(page(body));
const tagsOf = (nodes: PrintNode[]): string[] =>
  nodes.flatMap((node) => ("text" in node ? [] : [node.tag, ...tagsOf(node.children)]));
const refusalOf = (html: string) => {
  try {
    readPosted(html);
  } catch (error) {
    return (error as { customErrors: unknown }).customErrors;
  }
};

describe("what is printed", () => {
  it("keeps headings, text and lists", () => {
    const { document } = read("<h1>Mia</h1><p>Hallo <b>Welt</b></p><ul><li>eins</li></ul>");
    expect(tagsOf(document.body)).toEqual(["h1", "p", "b", "ul", "li"]);
  });

  it("takes language, direction and title from the page", () => {
    const { document } = readPosted('<html lang="ar"><head><title> سيرة </title></head><body>س</body></html>');
    expect(document).toMatchObject({ lang: "ar", isRightToLeft: true, title: "سيرة" });
  });

  it("is named by its first words when it has no title", () => {
    expect(readPosted("<p>Lebenslauf Mia</p>").document.title).toBe("Lebenslauf Mia");
  });

  it.each([`"`, "'", ""])("shows a picture whose address stands between %j", (quote) => {
    const data = Buffer.from("photo");
    const src = `data:image/jpeg;base64,${data.toString("base64")}`;
    expect(read(`<p>a</p><img alt="" src=${quote}${src}${quote}>`).pictures).toEqual([data]);
  });

  it("knows a colour by its name only", () => {
    expect(readPosted(`<body data-colour="teal">a</body>`).document.colour).toBe(printColours.teal);
    expect(readPosted(`<body data-colour="red;url(x)">a</body>`).document.colour).toBe(printColours.blue);
    expect(readPosted(`<body data-colour="constructor">a</body>`).document.colour).toBe(printColours.blue);
  });

  it("skips no level of headings", () => {
    const { document } = read("<h3>Eins</h3><h1>Zwei</h1><h4>Drei</h4>");
    expect(document.body.map((node) => "level" in node && node.level)).toEqual([1, 1, 2]);
  });

  it("keeps links to the web, to mail and to telephones only", () => {
    const { document } = read(
      '<a href="https://a.example">a</a><a href="javascript:alert(1)">b</a><a href="file:///etc/passwd">c</a>',
    );
    expect(document.body.map((node) => "href" in node && node.href)).toEqual(["https://a.example", false, false]);
  });
});

describe("what is left out", () => {
  it.each([
    ["scripts", "<script>alert(1)</script>"],
    ["styles", "<style>@import url(http://a.example)</style>"],
    ["frames", '<iframe srcdoc="innen"></iframe>'],
    ["vector pictures", "<svg><text>innen</text></svg>"],
    ["objects", '<object data="file:///etc/passwd">innen</object>'],
    ["form fields", "<textarea>innen</textarea>"],
  ])("%s, with everything in them", (_name, html) => {
    expect(textOf(read(`vorher ${html} nachher`).document.body)).toBe("vorher  nachher");
  });

  it.each(["http://canary.example/a.png", "file:///etc/passwd", "data:image/svg+xml;base64,PHN2Zy8+", "//a.example/b"])(
    "a picture at %s",
    (src) => {
      const { document, pictures } = read(`a<img src="${src}" alt="b">`);
      expect([tagsOf(document.body), pictures]).toEqual([[], []]);
    },
  );

  it("a picture behind a million spaces, which are not searched again and again", () => {
    const src = ` src=${" ".repeat(limits.printCharacters)}data:image/png;base64,AAAA`;
    expect(takePictures(`<img alt=""${src}>`).embedded).toEqual([]);
  });

  it("more pictures than a document may have", () => {
    const picture = `<img src="data:image/png;base64,AAAA" alt="">`;
    expect(read(`a${picture.repeat(limits.printPictures + 3)}`).pictures).toHaveLength(limits.printPictures);
  });
});

describe("what is refused", () => {
  it("a page without content", () => {
    expect(refusalOf(page(" <p> </p> "))).toEqual({ html: ["documentEmpty"] });
  });
  it("100,000 parts", () => {
    expect(refusalOf(page("<p>a</p>".repeat(50_000)))).toEqual({ html: ["documentTooLarge"] });
  });
  it("parts that only the parser makes", () => {
    const open = Array.from({ length: 300 }, (_, index) => `<b class="c${index}">`).join("");
    expect(refusalOf(page(`${open}${"<p>a".repeat(300)}`))).toEqual({ html: ["documentTooLarge"] });
  });
  it("deep nesting", () => {
    expect(refusalOf(page(`${"<div>".repeat(5000)}a`))).toEqual({ html: ["documentTooLarge"] });
  });
});
