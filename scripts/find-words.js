// Finds the words that the sources use, from their text: literals and templates passed to `t`, messages, form fields.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const SOURCES = ["app", "server", "backend", "contract", "domain"];
const COMMENTS = /^\s*\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/**
 * Returns what each source file uses, and all words that occur in the sources.
 * `seen` are the namespaces that a page names in its handle; other files may use every namespace.
 */
export function findUses(root) {
  const texts = new Map(SOURCES.flatMap((folder) => sourcesBelow(root, folder)));
  const words = new Set([...texts.values()].join("\n").match(/[\p{L}\p{N}_-]+/gu));
  const files = [...texts].map(([file, text]) => ({
    file,
    seen: namespacesOf(file, texts),
    ...wordsOf(text),
    templates: templatesOf(text),
    fields: matchesOf(text, /<\w+Field\b[^>]*?\bof=\{[\w.?[\]]+\.(\w+)\}/g).filter((name) => name !== "of"),
    messages: messagesOf(text),
    literals: matchesOf(text, /["'`]([\w-]+(?:[.:][\w-]+)*)["'`]/g),
  }));
  return { files, words };
}

function sourcesBelow(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .map((file) => [file, readFileSync(join(root, file), "utf8").replace(COMMENTS, "")]);
}

const matchesOf = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found);

/** The namespaces of a page: its own, those of the layouts around it and `common`. Layouts show any page's words. */
function namespacesOf(file, texts) {
  const own = handleOf(texts.get(file));
  if (!own || /\/(root|layout)\.tsx$/.test(file)) return undefined;
  const folders = [];
  for (let folder = dirname(file); folder !== "."; folder = dirname(folder)) folders.push(folder);
  const around = folders.flatMap((folder) => handleOf(texts.get(`${folder}/layout.tsx`)) ?? []);
  return [...new Set([...own, ...around, "common"])];
}

/** Words of every form, which `formPage` therefore need not name. */
const FORM_WORDS = ["forms", "errors"];

function handleOf(text = "") {
  const handle = /export const handle = (page|formPage)\(\{[^}]*\bwords:\s*\[([^\]]*)\]/.exec(text);
  if (!handle) return undefined;
  const [, kind, list] = handle;
  return [...matchesOf(list, /["'`]([\w-]+)["'`]/g), ...(kind === "formPage" ? FORM_WORDS : [])];
}

/** Keys passed to `t` or `t.has`: literals, also as the branches of a condition, and templates as patterns. */
function wordsOf(text) {
  const calls = [];
  const patterns = [];
  for (const { index, 0: start } of text.matchAll(/(?<![\w.$])t(?:\.has)?\(/g)) {
    const argument = firstArgument(text, index + start.length);
    const templates = readTemplates(argument);
    const outside = templates.reduceRight((rest, { from, end }) => rest.slice(0, from) + rest.slice(end), argument);
    calls.push(...matchesOf(outside, /(?:^|[?:]\s*)["']([^"'\s]+)["']/g));
    for (const { parts } of templates)
      if (parts.length === 1) calls.push(...parts);
      else patterns.push(...patternOf(parts));
  }
  return { calls, patterns };
}

/** Templates elsewhere that look like a key with a word of its own, such as `hint.${step}`. */
function templatesOf(text) {
  const fixed = readTemplates(text).map(({ parts }) => parts);
  return fixed
    .filter((parts) => parts.length > 1 && /\w/.test(parts.join("")) && /^[\w-]*([.:][\w.-]*)+$/.test(parts.join("")))
    .flatMap(patternOf);
}

/** All outermost templates, with their fixed parts. */
function readTemplates(text) {
  const found = [];
  for (let from = text.indexOf("`"); from >= 0; from = text.indexOf("`", found.at(-1).end)) {
    const { parts, end } = readTemplate(text, from + 1);
    found.push({ parts, from, end: end + 1 });
  }
  return found;
}

/** The fixed parts of the template that begins at `from`, and where it ends. Expressions may hold templates again. */
function readTemplate(text, from) {
  const parts = [""];
  for (let at = from; at < text.length; at++) {
    if (text[at] === "`") return { parts, end: at };
    if (text.startsWith("${", at)) {
      at = endOfExpression(text, at + 2, "}");
      parts.push("");
    } else parts.push(parts.pop() + text[at]);
  }
  return { parts, end: text.length };
}

/** Where an expression ends: at the first of the `stops` outside brackets and strings. */
function endOfExpression(text, from, stops) {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (depth === 0 && stops.includes(sign)) return at;
    if (sign === "`") at = readTemplate(text, at + 1).end;
    else if (sign === '"' || sign === "'") at = text.indexOf(sign, at + 1);
    else if ("([{".includes(sign)) depth++;
    else if (")]}".includes(sign)) depth--;
    if (at < 0) break;
  }
  return text.length;
}

const firstArgument = (text, from) => text.slice(from, endOfExpression(text, from, ",)")).trim();

/** The fixed parts as a pattern. Field labels and messages have their own rules; `${x}` alone matches anything. */
function patternOf(parts) {
  const text = parts.join("…");
  if (/^(fields\.|errors:|…?$)/.test(text)) return [];
  const [, namespace, key] = /^(?:([\w-]+):)?(.*)$/s.exec(text);
  const escaped = key.split("…").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const filledWith = (part) => new RegExp(`^${escaped.join(part)}$`);
  return [{ namespace, pattern: filledWith("(.+)"), byOneWord: filledWith("([^.]+)"), text }];
}

/** Keys of the `errors` namespace: the messages with which schemas and the backend refuse. */
function messagesOf(text) {
  const direct = matchesOf(text, /\b(?:message|ticked|refused)\(\s*["'](\w+)["']/g);
  const refusals = [...text.matchAll(/\bRefusal\.(?:invalid|conflict)\(/g)].flatMap(({ index, 0: start }) =>
    matchesOf(firstArgument(text, index + start.length), /\[\s*["'](\w+)["']\s*\]/g),
  );
  return [...direct, ...refusals];
}
