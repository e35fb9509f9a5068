import type { Db } from "#backend/db/open.ts";
import { holdsDemoData } from "#backend/demo/remove-demo-data.ts";
import { sides } from "#contract/sides.ts";
import type { Settings } from "./settings.ts";

/** The text in the terminal once the portal answers. */
export async function welcome({ publicUrl, loadsDemoData, hosts }: Settings, db: Db): Promise<string> {
  const lines = [
    "",
    `  Applicants   ${publicUrl}${sides.applicant.home}`,
    `  Companies    ${publicUrl}${sides.company.home}`,
    `  Advisors     ${publicUrl}${sides.advisor.home}`,
    `  CV for all   ${publicUrl}/lebenslauf-generator`,
    ...Object.values(hosts)
      .flat()
      .map((host) => `  Portal host  ${host}`),
  ];
  if (loadsDemoData) lines.push(`  Mails        ${publicUrl}/mails`);
  // A database of real people is given none of the demo's, whatever the settings say.
  if (await holdsDemoData(db))
    lines.push(
      "",
      "  Sign in with the password Demo-2026-portal",
      "  Applicants   jonas, mia, sara, leon, emma, noah, nele @example.org",
      "  Companies    firma, team, zwei, neu @example.org",
      "  Advisors     advisor, jutta (the office) @example.org",
    );
  return `${lines.join("\n")}\n`;
}
