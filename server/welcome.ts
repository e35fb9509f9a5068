import { sides } from "#contract/sides.ts";
import type { Settings } from "./settings.ts";

/** The text in the terminal once the portal answers. */
export function welcome({ publicUrl, loadsDemoData, hosts }: Settings) {
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
  if (loadsDemoData) {
    lines.push(`  Mails        ${publicUrl}/mails`);
    lines.push(
      "",
      "  Sign in as jonas, mia, sara, leon, emma, noah, nele, firma or advisor @example.org",
      "  with the password Demo-2026-portal",
    );
  }
  console.log(`${lines.join("\n")}\n`);
}
