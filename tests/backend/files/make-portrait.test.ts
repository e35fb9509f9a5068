import sharp from "sharp";
import { expect, it } from "vitest";
import { drawPerson } from "#backend/demo/draw-face.ts";
import { makeCompanyPicture, makeFace } from "#backend/files/make-portrait.ts";

const skin = { r: 0xa9, g: 0x71, b: 0x4b };
const person = drawPerson({ skin: "#a9714b", hair: "#2a1d18", clothes: "#0f766e" });

/** How far from the skin's colour the middle of a picture is, by the channel that differs most. */
async function distanceFromSkin(picture: Buffer) {
  const { width, height } = await sharp(picture).metadata();
  const middle = { left: width / 2 - 25, top: height / 2 - 25, width: 50, height: 50 };
  const cut = await sharp(picture).extract(middle).toBuffer();
  const { channels } = await sharp(cut).stats();
  const [r = 0, g = 0, b = 0] = channels.map(({ mean }) => mean);
  return Math.max(Math.abs(r - skin.r), Math.abs(g - skin.g), Math.abs(b - skin.b));
}

it("cuts a picture to 500 × 500 pixels around the face, wherever it is", async () => {
  const portrait = await sharp(person).png().toBuffer();
  const onWide = (left: number) =>
    sharp({ create: { width: 2800, height: 800, channels: 3, background: "#dfe7ea" } })
      .composite([{ input: portrait, left, top: 0 }])
      .png()
      .toBuffer();
  for (const left of [0, 1600]) {
    const wide = await onWide(left);
    expect(await distanceFromSkin(wide)).toBeGreaterThan(60);
    const face = await makeFace(wide);
    expect(await sharp(face).metadata()).toMatchObject({ format: "jpeg", width: 500, height: 500 });
    expect(await distanceFromSkin(face)).toBeLessThan(60);
    expect(await distanceFromSkin(await makeCompanyPicture(wide))).toBeLessThan(60);
  }
});

it("takes the middle of a picture without a face", async () => {
  const sign = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#a9714b" } })
    .png()
    .toBuffer();
  const hall = await sharp({ create: { width: 300, height: 900, channels: 3, background: "teal" } })
    .composite([{ input: sign, left: 0, top: 300 }])
    .png()
    .toBuffer();
  const cut = await makeFace(hall);
  expect(await sharp(cut).metadata()).toMatchObject({ width: 500, height: 500 });
  expect(await distanceFromSkin(cut)).toBeLessThan(5);
});
