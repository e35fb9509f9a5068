import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { KeptAccount } from "#contract/entities/kept-account.ts";
import { advisorPaths } from "../../paths.ts";

/**
 * Whether an account is about to be deleted, and what takes that back; else the way to the page that has it deleted.
 */
export function Deletion({ of: { id, deletionDueOn }, formKey }: { of: KeptAccount; formKey: string }) {
  const t = useT();
  const paths = usePaths(advisorPaths);
  return (
    <section className="stack">
      <Heading level={2}>{t("deletion.title")}</Heading>
      <p>{deletionDueOn ? t("deletion.due", { date: formatDay(deletionDueOn) }) : t("deletion.none")}</p>
      {deletionDueOn ? (
        <ActForm formKey={formKey}>
          <SubmitButton value="keep">{t("deletion.keep")}</SubmitButton>
        </ActForm>
      ) : (
        <p>
          <TextLink to={paths.deleteAccount(id)}>{t("deletion.go")}</TextLink>
        </p>
      )}
    </section>
  );
}
