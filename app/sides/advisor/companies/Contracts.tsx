import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { Status } from "#app/ui/Status.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { CompanyAtDesk } from "#contract/entities/desk-company.ts";
import { contractTurnOf } from "#domain/contract-status.ts";
import { advisorPaths } from "../paths.ts";

/** Accepted places with their contracts; those of applicants whom the reader does not see are counted. */
export function Contracts({ of: contracts, others }: { of: CompanyAtDesk["contracts"]; others: number }) {
  const t = useT();
  const paths = usePaths(advisorPaths);
  return (
    <section className="stack">
      <Heading level={2}>{t("contracts.title")}</Heading>
      {contracts.length === 0 && others === 0 && <p>{t("contracts.none")}</p>}
      <Rows>
        {contracts.map(({ accountId, name, title, status }) => (
          <Row
            key={accountId}
            title={
              <TextLink to={paths.applicant(accountId)}>
                <bdi>{name}</bdi>
              </TextLink>
            }
            hint={<bdi lang="de">{title}</bdi>}
            end={
              <Status
                state={status === "enrolled" ? "done" : contractTurnOf(status) === "study_advisor" ? "you" : "them"}
              >
                {t(`contracts.status.${status ?? "none"}`)}
              </Status>
            }
          />
        ))}
      </Rows>
      {others > 0 && <p>{t("contracts.others", { count: others })}</p>}
    </section>
  );
}
