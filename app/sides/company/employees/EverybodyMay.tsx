import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Text } from "#app/ui/Text.tsx";

/** What needs no right at all. */
export function EverybodyMay() {
  const t = useT();
  return (
    <section className="stack-s">
      <Heading level={2} size="card">
        {t("rights:everybody.title")}
      </Heading>
      <Text muted>{t("rights:everybody.text")}</Text>
    </section>
  );
}
