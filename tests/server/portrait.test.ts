import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { PostedFile } from "#app/context.ts";
import { limits } from "#contract/limits.ts";
import { portraitFrom } from "#server/portrait.ts";
import { useTemporaryDirectory } from "../world/temporary-directory.ts";

const path = join(useTemporaryDirectory(), "photo.png");

test("one address fills no queue of everybody's: its pictures wait for each other, and too many are refused", async () => {
  const photo = { create: { width: 400, height: 500, channels: 3, background: "teal" } } as const;
  await writeFile(path, await sharp(photo).png().toBuffer());
  const cutFor = (ip: string) => portraitFrom({ ip })({ path } as PostedFile);
  const many = Array.from({ length: limits.picturesWaiting + 1 }, () => cutFor("192.0.2.7"));
  expect(await cutFor("192.0.2.8")).toBeInstanceOf(Buffer);
  const outcomes = await Promise.all(many);
  expect(outcomes.filter((outcome) => outcome !== "busy")).toHaveLength(limits.uploadsOfOne);
  expect(await cutFor("192.0.2.7")).toBeInstanceOf(Buffer);
});
