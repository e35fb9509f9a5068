import { useT } from "#app/i18n/I18n.tsx";
import { Fact, Facts } from "#app/ui/Facts.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import type { Placeholder } from "#domain/mail-words.ts";

/** The values that a mail's words can name. */
export function Placeholders({ all }: { all: Placeholder[] }) {
  const t = useT();
  return (
    <section>
      <Heading level={2}>{t("placeholders")}</Heading>
      {all.length === 0 ? (
        <p>{t("noPlaceholders")}</p>
      ) : (
        <Facts>
          {all.map(({ name, typed, isNeeded }) => (
            <Fact key={name} label={<code dir="ltr">{typed}</code>}>
              {t(`placeholder.${name}`)} {isNeeded && t("isNeeded")}
            </Fact>
          ))}
        </Facts>
      )}
    </section>
  );
}
