import fs from "node:fs/promises";
import path from "node:path";
import { fileTypeFromFile } from "file-type";
import { documentExtensions } from "#contract/enumerations/documents.ts";
import { Refusal } from "#contract/errors.ts";
import { TooLargePicture, withPicture } from "./pictures.ts";
import { listZipNames } from "./zip-names.ts";

type Extension = (typeof documentExtensions)[number];

interface DetectedType {
  mimeType: string;
  extension: Extension;
}

interface Kind {
  mimeType: string;
  /** The types that `file-type` may report for the magic bytes. */
  magic: string[];
  /** The message key if the content is refused. */
  objection(file: string): Promise<"fileBroken" | "fileDisguised" | "pictureTooLarge" | undefined>;
}

const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const jpeg: Kind = { mimeType: "image/jpeg", magic: ["image/jpeg"], objection: objectToPicture };
const kinds: Record<Extension, Kind> = {
  jpeg,
  jpg: jpeg,
  png: { mimeType: "image/png", magic: ["image/png", "image/apng"], objection: objectToPicture },
  pdf: { mimeType: "application/pdf", magic: ["application/pdf"], objection: objectToPdf },
  doc: { mimeType: "application/msword", magic: ["application/x-cfb"], objection: objectToOldWord },
  docx: { mimeType: word, magic: [word, "application/zip"], objection: objectToWord },
};

const refused = (key: string) => Refusal.invalid({ file: [key] });
const isExtension = (text: string): text is Extension => documentExtensions.some((extension) => extension === text);

/**
 * Detects a file's type by its name, its first bytes and its content, which must all agree (spec §5).
 *
 * @param name the file's name on the sender's device
 * @throws Refusal at the field `file`: `fileType`, `fileDisguised`, `fileBroken` or `pictureTooLarge`; with 503 when
 * too many pictures are waiting
 */
export async function detectType(file: string, name: string): Promise<DetectedType> {
  const extension = path.extname(name).slice(1).toLowerCase();
  if (!isExtension(extension)) throw refused("fileType");
  const kind = kinds[extension];
  const found = await fileTypeFromFile(file);
  if (!found || !kind.magic.includes(found.mime)) throw refused("fileDisguised");
  const objection = await kind.objection(file);
  if (objection) throw refused(objection);
  return { mimeType: kind.mimeType, extension };
}

/** Decodes every pixel, because a valid header may precede broken data. */
function objectToPicture(file: string) {
  const decode = withPicture(file, (picture) =>
    picture.resize(1, 1, { fit: "fill", fastShrinkOnLoad: false }).raw().toBuffer(),
  );
  return decode.then(
    () => undefined,
    (error) => {
      if (error instanceof Refusal) throw error;
      return error instanceof TooLargePicture ? "pictureTooLarge" : "fileBroken";
    },
  );
}

async function objectToPdf(file: string) {
  const bytes = await fs.readFile(file);
  if (bytes.toString("latin1", 0, 5) !== "%PDF-") return "fileDisguised";
  return bytes.subarray(-1024).includes("%%EOF") ? undefined : "fileBroken";
}

/** Spreadsheets and installers use the same container; only a Word document has this stream. */
async function objectToOldWord(file: string) {
  const bytes = await fs.readFile(file);
  return bytes.includes(Buffer.from("WordDocument", "utf16le")) ? undefined : "fileDisguised";
}

async function objectToWord(file: string) {
  const handle = await fs.open(file);
  const names = await listZipNames(handle).finally(() => handle.close());
  if (names.length === 0) return "fileBroken";
  return names.includes("word/document.xml") ? undefined : "fileDisguised";
}
