import type { ComponentProps } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { TextColumn } from "#app/ui/Layout.tsx";
import { LegalText } from "./LegalText.tsx";

/** A page with a legal text. */
export function LegalPage({ text }: ComponentProps<typeof LegalText>) {
  const t = useT();
  return (
    <>
      <Band title={text?.title ? <bdi lang={text.language}>{text.title}</bdi> : t("title")} />
      <TextColumn>
        <LegalText text={text} />
      </TextColumn>
    </>
  );
}
