import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import type { MarkState } from "#app/ui/Mark.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { Status } from "#app/ui/Status.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { ContractPaper } from "#contract/entities/contract.ts";
import type { PaperState } from "#contract/enumerations/documents.ts";
import { companyPaths } from "../paths.ts";
import { WhoCan } from "../WhoCan.tsx";

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
  jobOpeningId: string;
  accountId: string;
}

/** The papers that the contract needs from the applicant, each with its state. */
export function Papers({ of, name, jobOpeningId, accountId }: Props) {
  const t = useT();
  const paths = usePaths(companyPaths);
  return (
    <section className="stack">
      <Heading level={2} size="card">
        {t("papers.title")}
      </Heading>
      {of ? (
        <Rows>
          {of.map(({ type, state, dueOn, file }) => (
            <Row
              key={type}
              title={t(`documentKinds:${type}`)}
              hint={
                file && (
                  <TextLink to={paths.applicantDocument(jobOpeningId, accountId, file.uuid)} reloadDocument>
                    <bdi>{file.name}</bdi>
                  </TextLink>
                )
              }
            >
              <div>
                <Status state={markOf[state]}>
                  {dueOn ? t("papers.laterBy", { date: formatDay(dueOn) }) : t(`papers.state.${state}`)}
                </Status>
              </div>
            </Row>
          ))}
        </Rows>
      ) : (
        <WhoCan>{t("who.papers")}</WhoCan>
      )}
      <p className="hint">
        {t("papers.note")}{" "}
        <TextLink to={paths.applicant(jobOpeningId, accountId)}>{t("papers.application", { name })}</TextLink>.
      </p>
    </section>
  );
}
