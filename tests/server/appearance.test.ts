import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { publicCalls } from "#contract/calls/public.ts";
import { limits } from "#contract/limits.ts";
import { openAppearance } from "#server/appearance.ts";
import { answerJson, standInUrl, unreachable, useStandIns } from "../world/stand-ins.ts";

const stub = useStandIns();
const log = { warn: vi.fn() };
const answer = (name: string | null) => stub(publicCalls.fetchAppearance, () => answerJson({ name, logo: null }));
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
