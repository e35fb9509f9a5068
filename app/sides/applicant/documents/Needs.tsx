import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import type { MarkState } from "#app/ui/Mark.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { Status } from "#app/ui/Status.tsx";
import type { DocumentNeed, NeedState } from "#domain/document-needs.ts";

const markOf: Record<NeedState, MarkState> = {
  saved: "done",
  refused: "bad",
  missing: "bad",
  later: "you",
  optional: "open",
};

/** What is asked for, and how it stands. */
export function Needs({ needs }: { needs: DocumentNeed[] }) {
  const t = useT();
  return (
    <section>
      <Heading level={2}>{t("needs.heading")}</Heading>
      <Rows>
        {needs.map(({ type, state }) => (
          <Row
            key={type}
            title={t(`documentKinds:${type}`)}
            hint={t(`needs.hint.${type}`)}
            end={<Status state={markOf[state]}>{t(`needs.state.${state}`)}</Status>}
          />
        ))}
      </Rows>
    </section>
  );
}
