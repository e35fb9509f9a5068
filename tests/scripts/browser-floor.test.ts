import { describe, expect, test } from "vitest";
import { failureReporter } from "#app/script-failure.ts";
import { newerThanReaders, oldestBrowsers, syntaxTargets, tooNewIn } from "../../scripts/browser-floor.ts";

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
    ["listener?.(...names,1)", "?.(...list, more)"],
    ["list?.add(...names,1)", "?.(...list, more)"],
    ["const query=new URLSearchParams(a);query.size", "URLSearchParams.size"],
    ["new URLSearchParams(a).size", "URLSearchParams.size"],
    ["function write(a){const b=new URLSearchParams;return()=>b.size?a+b:a}", "URLSearchParams.size"],
  ])("%s", (script, name) => expect(tooNewIn([script])).toEqual([name]));
});

describe("a script may", () => {
  test.each([
    ["call what the floor has", "[1].includes(1);Object.entries(a);text.padStart(2)"],
    ["ask before it calls", "dialog.scrollIntoViewIfNeeded?.();typeof reportError=='function'&&reportError(error)"],
    ["spread what comes last", "listener?.(1,...names);list.add(...names,1)"],
    ["have names of its own", "const change={at:1,structuredClone:2};change.at"],
    ["read an old property of a newer one's name", "const list=new Map;list.size;(file=>file.size)(file)"],
    ["use a name twice", "{const a=new URLSearchParams;const b=[a=>a.size,({a})=>a.size]}{const a=new Set;a.size}"],
    ["read a property of a later name", "const a=new URLSearchParams;const write=()=>{const a=names();return a.size}"],
  ])("%s", (_what, script) => expect(tooNewIn([script])).toEqual([]));
});

test("what older browsers lack is theirs alone: they cannot read the script that starts the others", () => {
  expect(tooNewIn(["Object.fromEntries(list.flat());new Map(list.map(one=>one.id))"])).toEqual([]);
  expect(failureReporter).toContain("?.");
});

test("features that some browsers lack that start scripts are known by their full path", () => {
  const paths = newerThanReaders();
  expect(paths).toEqual(expect.arrayContaining(["Array.prototype.at", "AbortSignal.timeout", "structuredClone"]));
  expect(paths).not.toContain("Array.prototype.map");
});
