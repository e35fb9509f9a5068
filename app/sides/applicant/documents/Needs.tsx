import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Apart } from "#app/ui/Layout.tsx";
import type { MarkState } from "#app/ui/Mark.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { Status } from "#app/ui/Status.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { Tip } from "#app/ui/Tip.tsx";
import { usePaths } from "#app/use-paths.ts";
import { type DocumentNeed, missingDocument, type NeedState } from "#domain/document-needs.ts";
import { applicantPaths } from "../paths.ts";
import { UploadLink } from "./UploadLink.tsx";

const markOf: Record<NeedState, MarkState> = {
  saved: "done",
  refused: "bad",
  missing: "open",
  later: "you",
  optional: "open",
};

/** The name of a kind, with an explanation for officialese. */
function Kind({ of }: { of: DocumentNeed["type"] }) {
  const t = useT();
  const name = t(`documentKinds:${of}`);
  const tip = `documentKinds:tip.${of}`;
  return t.has(tip) ? <Tip text={t(tip)}>{name}</Tip> : name;
}

interface Props {
  of: DocumentNeed[];
  heading: string;
  /** Where files are accepted: the errors of the last post. */
  errors?: string[];
}

/** The required documents with their status: red only after *Continue* was refused for lack of them. */
export function Needs({ of, heading, errors }: Props) {
  const t = useT();
  const paths = usePaths(applicantPaths);
  if (of.length === 0) return null;
  const markAt = ({ type, state }: DocumentNeed) =>
    state === "missing" && errors?.includes(missingDocument[type] ?? "") ? "bad" : markOf[state];
  return (
    <section>
      <Heading level={2}>{heading}</Heading>
      <Rows>
        {of.map((need) => (
          <Row
            key={need.type}
            title={<Kind of={need.type} />}
            hint={t(`needs.hint.${need.type}`)}
            end={
              <Status state={markAt(need)}>
                {need.dueOn
                  ? t(need.state === "later" ? "needs.laterBy" : "needs.wasDueBy", { date: formatDay(need.dueOn) })
                  : t(`needs.state.${need.state}`)}
              </Status>
            }
          >
            {errors && need.state !== "saved" && (
              <p className="row">
                <Apart>
                  <UploadLink type={need.type} />
                  {need.type === "CV" && <TextLink to={paths.curriculumVitae}>{t("needs.writeCV")}</TextLink>}
                </Apart>
              </p>
            )}
          </Row>
        ))}
      </Rows>
    </section>
  );
}
