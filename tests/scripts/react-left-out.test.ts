import { readdirSync, readFileSync } from "node:fs";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { withoutLeftOut } from "../../scripts/left-out.ts";
import { events, svgAttributes } from "../../scripts/react-left-out.ts";

const file = (name: string) => `node_modules/${name}/cjs/${name}.production.min.js`;
const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ path: `app/${name}`, text: readFileSync(`app/${name}`, "utf8") }));
const routers = [
  "@remix-run/react/dist/esm/components.js",
  "react-router/dist/index.js",
  "react-router-dom/dist/index.js",
];

test("React's files of this version lose a tenth and more, and stay scripts", () => {
  for (const name of ["react", "react-dom", "scheduler"]) {
    const whole = readFileSync(file(name), "utf8");
    const left = withoutLeftOut(`/portal/${file(name)}`, whole, parseAst)!;
    expect(left.length, name).toBeLessThan(whole.length * 0.9);
    expect(() => parseAst(left)).not.toThrow();
  }
});

test("a file of another version fails the build", () => {
  const whole = readFileSync(file("react-dom"), "utf8");
  const build = (code: string) => withoutLeftOut(`/portal/${file("react-dom")}`, code, parseAst);
  expect(() => build(whole.replace("exports.hydrate=", "exports.hydrates="))).toThrow("exports.hydrate=");
  expect(() => build(`${whole}if(0===(a.mode&1));`)).toThrow("12 times instead of 11");
});

test("no component listens to an event that React no longer knows here", () => {
  const known = new Set([...events.map((name) => name[0]!.toUpperCase() + name.slice(1)), "Focus", "Blur", "Change"]);
  known.add("MouseEnter").add("MouseLeave");
  for (const { path, text } of sources)
    for (const [, name] of text.matchAll(/\bon([A-Z]\w+)=/g))
      expect(known, `${path}: on${name} (scripts/react-left-out.ts)`).toContain(name);
});

test("no picture has an attribute that React no longer knows here", () => {
  const hyphens =
    /\b(stroke|fill|clip|text|marker|dominant|stop|flood|color|vector|alignment|baseline|xlink|xml)([A-Z]\w+)=/g;
  for (const { path, text } of sources)
    for (const [, first, rest] of text.matchAll(hyphens))
      expect(svgAttributes, path).toContain(
        `${first}${rest!.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      );
});

const gone = [
  ...[
    "createPortal",
    "createRoot",
    "findDOMNode",
    "PureComponent",
    "StrictMode",
    "Profiler",
    "cloneElement",
    "createRef",
  ],
  ...["useImperativeHandle", "useInsertionEffect", "useDebugValue", "useDeferredValue", "useTransition"],
].join("|");
const oldWays =
  "UNSAFE_component\\w+|component(Did|Will)(Mount|Update|Unmount|\\w+Props)|shouldComponentUpdate|contextTypes|contentEditable";

test("neither our components nor the router use what is left out", () => {
  for (const { path, text } of sources)
    expect(text.match(new RegExp(`\\b(${gone}|${oldWays})\\b`))?.[0], path).toBeUndefined();
  for (const path of routers) {
    const text = readFileSync(`node_modules/${path}`, "utf8");
    expect(text.match(new RegExp(`\\bReact(DOM)?\\.(${gone})\\b`))?.[0], path).toBeUndefined();
  }
});

test("styles in components hold no numbers, which React no longer tells apart here", () => {
  for (const { path, text } of sources)
    for (const [style] of text.matchAll(/style=\{\{[^}]*\}\}?/g)) expect(style, path).not.toMatch(/:\s*[\d.]+[,\s}]/);
});

test("components only count and map their children, which is what React can still do here", () => {
  for (const { path, text } of sources)
    for (const [, name] of text.matchAll(/\bChildren\.(\w+)/g))
      expect(["count", "map"], `${path} (scripts/react-left-out.ts)`).toContain(name);
});
