// `npm run check:locales`: every language has the texts of German; the sources use every key, and no key is missing.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { findUses } from "./find-words.js";
import { wrongSpelling } from "./wrong-spelling.js";
import { wrongTone } from "./wrong-tone.js";

const MAIN = "de";
/** Plural forms that stand for a single number, which their text need not repeat. */
const ONE_NUMBER = ["zero", "one", "two"];
/** Forms for one unit, like i18next's contexts: `guide_fs` belongs to `guide`. */
const CONTEXT = /_fs$/;
const PLURAL = /^(.+)_(zero|one|two|few|many|other)$/;

/** Rooms without texts of their own that repeat others in another tone; all other texts say *du*. */
const OVERLAYS = ["formal", "neutral"];
/** The tone for each reader; the room `shared` is for all of them. */
const TONE_OF = {
  applicant: "informal",
  cv: "informal",
  cvGenerator: "informal",
  company: "formal",
  advisor: "neutral",
};

/** Sources that every side has may use only the words that every side has: the room `shared`. */
const OF_EVERY_SIDE = /^app\/(forms|shell|sides\/shared|steps|ui)\//;

/** Messages of spec §5 and §8 that any backend may answer (`customErrors`), though none of our schemas uses them. */
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

/** Returns each problem as one line. `root` is the folder that holds `locales/` and the sources. */
export function checkLocales(root) {
  const problems = [];
  const languages = readdirSync(join(root, "locales")).sort();
  const catalogues = Object.fromEntries(languages.map((lng) => [lng, readCatalogue(root, lng, problems)]));
  if (!catalogues[MAIN]) return [...problems, `locales/${MAIN} is missing`];
  for (const lng of languages) compare(lng, catalogues[lng], catalogues[MAIN], problems);
  for (const lng of languages) checkOverlays(lng, catalogues[lng], problems);
  for (const lng of languages) checkSpelling(lng, catalogues[lng], problems);
  checkTones(catalogues[MAIN], problems);
  checkUses(root, catalogues[MAIN], problems);
  // A text may be wrong in the same way for two kinds of readers.
  return [...new Set(problems)];
}

/** The words that no file has: the server takes the names of countries from `Intl`. */
const MADE = "countries";

