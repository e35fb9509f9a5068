import sharp from "sharp";
import { expect, it } from "vitest";
import { withPicture } from "#backend/files/pictures.ts";
import { limits } from "#contract/limits.ts";

const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: "teal" } })
  .png()
  .toBuffer();

it("works on one picture at a time, also after one that does not decode", async () => {
  let atWork = 0;
  let most = 0;
  const decode = (bytes: Buffer) =>
    withPicture(bytes, async (opened) => {
      atWork += 1;
      most = Math.max(most, atWork);
      const { length } = await opened.raw().toBuffer();
      atWork -= 1;
      return length;
    });
  const broken = Buffer.from("no picture");
  const outcomes = await Promise.allSettled([picture, broken, picture, picture, broken, picture].map(decode));
  expect(outcomes.map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
  expect(most).toBe(1);
});

it("refuses with 503 when too many wait, and takes pictures again afterwards", async () => {
  const work = () => withPicture(picture, (opened) => opened.raw().toBuffer());
  const waiting = Array.from({ length: limits.picturesWaiting }, work);
  await expect(work()).rejects.toMatchObject({ code: 503 });
  expect(await Promise.all(waiting)).toHaveLength(limits.picturesWaiting);
  expect((await work()).length).toBe(40 * 20 * 3);
});
