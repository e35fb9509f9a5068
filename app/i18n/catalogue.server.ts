import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Language } from "#contract/languages.ts";
import { overlays, type Tone } from "#contract/sides.ts";
import { remembering } from "#domain/remembering.ts";
import { countryOptions } from "./names.server.ts";
import type { Messages } from "./translate.ts";

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, prefix: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${prefix}${key}`, value]] : flatten(value, `${prefix}${key}.`),
  );
}

/** The texts of a language by namespace; those of the tone's overlay, `locales/<lng>/<tone>/`, replace the others. */
function readCatalogue(language: Language, tone: Tone): Map<string, Messages> {
  const folder = join(process.cwd(), "locales", language);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".json"));
  const base = files.filter((file) => !overlays.some((overlay) => dirname(file) === overlay));
  const catalogue = new Map<string, Messages>();
  for (const file of [...base, ...files.filter((file) => dirname(file) === tone)]) {
    const namespace = basename(file, ".json");
    const tree = JSON.parse(readFileSync(join(folder, file), "utf8")) as Tree;
    catalogue.set(namespace, { ...catalogue.get(namespace), ...Object.fromEntries(flatten(tree, `${namespace}:`)) });
  }
  // Words like others, so that a browser that keeps a page's words keeps these with them.
  const countries = countryOptions(language).map(({ value, label }) => [`countries:${value}`, label]);
  return catalogue.set("countries", Object.fromEntries(countries));
}

const catalogues = new Map<string, Map<string, Messages>>();

/** Enough for the pages that most people are on. */
const merged = remembering<Messages>(200);

/** The messages of some namespaces in a tone; the same object again, so that `translateWith` knows it. */
export function messagesOf(language: Language, namespaces: readonly string[], tone: Tone): Messages {
  const catalogue = catalogueOf(language, tone);
  // The cookie of a notice may name anything, which must not pass for the namespaces of a page.
  const own = namespaces.filter((namespace) => catalogue.has(namespace));
  return merged(`${language} ${tone} ${own}`, () =>
    Object.assign({}, ...own.map((namespace) => catalogue.get(namespace))),
  );
}

/** Each is read and overlaid only once. */
function catalogueOf(language: Language, tone: Tone): Map<string, Messages> {
  const key = `${language} ${tone}`;
  const catalogue = catalogues.get(key) ?? readCatalogue(language, tone);
  catalogues.set(key, catalogue);
  return catalogue;
}
