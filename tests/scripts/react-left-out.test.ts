import { readdirSync, readFileSync } from "node:fs";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { withoutLeftOut } from "../../scripts/left-out.ts";
import { events, svgAttributes, withoutCuts } from "../../scripts/react-left-out.ts";

const file = (name: string) => `node_modules/${name}/cjs/${name}.production.min.js`;
const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ path: `app/${name}`, text: readFileSync(`app/${name}`, "utf8") }));
const routers = [
  "@remix-run/react/dist/esm/components.js",
  "react-router/dist/index.js",
  "react-router-dom/dist/index.js",
];

test("React's files of this version lose a fifth and more, and stay scripts", () => {
  for (const name of ["react", "react-dom"]) {
    const whole = readFileSync(file(name), "utf8");
    const left = withoutLeftOut(`/portal/${file(name)}`, whole, parseAst)!;
    expect(left.length, name).toBeLessThan(whole.length * 0.82);
    expect(() => parseAst(left)).not.toThrow();
  }
});

test("a file of another version fails the build", () => {
  const whole = readFileSync(file("react-dom"), "utf8");
  const other = whole.replace("function Ve(", "function Vf(");
  expect(() => withoutCuts(`/portal/${file("react-dom")}`, other)).toThrow("has not once");
  const onceMore = `${whole}if(0===(a.mode&1));`;
  expect(() => withoutCuts(`/portal/${file("react-dom")}`, onceMore)).toThrow("12");
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

test("neither our components nor the router use what is left out", () => {
  const gone =
    /\b(createPortal|createRoot|findDOMNode|PureComponent|StrictMode|Profiler|cloneElement|createRef|useImperativeHandle|useInsertionEffect|useDebugValue|useDeferredValue|useTransition|contentEditable|UNSAFE_component\w+|component(Did|Will)(Mount|Update|Unmount|ReceiveProps)|shouldComponentUpdate|getSnapshotBeforeUpdate|contextTypes)\b/;
  const ofRouters = routers.map((name) => ({ path: name, text: readFileSync(`node_modules/${name}`, "utf8") }));
  for (const { path, text } of [...sources, ...ofRouters]) expect(text.match(gone)?.[0], path).toBeUndefined();
});

test("styles in components hold no numbers, which React no longer tells apart here", () => {
  for (const { path, text } of sources)
    for (const [style] of text.matchAll(/style=\{\{[^}]*\}\}?/g)) expect(style, path).not.toMatch(/:\s*[\d.]+[,\s}]/);
});
