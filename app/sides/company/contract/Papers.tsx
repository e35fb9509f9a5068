import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import type { MarkState } from "#app/ui/Mark.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { Status } from "#app/ui/Status.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import type { ContractPaper } from "#contract/entities/contract.ts";
import type { PaperState } from "#contract/enumerations/documents.ts";

const markOf: Record<PaperState, MarkState> = {
  missing: "open",
  later: "them",
  saved: "them",
  refused: "bad",
  accepted: "done",
};

interface Props {
  /** null for readers who may not see them. */
  of: ContractPaper[] | null;
  name: string;
  /** The applicant's page, where the documents are that the company may open. */
  to: string;
}

/** The papers that the contract needs from the applicant, each with its state. */
export function Papers({ of, name, to }: Props) {
  const t = useT();
  return (
    <section className="stack">
      <Heading level={2} size="card">
        {t("papers.title")}
      </Heading>
      {of ? (
        <Rows>
          {of.map(({ type, state, dueOn, file }) => (
            <Row key={type} title={t(`documentKinds:${type}`)} hint={file && <bdi>{file.name}</bdi>}>
              <Status state={markOf[state]}>
                {dueOn ? t("papers.laterBy", { date: formatDay(dueOn) }) : t(`papers.state.${state}`)}
              </Status>
            </Row>
          ))}
        </Rows>
      ) : (
        <p>{t("who.papers")}</p>
      )}
      <p className="hint">
        {t("papers.note")} <TextLink to={to}>{t("papers.application", { name })}</TextLink>
      </p>
    </section>
  );
}
