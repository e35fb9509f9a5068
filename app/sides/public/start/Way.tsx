import { useT } from "#app/i18n/I18n.tsx";
import type { Accent } from "#app/ui/accent.ts";
import type { Halves } from "#app/ui/Duo.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Tile } from "#app/ui/TaskList.tsx";
import { Text } from "#app/ui/Text.tsx";

const steps: [name: string, accent: Accent, halves: Halves][] = [
  ["study", "yellow", 1],
  ["search", "orange", 2],
  ["partner", "blue", 3],
  ["contract", "green", 4],
];

/** The way of an application, in the colours of its steps. */
export function Way() {
  const t = useT();
  return (
    <section className="stack">
      <Heading level={2}>{t("way")}</Heading>
      <ol className="four">
        {steps.map(([name, accent, halves]) => (
          <li key={name} data-accent-color={accent}>
            <Tile group={halves} />
            <Heading level={3}>{t(`applicant.step.${name}.title`)}</Heading>
            <Text muted>{t(`applicant.step.${name}.text`)}</Text>
          </li>
        ))}
      </ol>
    </section>
  );
}
