import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { ListedApplicant } from "#contract/entities/seen-applicant.ts";
import { companyPaths } from "../paths.ts";
import { nameInWords } from "./in-words.ts";

interface Props {
  of: ListedApplicant;
  jobOpeningId: string;
  formKey: string;
}

/** The company makes the first move: it invites somebody to dates, on a page of its own, or leaves them out. */
export function FirstMove({ of: applicant, jobOpeningId, formKey }: Props) {
  const t = useT();
  const { accountId } = applicant;
  const name = <Hidden>{`: ${nameInWords(t, applicant)}`}</Hidden>;
  return (
    <Actions>
      <ButtonLink to={usePaths(companyPaths).arrangeInterview(jobOpeningId, accountId)}>
        {t("invite")}
        {name}
      </ButtonLink>
      <ActForm formKey={formKey} fields={{ formId: "dismissal", accountId }}>
        <SubmitButton kind="quiet" value="dismiss">
          {t("dismiss")}
          {name}
        </SubmitButton>
      </ActForm>
    </Actions>
  );
}
