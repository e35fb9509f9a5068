import { expect, test } from "vitest";
import { renderText } from "#app/texts/render-text.server.ts";

test("a heading stands below the heading of its page, and a line break stays", () => {
  expect(renderText("# Anschrift\n\nWeg 1\nKöln", 1)).toBe("<h2>Anschrift</h2>\n<p>Weg 1<br>\nKöln</p>\n");
  expect(renderText("##### Fußnote", 3)).toBe("<h6>Fußnote</h6>\n");
});

test("the same text stands below another level, and is the same when it is asked for again", () => {
  const texts = () => [1, 2].map((below) => renderText("# Anschrift", below));
  expect(texts()).toEqual(["<h2>Anschrift</h2>\n", "<h3>Anschrift</h3>\n"]);
  expect(texts()).toEqual(["<h2>Anschrift</h2>\n", "<h3>Anschrift</h3>\n"]);
});

test.each([
  "<script>alert(1)</script>",
  "[hier](javascript:alert(1))",
  '<img src="x" onerror="alert(1)">',
  "[hier](data:text/html,x)",
])("nothing in a text runs: %s", (body) => {
  expect(renderText(body, 1)).not.toMatch(/<(script|img|a)\b/);
});

test("a picture is not loaded, a link is one", () => {
  expect(renderText("![](https://example.org/a.png)", 1)).not.toContain("<img");
  expect(renderText("[Mehr](https://example.org)", 1)).toContain('<a href="https://example.org" class="link">Mehr</a>');
});
