import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import type { MarkState } from "#app/ui/Mark.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { Status } from "#app/ui/Status.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { Tip } from "#app/ui/Tip.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { DocumentNeed, NeedState } from "#domain/document-needs.ts";
import { applicantPaths } from "../paths.ts";

const markOf: Record<NeedState, MarkState> = {
  saved: "done",
  refused: "bad",
  missing: "bad",
  later: "you",
  optional: "open",
};

/** The name of a kind, explained where it is a word of offices. */
function Kind({ of }: { of: DocumentNeed["type"] }) {
  const t = useT();
  const name = t(`documentKinds:${of}`);
  const tip = `documentKinds:tip.${of}`;
  return t.has(tip) ? <Tip text={t(tip)}>{name}</Tip> : name;
}

/** What is asked for, and how it stands. */
export function Needs({ needs }: { needs: DocumentNeed[] }) {
  const t = useT();
  const paths = usePaths(applicantPaths);
  return (
    <section>
      <Heading level={2}>{t("needs.heading")}</Heading>
      <Rows>
        {needs.map(({ type, state, dueOn }) => (
          <Row
            key={type}
            title={<Kind of={type} />}
            hint={t(`needs.hint.${type}`)}
            end={
              <Status state={markOf[state]}>
                {dueOn ? t("needs.laterBy", { date: formatDay(dueOn) }) : t(`needs.state.${state}`)}
              </Status>
            }
          >
            {type === "CV" && state !== "saved" && <TextLink to={paths.curriculumVitae}>{t("needs.writeCV")}</TextLink>}
          </Row>
        ))}
      </Rows>
    </section>
  );
}
