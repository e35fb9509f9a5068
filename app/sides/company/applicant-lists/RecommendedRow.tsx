import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import { Why } from "#app/ui/Hit.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { ListedApplicant } from "#contract/entities/seen-applicant.ts";
import { companyPaths } from "../paths.ts";
import { nameInWords, reasonsInWords } from "./in-words.ts";

interface Props {
  of: ListedApplicant;
  jobOpeningId: string;
  mayAct: boolean;
  formKey: string;
}

/** Somebody whom the opening fits, and why; their page has the invitation. */
export function RecommendedRow({ of: applicant, jobOpeningId, mayAct, formKey }: Props) {
  const t = useT();
  const { accountId } = applicant;
  const name = nameInWords(t, applicant);
  return (
    <li className="applicant">
      <div>
        <Heading level={2} size="card">
          <TextLink to={usePaths(companyPaths).applicant(jobOpeningId, accountId)}>
            <bdi>{name}</bdi>
          </TextLink>
        </Heading>
        <Why label={t("reasons")} reasons={reasonsInWords(t, applicant)} />
      </div>
      {mayAct && (
        <ActForm formKey={formKey} fields={{ formId: "dismissal", accountId }}>
          <SubmitButton kind="quiet" value="dismiss">
            {t("dismiss")}
            <Hidden>{`: ${name}`}</Hidden>
          </SubmitButton>
        </ActForm>
      )}
    </li>
  );
}
