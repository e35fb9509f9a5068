import { Day } from "./Day.tsx";
import { Section } from "./Section.tsx";
import type { SheetProps } from "./sheet-props.ts";
import { Two } from "./Two.tsx";

export function Personal({ of: { profil }, t, level }: SheetProps) {
  const { birthday, placeOfBirth, nationality } = profil;
  if (!birthday && !placeOfBirth && !nationality) return null;
  return (
    <Section title={t("sheet:personal")} level={level}>
      <dl className="compact">
        {(birthday || placeOfBirth) && (
          <>
            <dt>{t("sheet:born")}</dt>
            <dd>
              <Two
                words={t("sheet:bornIn", { day: "|", place: "|" })}
                first={birthday && <Day of={birthday} />}
                second={placeOfBirth && <bdi>{placeOfBirth}</bdi>}
              />
            </dd>
          </>
        )}
        {nationality && (
          <>
            <dt>{t("sheet:nationality")}</dt>
            <dd>
              <bdi>{nationality}</bdi>
            </dd>
          </>
        )}
      </dl>
    </Section>
  );
}
