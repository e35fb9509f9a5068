import { randomBytes } from "node:crypto";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { partsToDecode } from "#backend/files/picture-parts.ts";
import { limits } from "#contract/limits.ts";

const drawn = () => sharp({ create: { width: 64, height: 48, channels: 3, background: "teal" } });
const pixelsOf = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

const progressive = await drawn().jpeg({ progressive: true }).toBuffer();

describe("a PNG", () => {
  const partOf = (name: string, data: Buffer) => {
    const part = Buffer.alloc(12 + data.length);
    part.writeUInt32BE(data.length);
    part.write(name, 4, "latin1");
    data.copy(part, 8);
    return part;
  };
  const afterHeader = 33;

  it("loses what says nothing of its pixels, such as texts that unpack to forty megabytes", async () => {
    const png = await drawn().png().toBuffer();
    const text = partOf("zTXt", Buffer.concat([Buffer.from("Comment\0\0"), deflateSync(Buffer.alloc(40_000_000))]));
    const bomb = Buffer.concat([png.subarray(0, afterHeader), text, text, png.subarray(afterHeader)]);
    const parts = partsToDecode(bomb);
    expect(parts.includes("zTXt")).toBe(false);
    expect(await pixelsOf(parts)).toEqual(await pixelsOf(png));
  });
  it("keeps its colours", async () => {
    const png = await drawn().withIccProfile("p3").png().toBuffer();
    expect(partsToDecode(png).includes("iCCP")).toBe(true);
  });
  it("that breaks off still breaks off", async () => {
    const png = await drawn().png().toBuffer();
    const torn = partsToDecode(png.subarray(0, png.length - 30));
    await expect(sharp(torn, { failOn: "error" }).raw().toBuffer()).rejects.toThrow();
  });
});

describe("a JPEG", () => {
  const lastScan = progressive.subarray(progressive.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  const withScans = (more: number) =>
    Buffer.concat([progressive.subarray(0, -2), ...Array(more).fill(lastScan), progressive.subarray(-2)]);

  it("may be progressive", () => {
    expect(partsToDecode(progressive)).toBe(progressive);
    expect(() => partsToDecode(withScans(50))).not.toThrow();
  });
  it("may not go through its pixels again and again", () => {
    expect(() => partsToDecode(withScans(limits.pictureScans))).toThrow("scans");
  });
  it("may have anything behind its end and in its own parts, as a camera's film and small picture", () => {
    const scans = Buffer.concat(Array(200).fill(Buffer.from([0xff, 0xda, 0, 2])));
    const part = Buffer.concat([Buffer.from([0xff, 0xe2]), Buffer.from([0, 0]), scans]);
    part.writeUInt16BE(part.length - 2, 2);
    const photo = Buffer.concat([
      progressive.subarray(0, 2),
      part,
      progressive.subarray(2),
      scans,
      randomBytes(99_999),
    ]);
    expect(partsToDecode(photo)).toBe(photo);
  });
});

it("refuses a drawing by whatever name it came: it is a program", () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  expect(() => partsToDecode(drawing)).toThrow("jpeg or a png");
});
