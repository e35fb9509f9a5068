import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { sanitizePicture } from "#backend/files/sanitize-picture.ts";
import { limits } from "#contract/limits.ts";
import { useTemporaryDirectory } from "../../world/temporary-directory.ts";

const directory = useTemporaryDirectory();
const source = path.join(directory, "source");
const target = path.join(directory, "target");
const wide = sharp({ create: { width: 40, height: 20, channels: 3, background: "teal" } });

it("turns a photo upright and removes its place and device", async () => {
  const exif = { IFD0: { Model: "Phone 12", Copyright: "Ada" }, IFD3: { GPSLatitude: "48/1 24/1 0/1" } };
  await wide.clone().jpeg().withMetadata({ orientation: 6 }).withExifMerge(exif).toFile(source);
  expect((await sharp(source).metadata()).exif).toBeDefined();
  await sanitizePicture(source, target);
  const written = await sharp(target).metadata();
  expect(written).toMatchObject({ format: "jpeg", width: 20, height: 40 });
  expect(written.exif).toBeUndefined();
  expect((await fs.readFile(target)).includes("Phone 12")).toBe(false);
});

it("keeps of a photo as many pixels as a page can show, and a smaller one as large as it is", async () => {
  const edge = limits.photoPixels;
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "teal" } });
  await photo(edge * 2, edge)
    .jpeg()
    .toFile(source);
  await sanitizePicture(source, target);
  expect(await sharp(target).metadata()).toMatchObject({ width: edge, height: edge / 2 });
  await photo(edge - 1, 20)
    .jpeg()
    .toFile(source);
  await sanitizePicture(source, target);
  expect(await sharp(target).metadata()).toMatchObject({ width: edge - 1, height: 20 });
});

it("drops data hidden behind a picture and keeps its format", async () => {
  await fs.writeFile(
    source,
    Buffer.concat([await wide.clone().png().toBuffer(), Buffer.from("<script>hidden</script>")]),
  );
  await sanitizePicture(source, target);
  expect((await sharp(target).metadata()).format).toBe("png");
  expect((await fs.readFile(target)).includes("hidden")).toBe(false);
});

it("refuses files other than JPEG and PNG", async () => {
  await wide.clone().webp().toFile(source);
  await expect(sanitizePicture(source, target)).rejects.toThrow("jpeg or a png");
});
