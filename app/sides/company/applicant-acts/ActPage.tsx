import type { ReactNode } from "react";
import { Form } from "#app/forms/Form.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import type { PortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Actions, TextColumn } from "#app/ui/Layout.tsx";
import { Status } from "#app/ui/Status.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { calledName, statusInWords } from "../applicant/in-words.ts";
import { companyPaths } from "../paths.ts";
import type { ActPage as Act } from "./act.server.ts";
import { Locked } from "./Locked.tsx";

interface Props {
  act: Act;
  of: PortalForm<unknown>;
  title: string;
  lead: string;
  /** What its buttons say, where that depends on the application. */
  submit?: string;
  leave?: string;
  kind: "primary" | "destructive";
  /** What follows from it. */
  before?: ReactNode;
  children?: ReactNode;
}

/**
 * A page on which a company acts on an application. When the act is impossible or the reader may not carry it out, the
 * page says why, and shows a form only with what was typed in it.
 */
export function ActPage({ act, of, title, lead, submit, leave, kind, before, children }: Props) {
  const t = useT();
  const { at, match, now, isPossible, mayAct } = act;
  const back = usePaths(companyPaths).applicant(at.jobOpeningId, at.accountId);
  const name = calledName(t, act);
  const canSend = isPossible && mayAct;
  return (
    <>
      <Band
        crumb={{
          group: (
            <TextLink to={back}>
              <bdi>{[name, act.lastName].filter(Boolean).join(" ")}</bdi>
            </TextLink>
          ),
        }}
        title={title}
        lead={canSend ? lead : undefined}
      />
      <TextColumn>
        {match && <Status state={act.mark}>{statusInWords(t, match, { name, now })}</Status>}
        {!canSend && <Locked act={act} />}
        {canSend && before}
        {canSend || of.holdsText ? (
          <Form of={of}>
            {children}
            <Actions>
              {canSend && <SubmitButton kind={kind}>{submit ?? t("submit")}</SubmitButton>}
              <ButtonLink to={back}>{leave ?? t("leave")}</ButtonLink>
            </Actions>
          </Form>
        ) : (
          <Actions>
            <ButtonLink kind="primary" to={back}>
              {t("applicantActs:toApplicant")}
            </ButtonLink>
          </Actions>
        )}
      </TextColumn>
    </>
  );
}
