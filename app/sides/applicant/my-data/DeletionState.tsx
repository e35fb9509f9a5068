import { Form, useNavigation } from "@remix-run/react";
import { FormSecrets } from "#app/forms/Form.tsx";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { useApplicantPaths } from "#app/shell/side.ts";
import { Button } from "#app/ui/Button.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Message } from "#app/ui/Message.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { limits } from "#contract/limits.ts";

/** The way to being deleted, and back as long as it has not happened. */
export function DeletionState({ dueOn }: { dueOn: string | null }) {
  const t = useT();
  const paths = useApplicantPaths();
  const isBusy = useNavigation().formData?.get("intent") === "keep";
  return (
    <section className="stack">
      <Heading level={2}>{t("deletion.heading")}</Heading>
      {dueOn ? (
        <Form method="post">
          <FormSecrets />
          <Message
            tone="yellow"
            title={t("deletion.due", { date: formatDay(dueOn) })}
            actions={
              <Button type="submit" name="intent" value="keep" busy={isBusy} busyLabel={t("deletion.keeping")}>
                {t("deletion.keep")}
              </Button>
            }
          >
            {t("deletion.untilThen")}
          </Message>
        </Form>
      ) : (
        <p>
          {t("deletion.text", { count: limits.deletionDays })}{" "}
          <TextLink to={paths.deletion}>{t("deletion.link")}</TextLink>
        </p>
      )}
    </section>
  );
}
