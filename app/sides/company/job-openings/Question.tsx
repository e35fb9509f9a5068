import type { ReactNode } from "react";
import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Actions, TextColumn } from "#app/ui/Layout.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { OwnJobOpening } from "#contract/entities/job-opening.ts";
import { companyPaths } from "../paths.ts";
import { Refused } from "./Refused.tsx";

interface Props {
  opening: Pick<OwnJobOpening, "id" | "title" | "status">;
  mayEdit: boolean;
  /** Whether the act is possible in this status. */
  isPossible: boolean;
  formKey: string;
  /** What of the page the act goes by. */
  shown?: Record<string, string>;
  /** What follows from it. */
  children?: ReactNode;
}

/** Asks for confirmation of an act that cannot be undone; when the act is impossible, the page says why. */
export function Question({ opening, mayEdit, isPossible, formKey, shown, children }: Props) {
  const t = useT();
  const back = usePaths(companyPaths).openingOverview(opening.id);
  const mayAct = mayEdit && isPossible;
  return (
    <>
      <Band
        crumb={{ group: <bdi lang="de">{opening.title ?? t("companyOpening:untitled")}</bdi> }}
        title={t("title")}
        lead={mayAct ? t("lead") : undefined}
      />
      <TextColumn>
        <Refused />
        {!mayAct && <p>{mayEdit ? t(`not.${opening.status}`) : t("companyOpening:whoEdits")}</p>}
        {mayAct && children}
        {mayAct ? (
          <ActForm formKey={formKey} fields={{ formId: "question", ...shown }}>
            <Actions>
              <SubmitButton kind="destructive">{t("submit")}</SubmitButton>
              <ButtonLink to={back}>{t("leave")}</ButtonLink>
            </Actions>
          </ActForm>
        ) : (
          <Actions>
            <ButtonLink kind="primary" to={back}>
              {t("companyOpening:toOpening")}
            </ButtonLink>
          </Actions>
        )}
      </TextColumn>
    </>
  );
}
