import type { Rollup } from "vite";

/**
 * Assigns modules to browser script files: a few files compress 6 kB better than forty small ones. Three hold what every
 * page needs and run one after the other (ADR 0115); of the others a page loads those it imports from.
 */
export function chunkOf(id: string, build: Rollup.ManualChunkMeta): string | undefined {
  if (/\/node_modules\/(react|react-dom|scheduler)\/|commonjsHelpers/.test(id)) return "react";
  if (/\/node_modules\/(@remix-run|react-router|react-router-dom)\/|\/app\/remix-[a-z-]+\.ts$/.test(id))
    return "router";
  if (alwaysNeeded(build).has(id)) return "portal";
  return chunkAt(id);
}

/** The first chunk with a rule that matches the module's path. */
export const chunkAt = (path: string): string | undefined =>
  ofFewPages.test(path) ? undefined : Object.keys(chunks).find((name) => chunks[name]?.some((rule) => rule.test(path)));

/**
 * Modules that only a few pages need: home and the last steps of groups, charts, texts of the office, money, lists of
 * rows, rights of colleagues, what only forms about a company, consents, notifications and feedback choose from.
 */
export const ofFewPages =
  /\/app\/.*(TaskList|GroupEnd|Completion|Bars|Written|Place)\.tsx$|\/app\/forms\/(post-beside\.ts|RowButtons\.tsx)$|\/contract\/enumerations\/(accounting|appearance|companies|help)\.ts$|\/domain\/(iban|invoices|job-opening-steps|company-data|document-needs|permissions)\.ts$/;

/** Each rule must match a file: a test fails when that file has moved. */
export const chunks: Record<string, RegExp[]> = {
  // The days of an application are told on nearly all pages that tell its status.
  matching: [
    /\/domain\/(match-status|matching|job-opening-status|opening-label|working-days)\.ts$/,
    /\/app\/i18n\/moment-in-words\.ts$/,
  ],
  // What only the desk and the office choose from.
  desk: [/\/contract\/(desk-limits|enumerations\/(desk|inbox))\.ts$/, /\/domain\/(document-check|ticket-status)\.ts$/],
  office: [/\/contract\/enumerations\/(figures|import|retention|texts)\.ts$/],
  // What pages of the desk show together. What it imports has files of its own, as other pages need that alone.
  lists: [/\/app\/sides\/shared\/lists\/list-place\.ts$/],
  advisor: [/\/app\/sides\/advisor\/paths\.ts$/],
  // What the layout of every page of the company needs.
  company: [/\/app\/sides\/company\/(paths\.ts|firm\/Tabs\.tsx|profile\/views\.ts)$/],
  waiting: [
    /\/app\/sides\/advisor\/inbox\/(Decision|Way|link-to|place|use-inbox-crumb)\.tsx?$/,
    /\/app\/sides\/advisor\/(applicant\/Parts|documents\/CheckState|tickets\/(place|Questions|TicketState))\.tsx?$/,
  ],
  choices: [/\/contract\/enumerations\//, /\/domain\/(?!(german-time|time|today)\.ts)/],
  // Every page of the side has these links; inside another chunk they would make every page load that chunk.
  applicant: [/\/app\/use-paths\.ts$/, /\/app\/sides\/applicant\/paths\.ts$/],
  documents: [/\/app\/sides\/applicant\/documents\/[A-Z]/],
  steps: [/\/app\/steps\/Step[A-Z]/, /\/app\/sides\/applicant\/steps\/Step[A-Z]/, /\/app\/ui\/StepNavigation/],
  fields: [
    /\/app\/i18n\/format-file\.ts$/,
    /\/app\/forms\/(fields\/|(ErrorSummary|Form|UploadState)\.tsx|(form-fields|stored-values|use-form-key|use-portal-form)\.ts)/,
  ],
  // Forms tell days in their errors. The addresses in mails are those of every side.
  parts: [
    /\/domain\/(german-time|time|today)\.ts$/,
    /\/app\/i18n\/(format|isolated)\.ts$/,
    /\/contract\/pages\.ts$/,
    /\/app\/forms\//,
    /\/app\/ui\//,
    /\/app\/steps\//,
    /\/app\/sides\/applicant\/steps\//,
  ],
};

let needed: Set<string> | undefined;

/** The modules that the root of all pages imports, at any depth. */
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
