import type { Rollup } from "vite";

/**
 * In which file of the browser's scripts a module lies: a few files pack 6 kB better than forty small ones. What every
 * page needs is one; of the others a page loads those that it needs something of.
 */
export function chunkOf(id: string, build: Rollup.ManualChunkMeta): string | undefined {
  if (alwaysNeeded(build).has(id)) return "portal";
  return Object.keys(shared).find((name) => shared[name]?.test(id));
}

/** The first that a module's path fits. */
const shared: Record<string, RegExp> = {
  choices: /\/contract\/enumerations\.ts$/,
  documents: /\/app\/sides\/applicant\/documents\/[A-Z]/,
  files: /\/app\/(forms|ui)\/.*([Uu]pload|File)/,
  steps: /\/app\/((sides\/applicant\/)?steps\/Step[A-Z]|ui\/StepNavigation)/,
  // Without what only home and the ends of groups need.
  parts: /\/app\/(forms|ui|(sides\/applicant\/)?steps)\/(?!TaskList|GroupEnd|Completion)|\/domain\/working-days\.ts$/,
};

let needed: Set<string> | undefined;

/** What the root of all pages imports, at any depth. */
function alwaysNeeded({ getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta): Set<string> {
  if (needed) return needed;
  needed = new Set();
  const left = [...getModuleIds()].filter((id) => id.endsWith("/app/root.tsx"));
  for (let id = left.pop(); id; id = left.pop()) {
    if (needed.has(id)) continue;
    needed.add(id);
    left.push(...(getModuleInfo(id)?.importedIds ?? []));
  }
  return needed;
}
