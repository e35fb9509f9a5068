// Makes the product's one stylesheet: Radix Themes cut down to what app/ uses, then our layers.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { transform } from "esbuild";
import postcss from "postcss";

const require = createRequire(import.meta.url);
const readJson = (path) => JSON.parse(readFileSync(require.resolve(path), "utf8"));

const APP = fileURLToPath(new URL("../app/", import.meta.url));
const OUTPUT = `${APP}styles/portal.generated.css`;
const RADIX = require.resolve("@radix-ui/themes/styles.css");

/** Sheets that several rooms share. Their order is the cascade: a later sheet may overrule an earlier one. */
const SHARED = ["ground", "text", "layout", "buttons", "fields", "lists"].map((name) => `styles/${name}.css`);
/** Sheets that only their own pages link. */
const APART = "sides/cv-generator/sheet.css";
/** Our sheets within app/: the shared ones, then those beside a component or in a room. */
export const LAYERS = [...SHARED, ...["ui", "forms", "steps", "shell", "sides"].flatMap(sheetsIn)];
/** Sheets for the reader's modes, which may overrule any other sheet. */
const MODES = ["dark", "motion", "forced-colours", "print"].map((mode) => `styles/${mode}.css`);

const COLOURS = ["yellow", "orange", "blue", "green", "indigo", "teal", "red", "slate", "gray", "black", "white"];
// The floor of ADR 0033.
const BROWSERS = readJson("../package.json").browserslist.map((name) => name.replace(" ", ""));

// Attributes of the root element (app/ui/Shell.tsx); rules for other values of them can never apply.
const FIXED = { "data-gray-color": "slate", "data-radius": "large", "data-scaling": "100%" };
FIXED["data-panel-background"] = "solid";

/** What the sources reset by `rt-reset`; Radix can reset every element. */
const RESET = ["a", "button", "input", "select", "textarea"];

const LOGICAL = { left: "inset-inline-start", right: "inset-inline-end" };
for (const box of ["margin", "padding"]) {
  LOGICAL[`${box}-left`] = `${box}-inline-start`;
  LOGICAL[`${box}-right`] = `${box}-inline-end`;
}

function sheetsIn(folder) {
  const names = readdirSync(APP + folder, { recursive: true, encoding: "utf8" }).sort();
  const paths = names.filter((name) => name.endsWith(".css")).map((name) => `${folder}/${name}`);
  return paths.filter((path) => path !== APART);
}

/** Every Radix class name that the sources write out, e.g. "rt-Button", "sm:rt-r-size-8". */
function readUsedClasses() {
  const used = new Set();
  for (const file of readdirSync(APP, { recursive: true })) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const [name] of readFileSync(APP + file, "utf8").matchAll(/(?:[a-z]{2}:)?rt-[\w.%-]+/g)) used.add(name);
  }
  return used;
}

function canMatch(part, used) {
  for (const [, name] of part.matchAll(/\.((?:[\w-]|\\.)+)/g)) {
    const plain = name.replaceAll("\\", "");
    if (plain.includes("rt-") && !used.has(plain)) return false;
  }
  for (const [, name, value] of part.matchAll(/\[(data-[\w-]+)(?:='([^']*)')?\]/g)) {
    if (name in FIXED && value && FIXED[name] !== value) return false;
    if (name === "data-accent-color" && value && !COLOURS.includes(value)) return false;
    if (name === "data-state" || name === "data-disabled") return false;
  }
  return !/\.(light|dark)(-theme)?\b/.test(part);
}

function canSelect(selector, used) {
  const reset = /^\.rt-reset:where\(([\w, ]+)\)/.exec(selector)?.[1];
  if (reset && !reset.split(",").some((tag) => RESET.includes(tag.trim()))) return false;
  let rest = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, "");
  const group = /:(?:where|is|has)\(([^()]*)\)/;
  for (let found = group.exec(rest); found; found = group.exec(rest)) {
    if (!found[1].split(",").some((part) => canMatch(part, used))) return false;
    rest = rest.replace(found[0], "");
  }
  return canMatch(rest, used);
}

/** Radix switches to dark by a class; we follow the system's setting, which needs no script. */
function followSystemDark(root) {
  root.walkRules(/\.dark\b/, (rule) => {
    const media = postcss.atRule({ name: "media", params: "(prefers-color-scheme:dark)" });
    const dark = rule.clone({ selectors: [":root", ".radix-themes"] });
    rule.replaceWith(media.append(dark));
  });
}

