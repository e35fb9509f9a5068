import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, resolve } from "node:path";
import { build, type Plugin } from "esbuild";
import { messagesOf } from "#app/i18n/catalogue.server.ts";
// @ts-expect-error the wished file is plain JavaScript
import { routes } from "#app/routes.js";

const kept = resolve(".cache/rivals");
/** The module that does the rivals' work, for all of them. */
export const workFile = `${kept}/work.js`;

const wordsOfHome = ["home", "advisorCard", "chooseApplication", "steps", "topics", "applicant", "common"];

/** Installs a rival in a folder that Git ignores, builds it with the page of `bench/rivals/page.tsx`, and says where it lies. */
export async function buildRival(name: string): Promise<string> {
  const folder = `${kept}/${name}`;
  cpSync(`bench/rivals/${name}`, folder, { recursive: true });
  writeFileSync(`${folder}/site.json`, JSON.stringify({ paths: pathsOfPages(), styles: stylesOfPortal() }));
  await build({
    entryPoints: ["bench/rivals/page.tsx"],
    outfile: `${folder}/page.js`,
    bundle: true,
    platform: "neutral",
    jsx: "automatic",
    packages: "external",
    define: { WORDS: JSON.stringify(messagesOf("de", wordsOfHome, "informal")) },
    plugins: [standIns(folder)],
    logLevel: "warning",
  });
  await build({
    entryPoints: ["bench/rivals/work.ts"],
    outfile: workFile,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    logLevel: "warning",
  });
  run("install", "--no-package-lock", "--no-audit", "--no-fund", "--prefer-offline");
  run("run", "build");
  return folder;

  function run(...command: string[]) {
    // Packages start `node` by its name: the one that measures.
    const env = { ...process.env, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter) };
    execFileSync("npm", command, { cwd: folder, env, stdio: ["ignore", "ignore", "inherit"] });
  }
}

/** What the portal's parts ask Remix for, and the rival's own links in the place of ours. */
const standIns = (folder: string): Plugin => ({
  name: "stand-ins",
  setup({ onResolve }) {
    onResolve({ filter: /\/Link\.tsx$/ }, () => ({ path: `${folder}/Link.jsx` }));
    onResolve({ filter: /\/I18n\.tsx$/ }, () => ({ path: resolve("bench/rivals/I18n.ts") }));
    onResolve({ filter: /\/use-paths\.ts$/ }, () => ({ path: resolve("bench/rivals/use-paths.ts") }));
  },
});

/** The addresses of all pages of the portal: a rival has as many to choose from. */
function pathsOfPages(): string[] {
  const paths: string[] = [];
  const below =
    (base: string) =>
    (path: string | undefined, _file: string, ...rest: unknown[]) => {
      const full = [base, path].filter(Boolean).join("/");
      const children = rest.find((each) => typeof each === "function") as (() => void) | undefined;
      if (!children) return void paths.push(full);
      const outer = current;
      current = below(full);
      children();
      current = outer;
    };
  let current = below("");
  routes((...args: Parameters<typeof current>) => current(...args));
  return [...new Set(paths.filter(Boolean))];
}

function stylesOfPortal() {
  const assets = "build/client/assets";
  const name = existsSync(assets) && readdirSync(assets).find((each) => /^portal\.generated.*\.css$/.test(each));
  if (!name) throw new Error("The portal is not built");
  return `/assets/${name}`;
}

export const versionOf = (folder: string, name: string): string =>
  JSON.parse(readFileSync(`${folder}/node_modules/${name}/package.json`, "utf8")).version;
