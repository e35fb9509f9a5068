import { readdirSync, readFileSync } from "node:fs";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { leftOut, withoutLeftOut } from "../../scripts/left-out.ts";

const id = "/portal/node_modules/@remix-run/react/dist/esm/components.js";
const component = (name: string) => `function ${name}(a) {\n  function within() { return a; }\n  return within();\n}\n`;
const cut = ["NavLink", "Link", "Form"].map((name) => `${name}.displayName = "${name}";`).join("");

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
  expect(() => withoutLeftOut(id, component("PrefetchPageLinks"), parseAst)).toThrow(
    'has not once: NavLink.displayName = "NavLink";',
  );
});

test("other files stay as they are", () => {
  expect(withoutLeftOut("/portal/app/root.tsx", component("PrefetchPageLinks"), parseAst)).toBeUndefined();
});

const router = "node_modules/@remix-run/router/dist/router.js";
const routers = [
  router,
  "node_modules/react-router/dist/index.js",
  "node_modules/react-router-dom/dist/index.js",
  ...["browser", "components", "data", "invariant", "routes"].map(
    (name) => `node_modules/@remix-run/react/dist/esm/${name}.js`,
  ),
];

test("the files of this version of Remix and its router are cut, and stay scripts", () => {
  for (const name of routers) {
    const whole = readFileSync(name, "utf8");
    const left = withoutLeftOut(`/portal/${name}`, whole, parseAst)!;
    expect(left, name).not.toBe(whole);
    expect(() => parseAst(left), name).not.toThrow();
  }
});

test("a router of another version fails the build", () => {
  const whole = readFileSync(router, "utf8");
  const build = (code: string) => withoutLeftOut(`/portal/${router}`, code, parseAst);
  expect(() => build(whole.replace("function abortFetcher(", "function abortFetchers("))).toThrow(
    "abortFetcher 0 times",
  );
  expect(() => build(`${whole}if (revalidatingFetchers.length > 0);`)).toThrow("3 times instead of 2");
  expect(() => build(whole.replace("fetchLoadMatches.forEach((f, key)", "fetchLoadMatches.forEach((f)"))).toThrow(
    "has not once: fetchLoadMatches",
  );
});

test.each([
  ["@remix-run/react", "2.17.5"],
  ["@remix-run/router", "1.23.3"],
  ["react-router", "6.30.4"],
  ["react-router-dom", "6.30.4"],
])("%s is the version whose functions the stubs were read beside", (name, version) => {
  expect(JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")).version).toBe(version);
});

test("no component has a fetcher, a blocker or a loader of its own in the browser", () => {
  const gone =
    /\b(useFetchers?|fetcherKey|useBlocker|useRevalidator|useViewTransitionState|viewTransition|unstable_usePrompt|ScrollRestoration|Await|client(Loader|Action)|useSubmit)\b/;
  for (const name of readdirSync("app", { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name)))
    expect(readFileSync(`app/${name}`, "utf8").match(gone)?.[0], `${name} (scripts/left-out.ts)`).toBeUndefined();
});