function dropUnmatched(root, used) {
  root.walkAtRules("supports", (rule) => {
    if (rule.params.includes("display-p3")) rule.remove();
  });
  root.walkRules((rule) => {
    if (rule.parent.name === "keyframes") return;
    const kept = rule.selectors.filter((selector) => canSelect(selector, used));
    if (kept.length) rule.selectors = kept;
    else rule.remove();
  });
}

function turnLogical(root) {
  root.walkDecls((declaration) => {
    declaration.prop = LOGICAL[declaration.prop] ?? declaration.prop;
    if (declaration.prop === "text-align" && declaration.value === "left") declaration.value = "start";
  });
}

/** Readers who set larger letters in the browser get them, and the layout of a narrower screen (ADR 0159). */
function followFontSize(root) {
  const inUnit = (unit) => (_, pixels) => `${Number(pixels) / 16}${unit}`;
  root.walkDecls((declaration) => {
    declaration.value = declaration.value
      .replace(/calc\(([\d.]+)px \* var\(--scaling\)\)/g, inUnit("rem"))
      .replace(/([\d.]+)px \* var\(--scaling\)/g, inUnit("rem"));
  });
  root.walkAtRules("media", (rule) => {
    rule.params = rule.params.replace(/\b([\d.]+)px\b/g, inUnit("em"));
  });
}

// Shorthands for both ends of an axis are newer than the floor, and so are `inset-block-start` and `inset-block-end`.
const ENDS = {
  "inset-block": ["top", "bottom"],
  "inset-block-start": ["top"],
  "inset-block-end": ["bottom"],
  "border-block": ["border-top", "border-bottom"],
  "border-block-width": ["border-top-width", "border-bottom-width"],
};
for (const box of ["margin", "padding"]) {
  ENDS[`${box}-block`] = [`${box}-top`, `${box}-bottom`];
  ENDS[`${box}-inline`] = [`${box}-inline-start`, `${box}-inline-end`];
}

/** Text runs horizontally in all our languages, so the ends of the block axis are always top and bottom. */
function spellOutEnds(root) {
  root.walkDecls((declaration) => {
    const ends = ENDS[declaration.prop];
    if (!ends) return;
    const values = declaration.prop === "border-block" ? [declaration.value] : postcss.list.space(declaration.value);
    for (const [index, prop] of ends.entries()) declaration.cloneBefore({ prop, value: values[index] ?? values[0] });
    declaration.remove();
  });
}

/** Dropping one property may leave another unused, so this repeats until nothing changes. */
function dropUnread(root) {
  for (let dropped = 1; dropped > 0; ) {
    dropped = 0;
    const read = new Set([...root.toString().matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return;
      declaration.remove();
      dropped++;
    });
  }
  const animations = new Set();
  root.walkDecls(/^animation/, (declaration) => {
    for (const word of declaration.value.split(/[\s,]+/)) animations.add(word);
  });
  root.walkAtRules("keyframes", (rule) => {
    if (!animations.has(rule.params)) rule.remove();
  });
  root.walkRules((rule) => void (rule.nodes.length || rule.remove()));
  for (let pass = 0; pass < 3; pass++) root.walkAtRules((rule) => void (rule.nodes?.length === 0 && rule.remove()));
}

/** Writes app/styles/portal.generated.css and returns its text. */
export async function buildCss() {
  const root = postcss.parse(readFileSync(RADIX, "utf8"));
  root.walkComments((comment) => void comment.remove());
  followSystemDark(root);
  dropUnmatched(root, readUsedClasses());
  turnLogical(root);
  for (const layer of [...LAYERS, ...MODES]) {
    root.append(postcss.parse(readFileSync(APP + layer, "utf8")));
  }
  followFontSize(root);
  spellOutEnds(root);
  dropUnread(root);
  const minified = await transform(root.toString(), { loader: "css", minify: true, target: BROWSERS });
  // esbuild keeps the space before the value of a custom property.
  const code = minified.code.replace(/(--[\w-]+): /g, "$1:");
  writeFileSync(OUTPUT, code);
  return code;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const code = await buildCss();
  const sizes = [code.length, gzipSync(code, { level: 9 }).length, brotliCompressSync(code).length];
  console.log(`${OUTPUT}: ${sizes[0]} bytes, gzip ${sizes[1]}, brotli ${sizes[2]}`);
}
