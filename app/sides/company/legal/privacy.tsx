import { useLoaderData } from "@remix-run/react";
import { page } from "#app/page.ts";
import { LegalPage } from "#app/sides/shared/legal/LegalPage.tsx";
import { legalLoader } from "#app/sides/shared/legal/legal-loader.server.ts";

export const handle = page({ words: ["privacy", "legal"], hasNavigation: false });

/** Public. */
export const loader = legalLoader(({ privacyNoticeFile }) => privacyNoticeFile);

export default function Privacy() {
  return <LegalPage parts={useLoaderData<typeof loader>().parts} setting="PRIVACY_NOTICE_FILE" />;
}
