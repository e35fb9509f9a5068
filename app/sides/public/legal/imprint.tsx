import { useLoaderData } from "@remix-run/react";
import { page } from "#app/page.ts";
import { Frame } from "#app/shell/Frame.tsx";
import { LegalPage } from "#app/sides/shared/legal/LegalPage.tsx";
import { legalLoader } from "#app/sides/shared/legal/legal-loader.server.ts";

export const handle = page({ words: ["imprint", "legal"], trackingName: "shared/imprint" });

/** Public. */
export const loader = legalLoader("imprint");

export default function Imprint() {
  return (
    <Frame>
      <LegalPage text={useLoaderData<typeof loader>().text} />
    </Frame>
  );
}
