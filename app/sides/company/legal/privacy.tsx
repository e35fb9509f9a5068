import { useLoaderData } from "@remix-run/react";
import { page } from "#app/page.ts";
import { LegalPage } from "#app/sides/shared/legal/LegalPage.tsx";
import { legalLoader } from "#app/sides/shared/legal/legal-loader.server.ts";

export const handle = page({ words: ["privacy", "legal"], hasNavigation: false });

/** Public. */
export const loader = legalLoader("privacy");

export default function Privacy() {
  return <LegalPage text={useLoaderData<typeof loader>().text} />;
}
