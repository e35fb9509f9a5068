import sharp from "sharp";
import { expect, it } from "vitest";
import { withPicture } from "#backend/files/pictures.ts";
import { limits } from "#contract/limits.ts";

const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: "teal" } })
  .png()
  .toBuffer();

/** How many of these pictures were worked on at once, at most, and which were. */
async function workOn(pictures: Buffer[]) {
  let atWork = 0;
  let most = 0;
  const decode = (bytes: Buffer) =>
    withPicture(bytes, async (opened) => {
      atWork += 1;
      most = Math.max(most, atWork);
      await opened.raw().toBuffer();
      atWork -= 1;
    });
  const outcomes = await Promise.allSettled(pictures.map(decode));
  return { most, wereDone: outcomes.map(({ status }) => status === "fulfilled") };
}

/** It takes longer to decode than to read. */
const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: "teal" } })
  .jpeg()
  .toBuffer();

it("works on two pictures at a time, also after one that does not decode", async () => {
  const broken = Buffer.from("no picture");
  const truncated = picture.subarray(0, 60);
  const { most, wereDone } = await workOn([photo, broken, photo, truncated, picture, truncated, photo, photo]);
  expect(wereDone).toEqual([true, false, true, false, true, false, true, true]);
  expect(most).toBe(2);
});

it("works on one picture at a time while two would need more memory than one may", async () => {
  const height = 5000;
  const width = Math.ceil(limits.pictureBytes / 2 / 3 / height) + 1;
  const large = await sharp({ create: { width, height, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  expect(await workOn([large, large, large])).toEqual({ most: 1, wereDone: [true, true, true] });
});

it("refuses with 503 when too many wait, and takes pictures again afterwards", async () => {
  const work = () => withPicture(picture, (opened) => opened.raw().toBuffer());
  const waiting = Array.from({ length: limits.picturesWaiting }, work);
  await expect(work()).rejects.toMatchObject({ code: 503 });
  expect(await Promise.all(waiting)).toHaveLength(limits.picturesWaiting);
  expect((await work()).length).toBe(40 * 20 * 3);
});
