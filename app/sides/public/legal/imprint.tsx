import type { LoaderFunctionArgs } from "@remix-run/node";
import { json } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useT } from "#app/i18n/I18n.tsx";
import { page } from "#app/page.ts";
import { Frame } from "#app/shell/Frame.tsx";
import { Band } from "#app/ui/Band.tsx";
import { TextColumn } from "#app/ui/Layout.tsx";
import { LegalText } from "./LegalText.tsx";
import { readLegalText } from "./legal-text.server.ts";

export const handle = page({ words: ["imprint", "legal"], trackingName: "shared/imprint" });

/** Public. */
export async function loader({ context }: LoaderFunctionArgs) {
  return json({ parts: await readLegalText(context.settings.legalNoticeFile) });
}

export default function Imprint() {
  const t = useT();
  return (
    <Frame>
      <Band title={t("title")} />
      <TextColumn>
        <LegalText parts={useLoaderData<typeof loader>().parts} setting="LEGAL_NOTICE_FILE" />
      </TextColumn>
    </Frame>
  );
}
