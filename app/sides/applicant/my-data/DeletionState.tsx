import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Message } from "#app/ui/Message.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { limits } from "#contract/limits.ts";
import { applicantPaths } from "../paths.ts";

/** The request for deletion, and its revocation until it is carried out. */
export function DeletionState({ dueOn }: { dueOn: string | null }) {
  const t = useT();
  const paths = usePaths(applicantPaths);
  return (
    <section className="stack" id="deletion">
      <Heading level={2}>{t("deletion.heading")}</Heading>
      {dueOn ? (
        <ActForm>
          <Message
            tone="yellow"
            title={t("deletion.due", { date: formatDay(dueOn) })}
            actions={
              <SubmitButton value="keep" busyLabel={t("deletion.keeping")}>
                {t("deletion.keep")}
              </SubmitButton>
            }
          >
            {t("deletion.untilThen")}
          </Message>
        </ActForm>
      ) : (
        <p>
          {t("deletion.text", { count: limits.deletionDays })}{" "}
          <TextLink to={paths.deletion}>{t("deletion.link")}</TextLink>
        </p>
      )}
    </section>
  );
}