/** Maps of namespace → { path, room, keys }, one of them per overlay. A key without plural has the single form `""`. */
function readCatalogue(root, lng, problems) {
  const catalogue = Object.assign(new Map(), { overlays: new Map(OVERLAYS.map((tone) => [tone, new Map()])) });
  const files = readdirSync(join(root, "locales", lng), { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".json")).sort()) {
    const path = `locales/${lng}/${file.replaceAll("\\", "/")}`;
    const [room, namespace] = [dirname(file), basename(file, ".json")];
    const of = catalogue.overlays.get(room) ?? catalogue;
    if (of.has(namespace)) problems.push(`${path}: another room has a file of this name`);
    try {
      const texts = new Map();
      flatten(JSON.parse(readFileSync(join(root, path), "utf8")), "", texts, (problem) =>
        problems.push(`${path}: ${problem}`),
      );
      of.set(namespace, { path, room, keys: withPlurals(texts) });
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
  // A list of paragraphs counts as one text, because languages may divide it differently.
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

/** A language without pages has only the texts of printed documents. */
const isWritten = (catalogue) => catalogue.has("common");
/** A language may lack a whole side (`sides` of the contract), but not part of one. */
const lacksRoom = (catalogue, room) =>
  ["advisor", "company"].includes(room) && ![...catalogue.values()].some((of) => of.room === room);

function compare(lng, catalogue, main, problems) {
  for (const namespace of new Set([...(isWritten(catalogue) ? main.keys() : ["sheet"]), ...catalogue.keys()])) {
    const mine = catalogue.get(namespace);
    const theirs = main.get(namespace);
    const path = mine?.path ?? theirs?.path.replace(`locales/${MAIN}/`, `locales/${lng}/`);
    if (!mine && lacksRoom(catalogue, theirs.room)) continue;
    if (!mine || !theirs) {
      problems.push(mine ? `${path}: ${MAIN} has no such namespace` : `${path}: missing or unreadable`);
      continue;
    }
    for (const key of theirs.keys.keys()) if (!mine.keys.has(key)) problems.push(`${path}: ${key} is missing`);
    compareKeys(lng, mine, theirs, MAIN, problems);
  }
}

/** Compares the texts that a file shares with the file `name`: forms and placeholders must be the same. */
function compareKeys(lng, mine, theirs, name, problems) {
  const categories = new Intl.PluralRules(lng).resolvedOptions().pluralCategories;
  for (const [key, forms] of mine.keys) {
    const report = (problem) => problems.push(`${mine.path}: ${key} ${problem}`);
    if (theirs.keys.has(key)) compareForms(forms, theirs.keys.get(key), { categories, name, report });
    else report(`is not in ${name}`);
  }
}

/** An overlay may hold only keys of its language, and must word them differently. */
function checkOverlays(lng, catalogue, problems) {
  for (const overlay of catalogue.overlays.values())
    for (const [namespace, mine] of overlay) {
      const theirs = catalogue.get(namespace);
      if (!theirs) {
        problems.push(`${mine.path}: ${lng} has no such namespace`);
        continue;
      }
      compareKeys(lng, mine, theirs, theirs.path, problems);
      for (const [key, forms] of mine.keys)
        if (isDeepStrictEqual(forms, theirs.keys.get(key)))
          problems.push(`${mine.path}: ${key} says the same as ${theirs.path}`);
    }
}

function compareForms(mine, theirs, { categories, name, report }) {
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
    const where = category && ` in _${category}`;
    for (const one of wanted) if (!found.includes(one) && !mayLack.includes(one)) report(`lacks {{${one}}}${where}`);
    for (const one of found) if (!wanted.includes(one)) report(`has {{${one}}}${where}, which ${name} lacks`);
  }
}

const placeholdersOf = (text) => [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => name);

/** Advisors choose these texts, and whom they answer reads them. */
const SENT_BY_ADVISORS = "answerTexts";

/** The tones in which a text is read: its room's, or for a text of several readers that of the reader its key names. */
function tonesOf({ room }, namespace, key) {
  if (Object.hasOwn(TONE_OF, room) && namespace !== SENT_BY_ADVISORS) return [TONE_OF[room]];
  const reader = key.split(".").find((part) => Object.hasOwn(TONE_OF, part));
  if (reader) return [TONE_OF[reader]];
  if (room === "shared") return ["informal", ...OVERLAYS];
  return [namespace.startsWith("company") ? "formal" : "informal"];
}

/** Every text, with its overlay applied, must be right in every tone in which it is read. */
function checkTones(catalogue, problems) {
  const tell = (tone, { path }, key, forms) => {
    for (const text of Object.values(forms))
      for (const problem of wrongTone(text, tone)) problems.push(`${path}: ${key} ${problem}`);
  };
  for (const [namespace, file] of catalogue)
    for (const [key, forms] of file.keys)
      for (const tone of tonesOf(file, namespace, key))
        if (!catalogue.overlays.get(tone)?.get(namespace)?.keys.has(key)) tell(tone, file, key, forms);
  for (const [tone, overlay] of catalogue.overlays)
    for (const file of overlay.values()) for (const [key, forms] of file.keys) tell(tone, file, key, forms);
}

function checkSpelling(lng, catalogue, problems) {
  for (const namespaces of [catalogue, ...catalogue.overlays.values()])
    for (const { path, keys } of namespaces.values())
      for (const [key, forms] of keys)
        for (const text of Object.values(forms))
          for (const problem of wrongSpelling(text, lng)) problems.push(`${path}: ${key} ${problem}`);
}

function checkUses(root, catalogue, problems) {
  const { files, words } = findUses(root);
  const namespaces = [...catalogue.keys()];
  const named = new Set(files.flatMap(({ literals }) => literals));
  const used = new Set(VOCABULARY.map((key) => `errors:${key}`));
  const keysIn = (namespace) => catalogue.get(namespace)?.keys;
  const keysOf = (namespace) => [...(keysIn(namespace)?.keys() ?? [])];
  // The value that fills a template must also occur somewhere in the sources.
  const areWords = (parts) =>
    parts
      .join(".")
      .split(/[. ]/)
      .every((part) => words.has(part));
  const isShared = (key) => catalogue.get(key.split(":")[0]).room === "shared";
  const isLike = (pattern, key) => areWords(pattern.exec(key)?.slice(1) ?? [""]);

  for (const { file, seen = namespaces, calls, patterns, templates, fields, messages, literals } of files) {
    const find = (key) => {
      const [name, namespace] = key.split(":", 2).reverse();
      return (namespace ? [namespace] : seen).filter((ns) => keysIn(ns)?.has(name)).map((ns) => `${ns}:${name}`);
    };
    const findLike = ({ namespace }, pattern) =>
      (namespace ? [namespace] : seen).flatMap((ns) =>
        keysOf(ns)
          .filter((key) => isLike(pattern, key))
          .map((key) => `${ns}:${key}`),
      );
    for (const namespace of seen)
      if (namespace !== MADE && !catalogue.has(namespace))
        problems.push(`${file}: names the namespace ${namespace}, which is missing`);
    const may = OF_EVERY_SIDE.test(file) ? isShared : () => true;
    for (const key of calls) if (!find(key).some(may)) problems.push(`${file}: ${key} is missing`);
    for (const one of patterns)
      if (!findLike(one, one.byOneWord).some(may)) problems.push(`${file}: no key is like ${one.text}`);
    for (const name of fields) {
      const label = new RegExp(`^fields\\.(.+\\.)?${name}\\.label$`);
      if (!seen.some((ns) => may(ns) && keysOf(ns).some((key) => label.test(key))))
        problems.push(`${file}: the field ${name} has no label`);
    }
    for (const key of messages)
      if (!keysIn("errors")?.has(key)) problems.push(`${file}: the message ${key} is missing in errors`);

    const found = [
      ...[...calls, ...literals].flatMap(find),
      ...[...patterns, ...templates].flatMap((one) => findLike(one, one.pattern)),
    ];
    for (const key of [...found, ...messages.map((name) => `errors:${name}`)]) used.add(key);
  }

  for (const namespace of namespaces) {
    const { path } = catalogue.get(namespace);
    if (!named.has(namespace)) problems.push(`${path}: no source names this namespace`);
    for (const key of keysOf(namespace)) {
      const isUsed = used.has(`${namespace}:${key.replace(CONTEXT, "")}`) || isUsedField(key, words, keysIn("errors"));
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
