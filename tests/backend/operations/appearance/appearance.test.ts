import sharp from "sharp";
import { expect, it } from "vitest";
import { office } from "#contract/calls/office.ts";
import { publicCalls } from "#contract/calls/public.ts";
import type { ApiError } from "#contract/entities/api-error.ts";
import type { Appearance, KeptAppearance } from "#contract/entities/appearance.ts";
import { useBackend } from "../../../world/backend.ts";

const { call, addAdvisor } = await useBackend();
const { token } = await addAdvisor({ isOffice: true });
const shown = async () => (await call<Appearance>(publicCalls.fetchAppearance)).body;
const versionNow = async () => (await call<KeptAppearance>(office.fetchKeptAppearance, {}, token)).body.version;
const change = (body: object) => call<ApiError>(office.changeAppearance, { body }, token);

it("shows everybody the name that the office gave the programme, until it takes it back", async () => {
  expect(await shown()).toMatchObject({ name: null });
  expect((await change({ name: "  Duale Hochschule Nordstadt " })).status).toBe(204);
  expect(await shown()).toMatchObject({ name: "Duale Hochschule Nordstadt" });
  const tooLong = await change({ name: "N".repeat(41) });
  expect([tooLong.status, Object.keys(tooLong.body.customErrors ?? {})]).toEqual([422, ["name"]]);
  expect((await change({ name: null })).status).toBe(204);
  expect(await shown()).toMatchObject({ name: null });
});

it("shows everybody the colours that the office gave to places, and takes none that there is not", async () => {
  expect((await change({ company: "crimson", search: "bronze" })).status).toBe(204);
  expect(await shown()).toMatchObject({ company: "crimson", search: "bronze", advisor: null });
  expect((await change({ company: "#ff0000" })).status).toBe(422);
  const version = await versionNow();
  await change({ search: "pink", version });
  const late = await change({ search: "blue", company: "teal", version });
  expect([late.status, late.body.customErrors]).toEqual([409, { search: ["stale"] }]);
  await change({ company: null, search: null });
  expect(await shown()).toMatchObject({ company: null, search: null });
});

it("overwrites no name that somebody else gave meanwhile", async () => {
  const version = await versionNow();
  expect((await change({ name: "Nordstadt", version })).status).toBe(204);
  const late = await change({ name: "Südstadt", version });
  expect([late.status, late.body.customErrors]).toEqual([409, { name: ["stale"] }]);
  expect((await change({ name: "Nordstadt", version })).status).toBe(204);
});

it("shows a logo as a small PNG that keeps what is transparent, at an address that changes with it", async () => {
  const upload = (file?: File) => call<ApiError>(office.uploadLogo, { fields: {}, file }, token);
  const draw = async (background: string) => {
    const picture = sharp({ create: { width: 1200, height: 300, channels: 4, background } });
    return new File([new Uint8Array(await picture.png().toBuffer())], "Logo.png");
  };
  const { name } = await shown();
  expect((await upload(await draw("#0000"))).status).toBe(204);
  const { logo } = await shown();
  expect(logo).toEqual({ hash: expect.stringMatching(/^[0-9a-f]{16}$/), width: 384, height: 96 });
  const fetchLogo = (hash = "") => call(publicCalls.fetchLogo, { params: { hash } });
  expect((await fetchLogo(logo?.hash)).status).toBe(200);

  const disguised = await upload(new File(["<svg/>"], "Logo.png"));
  expect([disguised.status, disguised.body.customErrors]).toEqual([422, { file: ["fileDisguised"] }]);
  expect((await upload(new File(["<svg/>"], "Logo.svg"))).body.customErrors).toEqual({ file: ["pictureType"] });
  await upload(await draw("#3e63dd"));
  expect((await fetchLogo(logo?.hash)).status).toBe(404);

  expect((await call(office.deleteLogo, {}, token)).status).toBe(204);
  expect(await shown()).toMatchObject({ name, logo: null });
});
