import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Language } from "#contract/languages.ts";
import type { Messages } from "./translate.ts";

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, prefix: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${prefix}${key}`, value]] : flatten(value, `${prefix}${key}.`),
  );
}

function readLanguage(language: Language): Map<string, Messages> {
  const folder = join(process.cwd(), "locales", language);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".json"));
  return new Map(
    files.map((file) => {
      const namespace = basename(file, ".json");
      const tree = JSON.parse(readFileSync(join(folder, file), "utf8")) as Tree;
      return [namespace, Object.fromEntries(flatten(tree, `${namespace}:`))];
    }),
  );
}

const catalogues = new Map<Language, Map<string, Messages>>();

/** The messages of some namespaces; each language is read once. */
export function messagesOf(language: Language, namespaces: Iterable<string>): Messages {
  if (!catalogues.has(language)) catalogues.set(language, readLanguage(language));
  const catalogue = catalogues.get(language)!;
  return Object.assign({}, ...[...new Set(namespaces)].map((namespace) => catalogue.get(namespace) ?? {}));
}
