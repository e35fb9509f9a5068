import type { ReactNode } from "react";
import { Form } from "#app/forms/Form.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import type { PortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions, TextColumn } from "#app/ui/Layout.tsx";
import { Rows } from "#app/ui/Rows.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { companyPaths } from "../paths.ts";
import { WhoCan } from "../WhoCan.tsx";
import { Applicant } from "./Applicant.tsx";
import type { Chosen } from "./chosen.server.ts";

interface Props {
  of: PortalForm<unknown>;
  chosen: Omit<Chosen, "form">;
  kind: "primary" | "destructive";
  children: ReactNode;
}

/** Names everybody with whom an act is possible, and asks; who is left out stands below with their status. */
export function ChosenPage({ of, chosen: { jobOpening, chosen, others, mayAct, now }, kind, children }: Props) {
  const t = useT();
  const back = usePaths(companyPaths).contacted(jobOpening.id);
  const canSend = mayAct && chosen.length > 0;
  const rows = (people: typeof chosen) => (
    <Rows>
      {people.map((applicant) => (
        <Applicant key={applicant.accountId} of={applicant} jobOpeningId={jobOpening.id} now={now} />
      ))}
    </Rows>
  );
  return (
    <>
      <Band
        crumb={{
          group: (
            <TextLink to={back}>
              <bdi lang="de">{jobOpening.title}</bdi>
            </TextLink>
          ),
        }}
        title={
          chosen.length > 0
            ? t("title", { count: chosen.length })
            : t(`applicantLists:chosen.${others.length > 0 ? "noMore" : "nobody"}`)
        }
        lead={canSend ? t("lead", { count: chosen.length }) : undefined}
      />
      <TextColumn>
        {!mayAct && <WhoCan>{t("applicantLists:whoActs")}</WhoCan>}
        {chosen.length > 0 && (
          <section>
            <Heading level={2}>{t("applicantLists:chosen.them", { count: chosen.length })}</Heading>
            {rows(chosen)}
          </section>
        )}
        {others.length > 0 && (
          <section>
            <Heading level={2}>{t("applicantLists:chosen.others", { count: others.length })}</Heading>
            {rows(others)}
          </section>
        )}
        {canSend || of.holdsText ? (
          <Form of={of}>
            {children}
            <Actions>
              {canSend && <SubmitButton kind={kind}>{t("submit", { count: chosen.length })}</SubmitButton>}
              <ButtonLink to={back}>{t(chosen.length > 0 ? "leave" : "applicantLists:chosen.back")}</ButtonLink>
            </Actions>
          </Form>
        ) : (
          <Actions>
            <ButtonLink kind="primary" to={back}>
              {t("applicantLists:chosen.back")}
            </ButtonLink>
          </Actions>
        )}
      </TextColumn>
    </>
  );
}
