import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { NodeCompiler, type NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import type { PrintType } from "#contract/calls/print.ts";
import type { PrintDocument } from "./read-html.ts";

/** Lies beside this file in the sources, beside the worker in the build. Templates can read no other folder. */
const workspace = fileURLToPath(new URL("./typst", import.meta.url));
const template = readFileSync(join(workspace, "document.typ"), "utf8");

const notoSans = dirname(createRequire(import.meta.url).resolve("@expo-google-fonts/noto-sans/package.json"));
const fonts = [
  join(notoSans, "400Regular/NotoSans_400Regular.ttf"),
  join(notoSans, "400Regular_Italic/NotoSans_400Regular_Italic.ttf"),
  join(notoSans, "700Bold/NotoSans_700Bold.ttf"),
  // Made by scripts/pdf-fonts.py: one sign for each letter (ADR 0030).
  join(workspace, "fonts/VazirmatnPDF-Regular.ttf"),
  join(workspace, "fonts/VazirmatnPDF-Bold.ttf"),
];

let compiler: NodeCompiler | undefined;
const openCompiler = () =>
  NodeCompiler.create({
    workspace,
    fontArgs: [{ fontBlobs: fonts.map((path) => readFileSync(path)) }],
  });

/** Scales to try for a CV: a little smaller pulls its end up, a little larger fills its last page. */
const scales = [1, 0.97, 0.94, 0.91, 1.04, 1.08, 1.12, 1.16];
const leastFilled = 0.3;
/** A long document may end with a half-empty page. */
const mostPagesTried = 4;

interface Drawing {
  look: PrintType;
  document: PrintDocument;
  /** JPEGs, which the document refers to by number. */
  pictures: Buffer[];
}
interface Frame {
  pdf: Buffer;
  /** The page on which each part of a portfolio begins, from 1. */
  places: number[];
}

/**
 * Typst draws a tree as PDF/UA. To the template the tree is data: nothing in it is run, fetched or opened. If no font
 * has one of its characters (Chinese, say), the document is drawn without claiming PDF/UA rather than not at all.
 */
export function draw(drawing: Drawing): Buffer {
  try {
    return compile(drawing, exportPdf({ pdfStandard: "ua-1" })).drawn;
  } catch (error) {
    if (!/could not be displayed with font/.test(String(error))) throw error;
    return compile(drawing, exportPdf({ pdfTags: true })).drawn;
  }
}

/** Draws a frame for stored pages: tagged, but without claiming PDF/UA, which the stored pages may not meet. */
export const drawFrame = (drawing: Drawing): Frame => {
  const { drawn, places } = compile(drawing, exportPdf({ pdfTags: true }));
  return { pdf: drawn, places };
};

/** Draws the same pages as one picture, a line between them. Letters become shapes, so it needs no font. */
export const drawPages = (drawing: Drawing): Buffer =>
  compile(drawing, (compiler, set) => Buffer.from(compiler.plainSvg(set)), { edges: "shown" }).drawn;

type Export = (compiler: NodeCompiler, set: NodeTypstDocument) => Buffer;

const exportPdf =
  (standard: { pdfStandard: "ua-1" } | { pdfTags: true }): Export =>
  (compiler, set) =>
    compiler.pdf(set, standard);

function compile({ look, document, pictures }: Drawing, exported: Export, more: Inputs = {}) {
  compiler ??= openCompiler();
  const paths = pictures.map((_, index) => join(workspace, `picture-${index}.jpg`));
  for (const [index, path] of paths.entries()) compiler.mapShadow(path, pictures[index]!);
  try {
    const inputs = { document: JSON.stringify(document), look, ...more };
    const set = look === "document" ? typeset(compiler, inputs) : typesetWell(compiler, inputs);
    const places: { page: number }[] = compiler.query(set, { selector: "<part>", field: "value" });
    return { drawn: exported(compiler, set), places: places.map(({ page }) => page) };
  } finally {
    for (const path of paths) compiler.unmapShadow(path);
    // What the next document shares, such as parts of the template and the same photo, is kept until after it.
    compiler.evictCache(1);
  }
}

type Inputs = Record<string, string>;

function typeset(compiler: NodeCompiler, inputs: Inputs): NodeTypstDocument {
  const compiled = compiler.compile({ mainFileContent: template, inputs });
  if (!compiled.result) throw new Error(`Typst: ${diagnosticsOf(compiler, compiled)}`);
  return compiled.result;
}

/** Picks the first scale whose last page is not nearly empty, else the one that fills it best. */
function typesetWell(compiler: NodeCompiler, inputs: Inputs): NodeTypstDocument {
  let best: { set: NodeTypstDocument; filled: number } | undefined;
  for (const scale of scales) {
    const set = typeset(compiler, { ...inputs, scale: String(scale) });
    const { pages, filled } = lastPageOf(compiler, set);
    if (pages === 1 || pages > mostPagesTried || filled >= leastFilled) return set;
    if (!best || filled > best.filled) best = { set, filled };
  }
  return best!.set;
}

/** How far down its last page a document goes, from 0 to 1. */
function lastPageOf(compiler: NodeCompiler, set: NodeTypstDocument) {
  const ends: { page: number; height: number }[] = compiler.query(set, { selector: "<end>", field: "value" });
  const pages = Math.max(...ends.map(({ page }) => page));
  return { pages, filled: Math.max(...ends.filter(({ page }) => page === pages).map(({ height }) => height)) };
}

function diagnosticsOf(compiler: NodeCompiler, compiled: ReturnType<NodeCompiler["compile"]>) {
  const error = compiled.takeDiagnostics();
  return JSON.stringify(error && compiler.fetchDiagnostics(error));
}
