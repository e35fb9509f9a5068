import type { Rollup } from "vite";

/**
 * In which file of the browser's scripts a module lies: a few files pack 6 kB better than forty small ones. What every
 * page needs is one; of the others a page loads those that it needs something of.
 */
export function chunkOf(id: string, build: Rollup.ManualChunkMeta): string | undefined {
  if (alwaysNeeded(build).has(id)) return "portal";
  return chunkAt(id);
}

/** The first whose rules a module's path fits. */
export const chunkAt = (path: string): string | undefined =>
  ofFewPages.test(path) ? undefined : Object.keys(chunks).find((name) => chunks[name]?.some((rule) => rule.test(path)));

/** What only home and the ends of groups need. */
export const ofFewPages = /\/app\/.*(TaskList|GroupEnd|Completion)\.tsx$/;

/** Each rule fits a file: a test fails for one that has moved. */
export const chunks: Record<string, RegExp[]> = {
  matching: [/\/domain\/(match-status|matching|job-opening-status|opening-label)\.ts$/],
  days: [/\/domain\/(time|today|working-days)\.ts$/],
  choices: [/\/contract\/enumerations\//, /\/domain\//],
  // Every page of the side has these links; as part of another file they would bring that along.
  applicant: [/\/app\/use-paths\.ts$/, /\/app\/sides\/applicant\/paths\.ts$/],
  documents: [/\/app\/sides\/applicant\/documents\/[A-Z]/],
  steps: [/\/app\/steps\/Step[A-Z]/, /\/app\/sides\/applicant\/steps\/Step[A-Z]/, /\/app\/ui\/StepNavigation/],
  fields: [
    /\/app\/forms\/(fields\/|(ErrorSummary|Form|UploadState)\.tsx|(form-fields|stored-values|use-form-key|use-portal-form)\.ts)/,
  ],
  parts: [/\/app\/forms\//, /\/app\/ui\//, /\/app\/steps\//, /\/app\/sides\/applicant\/steps\//],
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
