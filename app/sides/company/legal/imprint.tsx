import { useLoaderData } from "@remix-run/react";
import { page } from "#app/page.ts";
import { LegalPage } from "#app/sides/shared/legal/LegalPage.tsx";
import { legalLoader } from "#app/sides/shared/legal/legal-loader.server.ts";

export const handle = page({ words: ["imprint", "legal"], hasNavigation: false });

/** Public. */
export const loader = legalLoader("imprint");

export default function Imprint() {
  return <LegalPage text={useLoaderData<typeof loader>().text} />;
}
