import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import sharp from "sharp";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import type { PrintType } from "#contract/print.ts";
import { readHtml } from "./read-html.ts";

/** Beside this file in the sources, beside the worker in the build. Nothing else can be read by a template. */
const workspace = fileURLToPath(new URL("./typst", import.meta.url));
const template = readFileSync(join(workspace, "document.typ"), "utf8");

const fontFolder = dirname(createRequire(import.meta.url).resolve("@expo-google-fonts/noto-sans/package.json"));
const fonts = [
  "noto-sans/400Regular/NotoSans_400Regular.ttf",
  "noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf",
  "noto-sans/700Bold/NotoSans_700Bold.ttf",
  "vazirmatn/400Regular/Vazirmatn_400Regular.ttf",
  "vazirmatn/700Bold/Vazirmatn_700Bold.ttf",
];

let compiler: NodeCompiler | undefined;
const openCompiler = () =>
  NodeCompiler.create({
    workspace,
    fontArgs: [{ fontBlobs: fonts.map((path) => readFileSync(join(dirname(fontFolder), path))) }],
  });

/**
 * Prints posted HTML as a tagged PDF (PDF/UA). It is read into data first (`readHtml`), so that nothing in it is
 * ever run, fetched or opened. Refuses with 422 a picture that is none, and what `readHtml` refuses.
 */
export async function print(type: PrintType, html: string): Promise<Buffer> {
  compiler ??= openCompiler();
  const { document, pictures } = readHtml(html);
  const files = await Promise.all(pictures.map(cleanPicture));
  const paths = files.map((_, index) => join(workspace, `picture-${index}.jpg`));
  for (const [index, path] of paths.entries()) compiler.mapShadow(path, files[index]!);
  try {
    const inputs = { document: JSON.stringify(document), look: type };
    const compiled = compiler.compile({ mainFileContent: template, inputs });
    if (!compiled.result) throw new Error(`Typst: ${diagnosticsOf(compiler, compiled)}`);
    return compiler.pdf(compiled.result, { pdfStandard: "ua-1", creationTimestamp: Math.floor(Date.now() / 1000) });
  } finally {
    for (const path of paths) compiler.unmapShadow(path);
    compiler.evictCache(0);
  }
}

function diagnosticsOf(compiler: NodeCompiler, compiled: ReturnType<NodeCompiler["compile"]>) {
  const error = compiled.takeDiagnostics();
  return JSON.stringify(error && compiler.fetchDiagnostics(error));
}

/** Drawn anew from its pixels: what else a picture file carries stays behind. */
const cleanPicture = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: limits.imagePixels, failOn: "error" })
    .rotate()
    .resize({ width: 1000, height: 1000, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .jpeg({ quality: 88 })
    .toBuffer()
    .catch(() => {
      throw Refusal.invalid({ html: ["fileBroken"] });
    });
