import { useActionData } from "@remix-run/react";
import { useT } from "#app/i18n/I18n.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { FramedPage } from "#app/ui/MailParts.tsx";
import type { WrittenLanguage } from "#contract/languages.ts";
import { useBroughtPart } from "../../use-brought-part.ts";

interface Previewed {
  preview?: { subject: string; address: string };
}

/** The mail in its own look, after the button was pressed. */
export function MailPreview({ language }: { language: WrittenLanguage }) {
  const t = useT();
  const preview = useActionData<Previewed>()?.preview;
  useBroughtPart(preview, "preview");
  if (!preview) return null;
  return (
    <Card aria-labelledby="preview">
      <Heading level={2} id="preview" tabIndex={-1}>
        {t("preview.title")}
      </Heading>
      <p>
        {t("fields.title.label")}: <bdi lang={language}>{preview.subject}</bdi>
      </p>
      <FramedPage title={t("preview.title")} address={preview.address} />
    </Card>
  );
}
