import { Form, useNavigation } from "@remix-run/react";
import { FormSecrets } from "#app/forms/Form.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions } from "#app/ui/Layout.tsx";

/** Only in a demo: back to where its people began. */
export function ResetForm() {
  const t = useT();
  const isBusy = useNavigation().formData?.get("intent") === "reset";
  return (
    <section className="stack">
      <Heading level={2}>{t("reset.heading")}</Heading>
      <p>{t("reset.text")}</p>
      <Form method="post">
        <FormSecrets />
        <Actions>
          <Button
            kind="destructive"
            type="submit"
            name="intent"
            value="reset"
            busy={isBusy}
            busyLabel={t("reset.busy")}
          >
            {t("reset.submit")}
          </Button>
        </Actions>
      </Form>
    </section>
  );
}
