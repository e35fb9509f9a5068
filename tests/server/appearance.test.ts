import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { publicCalls } from "#contract/calls/public.ts";
import { limits } from "#contract/limits.ts";
import { openAppearance } from "#server/appearance.ts";
import { deferred } from "../world/deferred.ts";
import { answerJson, standInUrl, unreachable, useStandIns } from "../world/stand-ins.ts";

const stub = useStandIns();
const log = { warn: vi.fn() };
const places = { abilities: null, search: null, selfmatching: null, contracts: null, company: null, advisor: null };
const said = { name: null, ...places, logo: null };
const answer = (name: string | null) => stub(publicCalls.fetchAppearance, () => answerJson({ ...said, name }));
const open = () => openAppearance(standInUrl, log);

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval"] }));
afterEach(() => vi.useRealTimers());

test("a name that the office gives elsewhere is known after a while, and here at once", async () => {
  answer(null);
  const { shown, refresh } = await open();
  expect(shown()).toEqual({});
  answer("Nordstadt");
  await refresh();
  expect(shown()).toEqual({ programmeName: "Nordstadt" });
  answer("Südstadt");
  vi.advanceTimersByTime(limits.appearanceMilliseconds);
  await vi.waitFor(() => expect(shown()).toEqual({ programmeName: "Südstadt" }));
});

test("an answer that was on its way before a change does not come after what the change brought", async () => {
  answer(null);
  const { shown, refresh } = await open();
  const [asked, slow] = [deferred(), deferred()];
  stub(publicCalls.fetchAppearance, async () => {
    asked.resolve();
    await slow.promise;
    return answerJson({ ...said, name: "Nordstadt" });
  });
  vi.advanceTimersByTime(limits.appearanceMilliseconds);
  await asked.promise;
  answer("Südstadt");
  const refreshed = refresh();
  // The newer answer would be here by now.
  await new Promise((resolve) => setTimeout(resolve, 50));
  slow.resolve();
  await refreshed;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(shown()).toEqual({ programmeName: "Südstadt" });
});

test("places in other colours bring a style sheet, at an address that changes with it", async () => {
  stub(publicCalls.fetchAppearance, () => answerJson({ ...said, company: "crimson" }));
  const { shown, refresh } = await open();
  const { coloursUrl } = shown();
  expect(coloursUrl).toMatch(/^\/assets\/colours\/[0-9a-f]{16}\.css$/);
  stub(publicCalls.fetchAppearance, () => answerJson({ ...said, company: "pink" }));
  await refresh();
  expect(shown().coloursUrl).not.toBe(coloursUrl);
  // The colour in which it comes is nothing to load.
  stub(publicCalls.fetchAppearance, () => answerJson({ ...said, company: "indigo" }));
  await refresh();
  expect(shown()).toEqual({});
});

test("a portal begins without its backend, and keeps what it knew when the backend is away", async () => {
  stub(publicCalls.fetchAppearance, unreachable);
  const { shown, refresh } = await open();
  expect(shown()).toEqual({});
  answer("Nordstadt");
  await refresh();
  stub(publicCalls.fetchAppearance, unreachable);
  await refresh();
  expect(shown()).toEqual({ programmeName: "Nordstadt" });
  expect(log.warn).toHaveBeenCalledTimes(2);
});
