import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { TextColumn } from "#app/ui/Layout.tsx";
import { LegalText } from "./LegalText.tsx";

/** A page with a text of the operator's; `setting` names its file. */
export function LegalPage({ parts, setting }: { parts: string[] | null; setting: string }) {
  const t = useT();
  return (
    <>
      <Band title={t("title")} />
      <TextColumn>
        <LegalText parts={parts} setting={setting} />
      </TextColumn>
    </>
  );
}
