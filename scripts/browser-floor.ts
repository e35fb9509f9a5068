import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { CompatStatement, Identifier } from "@mdn/browser-compat-data/types";
import { parseAst } from "vite";

const require = createRequire(import.meta.url);

/** The oldest browsers in which our scripts start (ADR 0033), as `package.json` names them. */
export const oldestBrowsers = require("../package.json").browserslist as string[];

/** The same for esbuild: `chrome80`. */
export const syntaxTargets = oldestBrowsers.map((name) => name.replace(" ", ""));

type Browser = "chrome" | "firefox" | "safari";
type Versions = Record<Browser, number>;
/** The first to read `?.`: older ones cannot read the script in the page that starts the others, and run none. */
const readers: Versions = { chrome: 80, firefox: 74, safari: 13.1 };

/** Methods of libraries or our own that merely share a name with a newer browser method. */
const namesakes: Record<string, string> = {
  calendar: "a path of ours",
  createContext: "React's",
  fetch: "the router's, of a fetcher",
  subscribe: "the router's",
  to: "where a tip leads (`tips.tsx`)",
};

/** Used only where they exist (`typeof name`, `object.name?.()`), which the lint cannot see by itself. */
const detected: Record<string, string> = {
  showModal: "the feedback dialog and films ask for it; without it there are their pages",
  startViewTransition: "the router, where a link wishes for it; none of ours does",
  skipTransition: "the same",
  writeText: "`CopyButton` asks for the clipboard, which plain http does not have",
};

interface Known {
  /** Its full path in a browser: `Array.prototype.flat`, `Object.fromEntries`, `queueMicrotask`. */
  path: string;
  isNewerThan: (versions: Versions) => boolean;
}

/** All functions and classes of the language and of browsers, by full name; methods also by their own name. */
function readKnown() {
  const { javascript, api } = require("@mdn/browser-compat-data") as Record<string, Identifier>;
  const globals = new Map<string, Known>();
  const methods = new Map<string, Known[]>();
  const read = (owner: string, members: Identifier) => {
    if (members.__compat) globals.set(owner, knownAs(owner, members.__compat));
    for (const [key, member] of partsOf(members)) {
      if (!member.__compat || /^@@|_event$|_parameter$/.test(key)) continue;
      if (owner === "Intl") read(`Intl.${key}`, member);
      const name = key.replace(/_static$/, "");
      // The data mark static members of browser classes only; for the language's own classes we can look at the class.
      const isStatic = name !== key || name in Object(Reflect.get(globalThis, owner));
      const known = knownAs(`${owner}.${isStatic ? "" : "prototype."}${name}`, member.__compat);
      globals.set(`${owner}.${name}`, known);
      methods.set(name, [...(methods.get(name) ?? []), known]);
    }
  };
  for (const part of [javascript?.builtins, api])
    for (const [owner, members] of partsOf(part ?? {})) read(owner, members);
  return { globals, methods };
}

const partsOf = (data: Identifier) =>
  Object.entries(data).filter(([key]) => key !== "__compat") as [string, Identifier][];

const knownAs = (path: string, compat: CompatStatement): Known => ({
  path,
  isNewerThan: (versions) => isNewer(compat, versions),
});

/** Whether one of these browsers lacks the feature. Partial support counts as support. */
const isNewer = ({ support }: CompatStatement, versions: Versions) =>
  Object.entries(versions).some(([browser, version]) => {
    const statements = [support[browser as Browser] ?? []].flat();
    return !statements.some(
      ({ version_added: added, flags, prefix, alternative_name }) =>
        added && !flags && !prefix && !alternative_name && Number.parseFloat(added.replace("≤", "")) <= version,
    );
  });

/** A node of a script's syntax tree, with the fields read here. */
interface Node {
  type: string;
  name?: string;
  operator?: string;
  computed?: boolean;
  optional?: boolean;
  object?: Node;
  property?: Node;
  callee?: Node;
  argument?: Node;
  arguments?: Node[];
  id?: Node;
  init?: Node;
  params?: Node[];
}
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === "string";

