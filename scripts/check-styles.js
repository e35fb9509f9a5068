// `npm run check:styles`: each class is styled by one sheet, in the only room that names the class, else in styles/;
// a class in a sheet is named by some source; links are underlined in Safari as well; and what is hidden at first is
// shown in Chrome 87 as well.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import postcss from "postcss";
import { LAYERS } from "./build-css.js";

/** Returns each problem as one line. `root` is the folder that holds the sheets and the sources. */
export function checkStyles(root, layers = LAYERS) {
  const problems = [];
  const sheetOf = new Map();
  const namedIn = new Map();
  for (const sheet of layers) {
    const css = readFileSync(join(root, sheet), "utf8");
    for (const line of linesLostIn(css)) problems.push(`${sheet}: Safari drops "text-decoration: ${line}" as a whole`);
    for (const rule of neverShownIn(css)) problems.push(`${sheet}: Chrome 87 never shows "${rule}"`);
    namedIn.set(sheet, namesIn(css));
    for (const name of looksIn(css)) {
      const first = sheetOf.get(name);
      if (first) problems.push(`${sheet}: .${name} has its look from ${first}`);
      else sheetOf.set(name, sheet);
    }
  }
  const roomsOf = new Map();
  const words = new Set();
  const sources = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((path) => /\.tsx?$/.test(path));
  for (const source of sources) {
    const text = readFileSync(join(root, source), "utf8");
    for (const word of wordsIn(text)) words.add(word);
    for (const name of classesIn(text)) {
      const sheet = sheetOf.get(name) ?? "";
      if (isOfRoom(sheet) && !source.startsWith(roomOf(sheet))) {
        problems.push(`${source}: .${name} belongs to ${roomOf(sheet)}`);
      }
      roomsOf.set(name, (roomsOf.get(name) ?? new Set()).add(roomOf(source)));
    }
  }
  for (const [name, sheet] of sheetOf) {
    const [room, ...others] = roomsOf.get(name) ?? [];
    if (!isOfRoom(sheet) && room && others.length === 0) problems.push(`${sheet}: .${name} is named in ${room} only`);
  }
  for (const [sheet, names] of namedIn) {
    for (const name of names) if (!words.has(name)) problems.push(`${sheet}: .${name} is named nowhere`);
  }
  return problems;
}

/** A room is a folder of sources; the sheets in `styles/` are shared by several. */
const roomOf = (path) => `${dirname(path)}/`;
const isOfRoom = (sheet) => sheet !== "" && !sheet.startsWith("styles/");

/**
 * Classes that a sheet styles: those that a whole selector is about (`.card.tint`, `.card:hover`), and those whose
 * descendants without a class it styles (`.hit h3`). Radix's classes are not ours.
 */
function looksIn(css) {
  const whole = new Set();
  const around = new Set();
  postcss.parse(css).walkRules(({ selectors }) => {
    for (const selector of selectors) {
      const [, name, rest] = /^\.((?!rt-|radix-)[\w-]+)(.*)$/s.exec(selector) ?? [];
      if (!name) continue;
      if (!/[\s>+~]/.test(rest.replace(/\([^)]*\)/g, ""))) whole.add(name);
      else if (!/\.(?!rt-)[a-z]/i.test(rest)) around.add(name);
    }
  });
  return new Set([...whole, ...around]);
}

/** Every class in a sheet's selectors but Radix's. */
function namesIn(css) {
  const names = new Set();
  postcss.parse(css).walkRules(({ selector }) => {
    for (const [, name] of selector.matchAll(/\.((?!rt-|radix-)[a-z][\w-]*)/gi)) names.add(name);
  });
  return names;
}

/** Safari knows the style, colour and thickness of a line only as declarations of their own. */
function linesLostIn(css) {
  const lost = [];
  postcss.parse(css).walkDecls("text-decoration", ({ value }) => {
    if (/\s/.test(value)) lost.push(value);
  });
  return lost;
}

/** Below Chrome 88 rules with `:is` are dropped. Looks may go (ADR 0033), but what stays hidden cannot be read. */
function neverShownIn(css) {
  const lost = [];
  postcss.parse(css).walkDecls("visibility", ({ value, parent }) => {
    if (value === "visible" && /:(is|where)\(/.test(parent.selector)) lost.push(parent.selector);
  });
  return lost;
}

/** Words in what a source quotes: a class may be a value that is handed on, or the part of a template. */
function* wordsIn(source) {
  for (const [quoted] of source.matchAll(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g))
    yield* quoted.split(/[^\w-]+/).filter(Boolean);
}

/** Classes that a source names literally. */
function* classesIn(source) {
  for (const [, text, expression = ""] of source.matchAll(/className=(?:"([^"]*)"|\{([^}]*)\})/g)) {
    const texts = text === undefined ? [...expression.matchAll(/["'`]([^"'`]*)/g)].map(([, inside]) => inside) : [text];
    for (const one of texts) yield* one.split(/\s+/).filter(Boolean);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = checkStyles("app");
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? "Styles are in their place." : `Problems with styles: ${problems.length}`);
  process.exit(problems.length === 0 ? 0 : 1);
}
