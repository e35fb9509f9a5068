import { describe, expect, test } from "vitest";
import { demandsOf, newerThanFloor, oldestBrowsers, syntaxTargets } from "../../scripts/browser-floor.ts";

const tooNew = (...scripts: string[]) => demandsOf(scripts).tooNew;

test("the floor is defined once, and esbuild reads it, too", () => {
  expect(oldestBrowsers).toEqual(["chrome 80", "firefox 78", "safari 14"]);
  expect(syntaxTargets).toEqual(["chrome80", "firefox78", "safari14"]);
});

describe("a script demands too much", () => {
  test.each([
    ["[1].at(0)", ".at"],
    ["const last=list=>list.items.toReversed()", ".toReversed"],
    ["fetch(a,{signal:AbortSignal.timeout(9)})", "AbortSignal.timeout"],
    ["const {canParse}=URL,f=URL.canParse", "URL.canParse"],
    ["export const copy=value=>structuredClone(value)", "structuredClone"],
    ["new FinalizationRegistry(end)", "FinalizationRegistry"],
    ["Object.hasOwn(a,b)", "Object.hasOwn"],
    ['text.trim().replaceAll("a","b")', ".replaceAll"],
  ])("%s", (script, name) => expect(tooNew(script)).toEqual([name]));
});

describe("a script may", () => {
  test.each([
    ["call what the floor has", "[1].includes(1);Object.entries(a);text.padStart(2)"],
    ["ask before it calls", "dialog.scrollIntoViewIfNeeded?.();typeof reportError=='function'&&reportError(error)"],
    ["have names of its own", "const change={at:1,structuredClone:2};change.at"],
  ])("%s", (_what, script) => expect(tooNew(script)).toEqual([]));
});

test("features of the floor that some browsers with modules lack are reported as needed", () => {
  const script = "Object.fromEntries(list.flat());new Map(list.map(one=>one.id))";
  expect(demandsOf([script])).toEqual({ tooNew: [], needed: ["Array.prototype.flat", "Object.fromEntries"] });
});

test("features that the floor lacks are known by their full path", () => {
  const paths = newerThanFloor();
  expect(paths).toEqual(expect.arrayContaining(["Array.prototype.at", "AbortSignal.timeout", "structuredClone"]));
  expect(paths).not.toContain("Array.prototype.map");
});
