import {
  JpegEmbedder,
  PageSizes,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFString,
} from "@cantoo/pdf-lib";
import { limits } from "#contract/limits.ts";
import { cleanPicture } from "./clean-picture.ts";
import type { LeftOut, PortfolioSource } from "./portfolio.ts";

export type Part = { title: string; name?: string } & ({ text: string } | { pages: PDFDocument });

/** Turns a stored file into a part of a portfolio, or returns why it cannot be one. */
export async function readPart(source: PortfolioSource): Promise<Part | LeftOut> {
  if ("text" in source) return source;
  const { title, name, mimeType, bytes } = source;
  try {
    if (mimeType !== "application/pdf") return { title, name, pages: await pageOf(mimeType, bytes) };
    const document = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false });
    if (document.isEncrypted) return "encrypted";
    const count = document.getPageCount();
    if (count === 0) return "unreadable";
    if (count > limits.portfolioPages) return "tooLarge";
    drawForm(document);
    for (const page of document.getPages()) quieten(page);
    // Only a trial copy shows whether a PDF can be copied, and the cover must know before anything is drawn.
    const pages = await PDFDocument.create({ updateMetadata: false });
    for (const page of await pages.copyPages(document, document.getPageIndices())) pages.addPage(page);
    return { title, name, pages };
  } catch {
    return "unreadable";
  }
}

/** In points: 1.2 cm on each side. */
const margin = (1.2 / 2.54) * 72;

/** A picture as large as it can be on an A4 page of its own. Typst would decode it first, a PDF holds it as it is. */
async function pageOf(mimeType: string, bytes: Uint8Array) {
  const pages = await PDFDocument.create({ updateMetadata: false });
  const isReady = mimeType === "image/jpeg" && (await fitsPage(bytes));
  const picture = await pages.embedJpg(isReady ? bytes : (await cleanPicture(bytes, limits.photoPixels)).data);
  const [short, long] = PageSizes.A4;
  const page = pages.addPage(picture.width > picture.height ? [long, short] : [short, long]);
  const { width, height } = page.getSize();
  const shown = picture.scaleToFit(width - 2 * margin, height - 2 * margin);
  page.drawImage(picture, { ...shown, x: (width - shown.width) / 2, y: (height - shown.height) / 2 });
  return pages;
}

/** Whether a stored photo is as `sanitizePicture` leaves it; older ones are larger. */
async function fitsPage(bytes: Uint8Array) {
  const { width, height } = await JpegEmbedder.for(bytes);
  return Math.max(width, height) <= limits.photoPixels;
}

/** Flattens form fields into their page. An unusual form keeps its appearance. */
function drawForm(document: PDFDocument) {
  if (!document.catalog.AcroForm()) return;
  try {
    document.getForm().flatten({ updateFieldAppearances: false });
  } catch {
    return;
  }
}

const drawn = [
  "FreeText",
  "Highlight",
  "Underline",
  "StrikeOut",
  "Squiggly",
  "Stamp",
  "Ink",
  "Line",
  "Square",
  "Circle",
];
const nameOf = (value: PDFObject | undefined) => (value instanceof PDFName ? value.decodeText() : undefined);

/** Keeps visible content and links to the web; removes actions and attachments. */
function quieten({ node }: PDFPage) {
  for (const name of ["AA", "Metadata", "PieceInfo", "StructParents", "Tabs", "B"]) node.delete(PDFName.of(name));
  const annotations = node.Annots();
  if (!annotations) return;
  const kept = annotations.asArray().flatMap((one) => {
    const annotation = node.context.lookup(one);
    return annotation instanceof PDFDict && mayStay(annotation) ? [one] : [];
  });
  node.set(PDFName.of("Annots"), PDFArray.withContext(node.context));
  for (const one of kept) node.Annots()?.push(one);
}

function mayStay(annotation: PDFDict) {
  const subtype = nameOf(annotation.lookup(PDFName.of("Subtype"))) ?? "";
  const action = annotation.lookup(PDFName.of("A"));
  for (const name of ["AA", "Dest", "P", "Parent", "Popup", "IRT", "StructParent"]) annotation.delete(PDFName.of(name));
  if (subtype === "Link") return action instanceof PDFDict && leadsToTheWeb(action);
  annotation.delete(PDFName.of("A"));
  return subtype === "Widget" || drawn.includes(subtype);
}

function leadsToTheWeb(action: PDFDict) {
  action.delete(PDFName.of("Next"));
  const address = action.lookup(PDFName.of("URI"));
  return (
    nameOf(action.lookup(PDFName.of("S"))) === "URI" &&
    address instanceof PDFString &&
    /^(https:|mailto:|tel:)/i.test(address.decodeText())
  );
}
