import type { ReactNode } from "react";
import { Form } from "#app/forms/Form.tsx";
import { TextAreaField } from "#app/forms/fields/TextAreaField.tsx";
import type { FormState } from "#app/forms/form-state.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Actions, TextColumn } from "#app/ui/Layout.tsx";
import { Status } from "#app/ui/Status.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { MatchEvent } from "#contract/enumerations/matching.ts";
import { limits } from "#contract/limits.ts";
import { applicantPaths } from "../paths.ts";
import { looksOf } from "../steps/step-pages.ts";
import type { OwnOpening } from "./acts.ts";
import { Changed } from "./Changed.tsx";
import { statusInWords } from "./in-words.ts";
import type { Note } from "./job-opening.form.server.ts";
import { markOfMatch } from "./matches.ts";

interface Props {
  opening: OwnOpening;
  event: MatchEvent;
  now: string;
  form: FormState<Note>;
  kind: "primary" | "destructive";
  lead: string;
  /** What follows from it. */
  children?: ReactNode;
}

/** A page that asks for confirmation of an act; when the act is no longer possible, it shows the status instead. */
export function Decision({ opening, event, now, form, kind, lead, children }: Props) {
  const t = useT();
  const back = usePaths(applicantPaths).jobOpening(opening.id);
  const decision = usePortalForm(form);
  const isPossible = opening.may.includes(event);
  return (
    <>
      <Band
        group={looksOf.selfmatching.halves}
        crumb={{ group: <bdi lang="de">{opening.title}</bdi>, position: <bdi>{opening.company.name}</bdi> }}
        title={t("title")}
        lead={isPossible ? lead : undefined}
      />
      <TextColumn>
        <Changed form={isPossible ? form.id : undefined} />
        {isPossible ? (
          <>
            {children}
            <Form of={decision}>
              {"note" in form.constraint && <TextAreaField of={decision.fields.note} limit={limits.textCharacters} />}
              <Actions>
                <SubmitButton kind={kind}>{t("submit")}</SubmitButton> <ButtonLink to={back}>{t("leave")}</ButtonLink>
              </Actions>
            </Form>
          </>
        ) : (
          <>
            {opening.match && (
              <Status state={markOfMatch(opening.match)}>
                {statusInWords(t, { ...opening, match: opening.match }, now)}
              </Status>
            )}
            <Actions>
              <ButtonLink to={back}>{t("matching:toOpening")}</ButtonLink>
            </Actions>
          </>
        )}
      </TextColumn>
    </>
  );
}
