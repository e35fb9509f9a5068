import sharp from "sharp";
import { expect, it } from "vitest";
import { advisor } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import type { Unit } from "#contract/entities/unit.ts";
import { useWorld } from "../../../world/world.ts";

const { call, addAdvisor, addMia, miriam, origin } = await useWorld();
const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#a9714b" } })
  .jpeg()
  .toBuffer();
const upload = (bytes: BlobPart, name: string) =>
  call<{ imagePath: string; customErrors?: object }>(
    advisor.uploadPicture,
    { file: new File([bytes], name) },
    miriam.token,
  );
const pathOf = async (token: string) => (await call<Unit>(applicant.fetchUnit, {}, token)).body.advisor?.imagePath;
const read = (imagePath: string, token: string) =>
  fetch(`${origin}/v1${imagePath}`, { headers: { Authorization: `Bearer ${token}` } });

it("an advisor's picture is for their applicants, and another one takes its place", async () => {
  const own = await addMia();
  const other = await addMia({}, { advisorId: (await addAdvisor()).id });
  expect(await pathOf(own.token)).toBeNull();
  const { body } = await upload(new Uint8Array(photo), "ich.jpg");
  expect(await pathOf(own.token)).toBe(body.imagePath);

  const seen = await read(body.imagePath, own.token);
  expect(seen.headers.get("Content-Type")).toContain("image/jpeg");
  const size = await sharp(Buffer.from(await seen.arrayBuffer())).metadata();
  expect([size.width, size.height]).toEqual([500, 500]);
  expect((await read(body.imagePath, other.token)).status).toBe(404);

  const next = await upload(new Uint8Array(photo), "neu.jpg");
  expect(await pathOf(own.token)).toBe(next.body.imagePath);
  expect((await read(body.imagePath, own.token)).status).toBe(404);
});

it("an advisor sees the picture that they gave", async () => {
  const ada = await addAdvisor();
  const own = () => fetch(`${origin}/advisor/v1/me/picture`, { headers: { Authorization: `Bearer ${ada.token}` } });
  const path = async () => (await call<{ imagePath: string | null }>(advisor.fetchMe, {}, ada.token)).body.imagePath;
  expect([(await own()).status, await path()]).toEqual([404, null]);
  const file = new File([new Uint8Array(photo)], "ich.jpg");
  const { body } = await call<{ imagePath: string }>(advisor.uploadPicture, { file }, ada.token);
  expect(await path()).toBe(body.imagePath);
  const seen = Buffer.from(await (await own()).arrayBuffer());
  expect(await sharp(seen).metadata()).toMatchObject({ format: "jpeg", width: 500, height: 500 });
});

it("what is no picture is refused", async () => {
  const { status, body } = await upload("%PDF-1.7\n%%EOF", "ich.pdf");
  expect([status, body.customErrors]).toEqual([422, { file: ["pictureType"] }]);
});
