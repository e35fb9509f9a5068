import { PDFDocument } from "@cantoo/pdf-lib";
import { defaultPrintColour, printColours } from "#contract/calls/print.ts";
import { limits } from "#contract/limits.ts";
import { cleanPicture } from "./clean-picture.ts";
import { drawFrame } from "./draw.ts";
import type { LeftOut, Portfolio } from "./portfolio.ts";
import { type PrintNode, printable } from "./read-html.ts";
import { type Part, readPart } from "./read-part.ts";
import { placeStored } from "./stored-pages.ts";

/**
 * Binds an application into one PDF: a cover with contents, then its parts. Everything is drawn as one document with
 * empty pages for stored PDFs and pictures, which their own pages then replace: so fonts, page numbers, links and
 * bookmarks are right without drawing over stored pages.
 */
export async function bind(portfolio: Portfolio): Promise<Uint8Array> {
  const { parts, leftOut } = await readParts(portfolio);
  const photo = portfolio.photo && (await cleanPicture(portfolio.photo, 1000).catch(() => undefined))?.data;
  const { pdf, places } = drawFrame({
    look: "document",
    pictures: photo ? [photo] : [],
    document: {
      title: portfolio.title,
      lang: portfolio.lang,
      isRightToLeft: portfolio.isRightToLeft,
      colour: printColours[defaultPrintColour],
      body: [coverOf(portfolio, { parts, leftOut, photo }), ...parts.map(nodeOf)],
    },
  });
  const frame = await PDFDocument.load(pdf, { updateMetadata: false });
  for (const [number, part] of parts.entries())
    if ("pages" in part) await placeStored(frame, { ...part, first: places[number]! - 1 });
  frame.setTitle(portfolio.title, { showInWindowTitleBar: true });
  frame.setLanguage(portfolio.lang);
  return frame.save();
}

async function readParts({ parts: sources, leftOut }: Portfolio) {
  const parts: Part[] = [];
  const out = [...leftOut];
  let pages = 0;
  const reading: ReturnType<typeof readPart>[] = [];
  for (const [index, source] of sources.entries()) {
    // The next part is read beside this one: two pictures use two cores.
    for (const ahead of [index, index + 1]) if (sources[ahead]) reading[ahead] ??= readPart(sources[ahead]);
    let part = await reading[index]!;
    if (typeof part !== "string") {
      const more = "pages" in part ? part.pages.getPageCount() : 1;
      if (pages + more > limits.portfolioPages) part = "tooLarge";
      else pages += more;
    }
    if (typeof part !== "string") parts.push(part);
    else if ("name" in source) out.push({ title: source.title, name: source.name, reason: part });
  }
  return { parts, leftOut: out };
}

const text = (value: string): PrintNode => ({ text: printable(value) });
const element = (tag: string, children: PrintNode[], more: object = {}) => ({ tag, classes: [], children, ...more });
/** A name given by a person, which may run in the opposite reading direction. */
const given = (value: string) => element("bdi", [text(value)]);

type Reasoned = { title: string; name: string; reason: LeftOut }[];

interface Bound {
  parts: Part[];
  leftOut: Reasoned;
  /** The document's only picture. */
  photo?: unknown;
}

function coverOf({ name, subtitle, facts, words }: Portfolio, { parts, leftOut, photo }: Bound) {
  const rows = facts.flatMap(({ term, about }) => [element("dt", [text(term)]), element("dd", [given(about)])]);
  const missing = leftOut.map(({ title, name, reason }) =>
    element("li", [text(`${title}: `), given(name), text(` (${words.reasons[reason]})`)]),
  );
  const contents = parts.map(({ title, name }) => [text(title), ...(name ? [text(" · "), given(name)] : [])]);
  return element("cover", [
    element("header", [
      element("h1", [given(name)], { level: 1 }),
      element("p", [text(subtitle)], { classes: ["subtitle"] }),
      ...(photo ? [element("img", [], { classes: ["photo"], picture: 0, alt: name })] : []),
    ]),
    element("dl", rows, { classes: ["compact"] }),
    element("h2", [text(words.contents)], { level: 2 }),
    element("contents", [], { parts: contents }),
    ...(missing.length > 0 ? [element("h2", [text(words.leftOut)], { level: 2 }), element("ul", missing)] : []),
  ]);
}

/** A part in the form that `document.typ` reads. */
const nodeOf = (part: Part, number: number) => {
  const place = { number, title: part.title };
  if ("pages" in part) return element("part", [], { ...place, pages: part.pages.getPageCount() });
  const paragraphs = part.text.split(/\n+/).filter((line) => line.trim());
  const dir = directionOf(part.text);
  return element(
    "part",
    paragraphs.map((line) => element("p", [text(line)], { dir })),
    place,
  );
};

/** The direction of a written text follows its first letter, whatever the reader's language. */
const directionOf = (written: string) =>
  /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(/\p{L}/u.exec(written)?.[0] ?? "") ? "rtl" : "ltr";