/** Chrome 80 to 90 fails in such a call, for which esbuild would lower every `?.` (crbug.com/42201552). */
const brokenSpread = "?.(...list, more)";

const isOptional = (node: Node | undefined): boolean =>
  node !== undefined && (node.optional || isOptional(node.callee ?? node.object));

const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode);
/** What a pattern names: `list` of `[list]`, `{ list }` and `list = []`. */
const boundIn = (pattern: Node): string[] => [pattern.name ?? [], ...childrenOf(pattern).map(boundIn)].flat();
/** The class that a script makes something of: `URLSearchParams` of `new URLSearchParams(text)`. */
const classOf = (node: Node | undefined) => (node?.type === "NewExpression" ? node.callee?.name : undefined);

/**
 * The names that a script calls: `.flat`, `Object.fromEntries`, `queueMicrotask`. Of what it has made itself also those
 * that it reads: `URLSearchParams.size`. Guarded calls are left out: `method?.()`, and names that the same script checks
 * with `typeof`.
 */
function namesIn(code: string, globals: Map<string, Known>): Set<string> {
  const names = new Set<string>();
  const askedFor = new Set<string>();
  const visit = (node: Node, around: Map<string, string | undefined>) => {
    const { type, object, property, callee, argument, id, params = [] } = node;
    // Within, a name may stand for something else.
    const made = /Function|Block|^For/.test(type) ? new Map(around) : around;
    for (const name of [id ?? [], params].flat().flatMap(boundIn)) made.set(name, id?.name && classOf(node.init));
    if (node.operator === "typeof" && argument?.name) askedFor.add(argument.name);
    if (type === "Identifier" && node.name) names.add(node.name);
    if (isOptional(node) && node.arguments?.slice(0, -1).some(({ type }) => type === "SpreadElement"))
      names.add(brokenSpread);
    if (type === "CallExpression" && callee?.type === "MemberExpression" && !callee.computed && !node.optional) {
      const owner = callee.object?.name ?? "";
      names.add(`${globals.has(owner) ? owner : ""}.${callee.property?.name}`);
    }
    const member = `${classOf(object) ?? made.get(object?.name ?? "") ?? object?.name}.${property?.name}`;
    if (type === "MemberExpression" && globals.has(member)) names.add(member);
    for (const [key, value] of Object.entries(node)) {
      const isName = !node.computed && (key === "property" || (key === "key" && type !== "ImportSpecifier"));
      if (isName) continue;
      for (const child of [value].flat()) if (isNode(child)) visit(child, made);
    }
  };
  visit(parseAst(code) as unknown as Node, new Map());
  for (const name of askedFor) names.delete(name);
  return names;
}

/** The names in scripts that some browser that would start them lacks. */
export function tooNewIn(scripts: string[]): string[] {
  const { globals, methods } = readKnown();
  const names = new Set(scripts.flatMap((code) => [...namesIn(code, globals)]));
  const isTooNew = (name: string) => {
    if (name === brokenSpread) return true;
    if ([namesakes, detected].some((known) => name.replace(/^\./, "") in known)) return false;
    const known = name.startsWith(".") ? (methods.get(name.slice(1)) ?? []) : [globals.get(name) ?? []].flat();
    return known.length > 0 && known.every((one) => one.isNewerThan(readers));
  };
  return [...names].filter(isTooNew).sort();
}

/** Full paths of the browser features that some of these browsers lack. */
export const newerThanReaders = () =>
  [...readKnown().globals.values()].filter((known) => known.isNewerThan(readers)).map(({ path }) => path);

/** The browser scripts of a finished build. */
export const builtScripts = (directory: string) =>
  readdirSync(directory)
    .filter((name) => name.endsWith(".js") && !name.startsWith("manifest-"))
    .map((name) => readFileSync(join(directory, name), "utf8"));
