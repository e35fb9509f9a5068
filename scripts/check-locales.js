// `npm run check:locales`: every language says the same as German, and the sources use every word and lack none.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findUses } from "./find-words.js";

const MAIN = "de";
/** Forms that stand for one number only, so the number need not be written. */
const ONE_NUMBER = ["zero", "one", "two"];
/** Forms for one unit, as i18next has contexts: `guide_fs` belongs to `guide`. */
const CONTEXT = /_fs$/;
const PLURAL = /^(.+)_(zero|one|two|few|many|other)$/;

/** Messages of spec §5 and §8 that any backend may answer with (`customErrors`), though no schema of ours does. */
const VOCABULARY = [
  "numeric",
  "between",
  "min",
  "max",
  "equal",
  "mustConfirm",
  "notConfirmedYet",
  "partnerFound",
  "contactRequired",
  "allRequired",
  "notTransferred",
];

/** Every problem as one line. `root` is the folder that holds `locales/` and the sources. */
export function checkLocales(root) {
  const problems = [];
  const languages = readdirSync(join(root, "locales")).sort();
  const catalogues = Object.fromEntries(languages.map((lng) => [lng, readCatalogue(root, lng, problems)]));
  if (!catalogues[MAIN]) return [...problems, `locales/${MAIN} is missing`];
  for (const lng of languages) compare(lng, catalogues[lng], catalogues[MAIN], problems);
  checkTone(catalogues[MAIN], problems);
  checkUses(root, catalogues[MAIN], problems);
  return problems;
}

/** Namespace → key → forms; a key without plural has the single form `""`. */
function readCatalogue(root, lng, problems) {
  const catalogue = new Map();
  const files = readdirSync(join(root, "locales", lng), { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".json")).sort()) {
    const path = `locales/${lng}/${file}`;
    if (catalogue.has(basename(file, ".json"))) problems.push(`${path}: another room has a file of this name`);
    try {
      const texts = new Map();
      flatten(JSON.parse(readFileSync(join(root, path), "utf8")), "", texts, (problem) =>
        problems.push(`${path}: ${problem}`),
      );
      catalogue.set(basename(file, ".json"), withPlurals(texts));
    } catch (error) {
      problems.push(`${path}: no valid JSON (${error.message})`);
    }
  }
  return catalogue;
}

function flatten(value, key, texts, report) {
  const isList = Array.isArray(value);
  if (typeof value === "object" && value !== null && !isList && Object.keys(value).length > 0) {
    for (const [name, part] of Object.entries(value)) flatten(part, key ? `${key}.${name}` : name, texts, report);
    return;
  }
  // A list of paragraphs counts as one text: languages may divide it differently.
  const parts = isList ? value : [value];
  const isText = parts.length > 0 && parts.every((part) => typeof part === "string" && part.trim() !== "");
  if (!isText) report(`${key || "the file"} is empty or not a text`);
  else texts.set(key, parts.join("\n"));
}

function withPlurals(texts) {
  const keys = new Map();
  for (const [key, text] of texts) {
    const [, base, category] = PLURAL.exec(key) ?? [];
    const isPlural = base && texts.has(`${base}_other`);
    const name = isPlural ? base : key;
    keys.set(name, { ...keys.get(name), [isPlural ? category : ""]: text });
  }
  return keys;
}

/** A language without pages of its own has only what documents are printed with. */
const isWritten = (catalogue) => catalogue.has("common");

function compare(lng, catalogue, main, problems) {
  const categories = new Intl.PluralRules(lng).resolvedOptions().pluralCategories;
  for (const namespace of new Set([...(isWritten(catalogue) ? main.keys() : ["sheet"]), ...catalogue.keys()])) {
    const path = `locales/${lng}/${namespace}.json`;
    const mine = catalogue.get(namespace);
    const theirs = main.get(namespace);
    if (!mine || !theirs) {
      problems.push(mine ? `${path}: ${MAIN} has no such namespace` : `${path}: missing or unreadable`);
      continue;
    }
    for (const key of theirs.keys()) if (!mine.has(key)) problems.push(`${path}: ${key} is missing`);
    for (const [key, forms] of mine) {
      const report = (problem) => problems.push(`${path}: ${key} ${problem}`);
      if (theirs.has(key)) compareForms(forms, theirs.get(key), categories, report);
      else report(`is not in ${MAIN}`);
    }
  }
}

function compareForms(mine, theirs, categories, report) {
  const isPlural = "other" in mine;
  if (isPlural !== "other" in theirs) return report(isPlural ? "has plural forms here only" : "lacks plural forms");
  if (isPlural) {
    for (const category of categories) if (!(category in mine)) report(`lacks the plural form _${category}`);
    for (const category of Object.keys(mine))
      if (!categories.includes(category)) report(`has the plural form _${category}, which the language lacks`);
  }
  const wanted = placeholdersOf(theirs.other ?? theirs[""]);
  for (const [category, text] of Object.entries(mine)) {
    const found = placeholdersOf(text);
    const mayLack = ONE_NUMBER.includes(category) ? ["count"] : [];
    const name = category && ` in _${category}`;
    for (const one of wanted) if (!found.includes(one) && !mayLack.includes(one)) report(`lacks {{${one}}}${name}`);
    for (const one of found) if (!wanted.includes(one)) report(`has {{${one}}}${name}, which ${MAIN} lacks`);
  }
}

