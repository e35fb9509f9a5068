import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { detectType } from "#backend/files/detect-type.ts";
import { useTemporaryDirectory } from "../../world/temporary-directory.ts";
import { zip } from "./zip.ts";

const file = path.join(useTemporaryDirectory(), "upload");

async function detect(name: string, content: Buffer | string) {
  await fs.writeFile(file, content);
  return detectType(file, name);
}
const refusal = (key: string) => ({ code: 422, customErrors: { file: [key] } });

const picture = sharp({
  create: {
    width: 400,
    height: 300,
    channels: 3,
    background: "white",
    noise: { type: "gaussian", mean: 128, sigma: 30 },
  },
});
const jpeg = await picture.clone().jpeg().toBuffer();
const png = await picture.clone().png().toBuffer();
const pdf = "%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n";
const html = "<!doctype html><script>alert(1)</script>";
const types =
  '<Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>';
const docx = zip({ "[Content_Types].xml": types, "word/document.xml": "<w:document/>" });
const container = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600)]);
const doc = Buffer.concat([container, Buffer.from("WordDocument", "utf16le"), Buffer.alloc(600)]);
const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

describe("detectType", () => {
  it.each([
    ["photo.jpg", jpeg, "image/jpeg", "jpg"],
    ["Photo.JPEG", jpeg, "image/jpeg", "jpeg"],
    ["photo.png", png, "image/png", "png"],
    ["cv.pdf", pdf, "application/pdf", "pdf"],
    ["cv.doc", doc, "application/msword", "doc"],
    ["cv.docx", docx, docxType, "docx"],
  ])("knows %s", async (name, content, mimeType, extension) => {
    expect(await detect(name, content)).toEqual({ mimeType, extension });
  });

  it.each(["cv.exe", "cv", "cv.pdf.html", ".pdf", "cv.svg"])("refuses the name %s", async (name) => {
    await expect(detect(name, pdf)).rejects.toMatchObject(refusal("fileType"));
  });

  it.each([
    ["cv.pdf", html],
    ["photo.jpg", html],
    ["photo.jpg", png],
    ["cv.doc", container],
    ["cv.doc", docx],
    ["cv.docx", doc],
    ["cv.docx", zip({ "xl/workbook.xml": "<workbook/>" })],
  ])("refuses a %s that is something else", async (name, content) => {
    await expect(detect(name, content)).rejects.toMatchObject(refusal("fileDisguised"));
  });

  it.each([
    ["photo.jpg", jpeg.subarray(0, jpeg.length / 2)],
    ["photo.png", png.subarray(0, png.length / 2)],
    ["cv.pdf", pdf.replace("%%EOF", "")],
    ["cv.docx", docx.subarray(0, docx.length - 30)],
  ])("refuses a %s that is not whole", async (name, content) => {
    await expect(detect(name, content)).rejects.toMatchObject(refusal("fileBroken"));
  });

  it.each([
    ["in three bytes", { width: 10_000, height: 5001, channels: 3 }],
    ["in four bytes", { width: 5001, height: 5000, channels: 4 }],
  ] as const)("refuses a picture with too many pixels %s", async (_depth, size) => {
    const flat = sharp({ create: { ...size, background: "white" } });
    await expect(detect("big.png", await flat.png().toBuffer())).rejects.toMatchObject(refusal("pictureTooLarge"));
  });

  it("refuses a picture of fewer pixels when each takes eight bytes, and takes it when it takes four", async () => {
    const flat = sharp({ create: { width: 3600, height: 3600, channels: 4, background: "white" } });
    const deep = await flat.clone().toColourspace("rgb16").png({ compressionLevel: 9 }).toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe("ushort");
    await expect(detect("deep.png", deep)).rejects.toMatchObject(refusal("pictureTooLarge"));
    expect((await detect("flat.png", await flat.png().toBuffer())).extension).toBe("png");
  });
});
