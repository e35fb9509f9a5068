import { parseAst } from "vite";
import { expect, test } from "vitest";
import { leftOut, withoutLeftOut } from "../../scripts/left-out.ts";

const id = "/portal/node_modules/@remix-run/react/dist/esm/components.js";
const component = (name: string) => `function ${name}(a) {\n  function within() { return a; }\n  return within();\n}\n`;
const cut = 'NavLink.displayName = "NavLink";';

test("a function that no page reaches becomes a stub at any depth, and a part of one leaves", () => {
  const code = `const a = 1;${cut}\n{ ${component("PrefetchPageLinks")} }\n${component("Kept")}${component("usePrefetchBehavior")}`;
  const instead = leftOut["/@remix-run/react/dist/esm/components.js"]!;
  expect(withoutLeftOut(id, code, parseAst)).toBe(
    `const a = 1;\n{ function PrefetchPageLinks(a) {${instead.PrefetchPageLinks}}\n }\n${component("Kept")}` +
      `function usePrefetchBehavior(a) {${instead.usePrefetchBehavior}}\n`,
  );
});

test("a file of another version that lacks one of the functions fails the build", () => {
  expect(() => withoutLeftOut(id, cut + component("PrefetchPageLinks"), parseAst)).toThrow(
    "usePrefetchBehavior 0 times",
  );
});

test("a file of another version that lacks one of the parts fails the build", () => {
  expect(() => withoutLeftOut(id, component("PrefetchPageLinks"), parseAst)).toThrow(`has not once: ${cut}`);
});

test("other files stay as they are", () => {
  expect(withoutLeftOut("/portal/app/root.tsx", component("PrefetchPageLinks"), parseAst)).toBeUndefined();
});
