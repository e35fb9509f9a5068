import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { defaultPrintColour, type PrintColour, printColours } from "#contract/calls/print.ts";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { standInOf } from "./take-pictures.ts";

type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
type HtmlElement = DefaultTreeAdapterTypes.Element;

/** The input of the templates: text, or an element with its children. None of it is ever run as code. */
export type PrintNode = { text: string } | PrintElement;
interface PrintElement {
  tag: string;
  classes: string[];
  children: PrintNode[];
  dir?: "ltr" | "rtl";
  lang?: string;
  /** A link with `https:`, `mailto:` or `tel:`. */
  href?: string;
  level?: number;
  /** The number of the picture in `pictures`. */
  picture?: number;
  alt?: string;
}
export interface PrintDocument {
  title: string;
  lang: string;
  isRightToLeft: boolean;
  colour: string;
  body: PrintNode[];
}

const kept = new Set(
  "h1 h2 h3 h4 p ul ol li dl dt dd strong b em i u br a span bdi time div section header footer article main table thead tbody tr td th img hr small sub sup".split(
    " ",
  ),
);
/** Elements that are dropped with their content; of other unknown elements the content stays. */
const dropped = new Set(
  "script style iframe frame object embed link meta noscript template svg math form input button select textarea video audio source base head title applet".split(
    " ",
  ),
);
const rightToLeft = ["ar", "fa"];

/**
 * Reads posted HTML into the tree to print, by an allow list of elements, classes, links and pictures; `embedded` are
 * the pictures taken out of it (`takePictures`). 422 for HTML with too many parts or too deep nesting
 * (`documentTooLarge`) and for an empty document (`documentEmpty`).
 */
export function readHtml<Picture>(
  html: string,
  embedded: readonly Picture[],
): { document: PrintDocument; pictures: Picture[] } {
  // Tags are counted before parsing, because a parser may make many more nodes by reopening unclosed elements.
  if (html.split("<", limits.printNodes + 2).length > limits.printNodes + 1) throw tooLarge();
  const reader = new Reader(embedded);
  const root = parse(html).childNodes.find((node): node is HtmlElement => node.nodeName === "html");
  const part = (name: string) =>
    root?.childNodes.find((node): node is HtmlElement => node.nodeName === name) ?? undefined;
  const bodyElement = part("body");
  const body = bodyElement ? reader.readAll(bodyElement.childNodes, 0) : [];
  const spoken = textOf(body).trim();
  if (!spoken) throw Refusal.invalid({ html: ["documentEmpty"] });

  const lang = /^[a-z]{2}$/.exec((root && attribute(root, "lang")) ?? "")?.[0] ?? "de";
  const title = part("head")?.childNodes.find((node) => node.nodeName === "title") as HtmlElement | undefined;
  const colour = (bodyElement && attribute(bodyElement, "data-colour")) ?? "";
  return {
    document: {
      title: printable(((title && rawText(title).trim()) || spoken).slice(0, limits.printTitleCharacters)),
      lang,
      isRightToLeft: rightToLeft.includes(lang),
      colour: printColours[Object.hasOwn(printColours, colour) ? (colour as PrintColour) : defaultPrintColour],
      body,
    },
    pictures: reader.pictures,
  };
}

const tooLarge = () => Refusal.invalid({ html: ["documentTooLarge"] });

class Reader<Picture> {
  readonly pictures: Picture[] = [];
  readonly #embedded: Map<string, Picture>;
  #nodes = 0;
  /** Headings may not skip a level (PDF/UA). */
  #level = 0;

  constructor(embedded: readonly Picture[]) {
    this.#embedded = new Map(embedded.map((picture, index) => [standInOf(index), picture]));
  }

  readAll(nodes: HtmlNode[], depth: number): PrintNode[] {
    if (depth > limits.printDepth) throw tooLarge();
    return nodes.flatMap((node) => this.#read(node, depth));
  }

  #read(node: HtmlNode, depth: number): PrintNode[] {
    this.#nodes += 1;
    if (this.#nodes > limits.printNodes) throw tooLarge();
    if (node.nodeName === "#text") return spacedText((node as DefaultTreeAdapterTypes.TextNode).value);
    if (!("tagName" in node) || dropped.has(node.tagName)) return [];
    if (!kept.has(node.tagName)) return this.readAll(node.childNodes, depth + 1);
    if (node.tagName === "img") return this.#readPicture(node);
    return [this.#readElement(node, depth)];
  }

  #readElement(node: HtmlElement, depth: number): PrintElement {
    const level = /^h([1-4])$/.exec(node.tagName)?.[1];
    if (level) this.#level = Math.min(Number(level), this.#level + 1);
    const href = attribute(node, "href");
    return {
      tag: node.tagName,
      ...(level && { level: this.#level }),
      ...(node.tagName === "a" && href && /^(https:|mailto:|tel:)/i.test(href) && { href }),
      ...marks(node),
      children: this.readAll(node.childNodes, depth + 1),
    };
  }

  /** Pictures must be embedded in the document: none is ever fetched. */
  #readPicture(node: HtmlElement): PrintElement[] {
    const picture = this.#embedded.get(attribute(node, "src") ?? "");
    if (!picture || this.pictures.length >= limits.printPictures) return [];
    this.pictures.push(picture);
    return [
      {
        tag: "img",
        picture: this.pictures.length - 1,
        alt: attribute(node, "alt") ?? "",
        ...marks(node),
        children: [],
      },
    ];
  }
}

function marks(node: HtmlElement) {
  const dir = attribute(node, "dir");
  const lang = attribute(node, "lang");
  const classes = (attribute(node, "class") ?? "").split(/\s+/).filter((name) => /^[a-z-]{1,40}$/.test(name));
  return {
    classes,
    ...((dir === "ltr" || dir === "rtl") && { dir: dir as "ltr" | "rtl" }),
    ...(lang && /^[a-z]{2}$/.test(lang) && { lang }),
  };
}

const attribute = (node: HtmlElement, name: string) => node.attrs.find((one) => one.name === name)?.value;

/** Collapses white space to one space, as browsers do. */
function spacedText(value: string): PrintNode[] {
  const text = printable(value.replace(/[\t\n\f\r ]+/g, " "));
  return text ? [{ text }] : [];
}

/** Drops control characters, and combining marks on one letter beyond the number that any language uses. */
export const printable = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, "")
    .replace(/([\p{M}\p{Cf}\p{Emoji_Modifier}]{8})[\p{M}\p{Cf}\p{Emoji_Modifier}]+/gu, "$1");

const rawText = (node: HtmlElement) =>
  node.childNodes.map((child) => ("value" in child ? (child as { value: string }).value : "")).join("");

const textOf = (nodes: PrintNode[]): string =>
  nodes.map((node) => ("text" in node ? node.text : textOf(node.children))).join("");
