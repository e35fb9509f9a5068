import { useT } from "#app/i18n/I18n.tsx";
import { isolated } from "#app/i18n/isolated.ts";
import { Status } from "#app/ui/Status.tsx";
import { languagesOf } from "#contract/enumerations/texts.ts";
import { defaultLanguage, languages } from "#contract/languages.ts";
import type { ListedText } from "./in-words.ts";

/** The languages in which a mail no longer says what came with the portal. */
export function ChangedLanguages({ of: { latest } }: { of: Pick<ListedText, "latest"> }) {
  const t = useT();
  const changed = latest.filter(({ isOriginal }) => !isOriginal).map(({ language }) => language);
  if (changed.length === 0) return <span className="hint">{t("languages.original")}</span>;
  return <Status state="done">{t("languages.changed", { languages: named(changed) })}</Status>;
}

const named = (list: readonly (keyof typeof languages)[]) =>
  list.map((one) => isolated(languages[one].name)).join(", ");

/** The languages that it is written in, and those that show German instead. */
export function WrittenLanguages({
  of,
  isFromFile,
}: {
  of: Pick<ListedText, "kind" | "section" | "latest">;
  isFromFile: boolean;
}) {
  const t = useT();
  const isWritten = (language: string) => of.latest.some((version) => version.language === language);
  const all = languagesOf(of);
  const missing = all.filter((one) => !isWritten(one));
  if (isFromFile) return <Status state="done">{t("languages.file")}</Status>;
  if (!isWritten(defaultLanguage)) return <Status state="open">{t("languages.none")}</Status>;
  return (
    <>
      <div>{named(all.filter(isWritten))}</div>
      {missing.length > 0 && <div className="hint">{t("languages.missing", { languages: named(missing) })}</div>}
    </>
  );
}
