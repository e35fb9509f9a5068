import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { usePaths } from "#app/use-paths.ts";
import { companyPaths } from "../paths.ts";
import type { ApplicantPage } from "./applicant-page.server.ts";

type Props = Pick<ApplicantPage, "at" | "isDismissed" | "formKey">;

/** Leaves the applicant out of the opening's list, or takes that back: a post to the list, where the reader goes on. */
export function NotForUs({ at: { jobOpeningId, accountId }, isDismissed, formKey }: Props) {
  const t = useT();
  const paths = usePaths(companyPaths);
  const list = isDismissed ? paths.dismissed(jobOpeningId) : paths.jobOpening(jobOpeningId);
  return (
    <ActForm action={list} formKey={formKey} fields={{ formId: "dismissal", accountId }} className="stack-s">
      {isDismissed && <p>{t("notForUs.dismissed")}</p>}
      <SubmitButton kind="quiet" value={isDismissed ? "restore" : "dismiss"}>
        {t(`notForUs.${isDismissed ? "restore" : "dismiss"}`)}
      </SubmitButton>
    </ActForm>
  );
}
