import { expect, it } from "vitest";
import { office } from "#contract/calls/office.ts";
import { publicCalls } from "#contract/calls/public.ts";
import type { Appearance, KeptAppearance } from "#contract/entities/appearance.ts";
import type { ApiError } from "#contract/errors.ts";
import { useBackend } from "../../../world/backend.ts";

const { call, addAdvisor } = await useBackend();
const { token } = await addAdvisor({ isOffice: true });
const shown = async () => (await call<Appearance>(publicCalls.fetchAppearance)).body;
const versionNow = async () => (await call<KeptAppearance>(office.fetchKeptAppearance, {}, token)).body.version;
const change = (body: object) => call<ApiError>(office.changeAppearance, { body }, token);

it("shows everybody the name that the office gave the programme, until it takes it back", async () => {
  expect(await shown()).toEqual({ name: null });
  expect((await change({ name: "  Duale Hochschule Nordstadt " })).status).toBe(204);
  expect(await shown()).toEqual({ name: "Duale Hochschule Nordstadt" });
  const tooLong = await change({ name: "N".repeat(41) });
  expect([tooLong.status, Object.keys(tooLong.body.customErrors ?? {})]).toEqual([422, ["name"]]);
  expect((await change({ name: null })).status).toBe(204);
  expect(await shown()).toEqual({ name: null });
});

it("overwrites no name that somebody else gave meanwhile", async () => {
  const version = await versionNow();
  expect((await change({ name: "Nordstadt", version })).status).toBe(204);
  const late = await change({ name: "Südstadt", version });
  expect([late.status, late.body.customErrors]).toEqual([409, { name: ["stale"] }]);
  expect((await change({ name: "Nordstadt", version })).status).toBe(204);
});
