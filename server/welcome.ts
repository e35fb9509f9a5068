import type { Settings } from "./settings.ts";

/** The text in the terminal once the portal answers. */
export function welcome({ publicUrl, loadsDemoData, hosts }: Settings) {
  const lines = [
    "",
    `  Applicants   ${publicUrl}/ds/home`,
    `  Advisors     ${publicUrl}/advisor`,
    `  CV for all   ${publicUrl}/lebenslauf-generator`,
    ...Object.values(hosts)
      .flat()
      .map((host) => `  Portal host  ${host}`),
  ];
  if (loadsDemoData) {
    lines.push(`  Mails        ${publicUrl}/mails`);
    lines.push(
      "",
      "  Sign in as jonas, mia, sara, leon, emma, noah, nele or advisor @example.org",
      "  with the password Demo-2026-portal",
    );
  }
  console.log(`${lines.join("\n")}\n`);
}