const placeholdersOf = (text) => [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => name);

/** At the beginning of a sentence *Sie* and *Ihr* may be she, they or all of you: those are not told. */
const FORMAL = /(?<=[\p{Ll}\d,;] )(Sie|Ihnen|Ihr(e[mnrs]?)?|Du|Dir|Dich|Dein(e[mnrs]?)?)(?!\p{L})/u;
const INFORMAL = /(?<!\p{L})([Dd]u|[Dd]ir|[Dd]ich|[Dd]ein(e[mnrs]?)?)(?!\p{L})/u;

/** Applicants and visitors are *du*, companies are *Sie*; the advisor desk avoids both. */
function checkTone(catalogue, problems) {
  for (const [namespace, keys] of catalogue)
    for (const [key, forms] of keys) {
      const isCompany = namespace.startsWith("company") || key.split(".").includes("company");
      const [wrong, name] = isCompany ? [INFORMAL, "informal"] : [FORMAL, "formal"];
      for (const text of Object.values(forms)) {
        const [found] = wrong.exec(text) ?? [];
        if (found) problems.push(`locales/${MAIN}/${namespace}.json: ${key} is ${name} („${found}“)`);
      }
    }
}

function checkUses(root, catalogue, problems) {
  const { files, words } = findUses(root);
  const namespaces = [...catalogue.keys()];
  const named = new Set(files.flatMap(({ literals }) => literals));
  const used = new Set(VOCABULARY.map((key) => `errors:${key}`));
  const keysOf = (namespace) => [...(catalogue.get(namespace)?.keys() ?? [])];
  // What fills a template must stand somewhere in the sources, too.
  const areWords = (parts) =>
    parts
      .join(".")
      .split(/[. ]/)
      .every((part) => words.has(part));
  const isLike = (pattern, key) => areWords(pattern.exec(key)?.slice(1) ?? [""]);

  for (const { file, seen = namespaces, calls, patterns, templates, fields, messages, literals } of files) {
    const find = (key) => {
      const [name, namespace] = key.split(":", 2).reverse();
      return (namespace ? [namespace] : seen).filter((ns) => catalogue.get(ns)?.has(name)).map((ns) => `${ns}:${name}`);
    };
    const findLike = ({ namespace, pattern }) =>
      (namespace ? [namespace] : seen).flatMap((ns) =>
        keysOf(ns)
          .filter((key) => isLike(pattern, key))
          .map((key) => `${ns}:${key}`),
      );
    for (const namespace of seen)
      if (!catalogue.has(namespace)) problems.push(`${file}: names the namespace ${namespace}, which is missing`);
    for (const key of calls) if (find(key).length === 0) problems.push(`${file}: ${key} is missing`);
    for (const one of patterns) if (findLike(one).length === 0) problems.push(`${file}: no key is like ${one.text}`);
    for (const name of fields) {
      const label = new RegExp(`^fields\\.(.+\\.)?${name}\\.label$`);
      if (!seen.some((ns) => keysOf(ns).some((key) => label.test(key))))
        problems.push(`${file}: the field ${name} has no label`);
    }
    for (const key of messages)
      if (!catalogue.get("errors")?.has(key)) problems.push(`${file}: the message ${key} is missing in errors`);

    const found = [...[...calls, ...literals].flatMap(find), ...[...patterns, ...templates].flatMap(findLike)];
    for (const key of [...found, ...messages.map((name) => `errors:${name}`)]) used.add(key);
  }

  for (const namespace of namespaces) {
    const path = `locales/${MAIN}/${namespace}.json`;
    if (!named.has(namespace)) problems.push(`${path}: no source names this namespace`);
    for (const key of keysOf(namespace)) {
      const isUsed =
        used.has(`${namespace}:${key.replace(CONTEXT, "")}`) || isUsedField(key, words, catalogue.get("errors"));
      if (!isUsed) problems.push(`${path}: ${key} is not used`);
    }
  }
}

/** `fields.<name>.label`, `.hint` and `.errors.<message>` belong to the field that the sources name. */
function isUsedField(key, words, errors) {
  const [, name, message] = /^fields\.(.+?)\.(?:label|hint|errors\.(.+))$/.exec(key) ?? [];
  if (!name) return false;
  const last = name
    .split(".")
    .at(-1)
    .replace(/\[\d+\]/g, "");
  return words.has(last) && (!message || errors?.has(message));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = process.cwd();
  const problems = existsSync(join(root, "locales")) ? checkLocales(root) : ["locales/ is missing"];
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? "Words are complete." : `Problems with words: ${problems.length}`);
  process.exit(problems.length === 0 ? 0 : 1);
}
