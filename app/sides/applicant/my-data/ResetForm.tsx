import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions } from "#app/ui/Layout.tsx";

/** Only in a demo: resets a person to where they began. */
export function ResetForm() {
  const t = useT();
  return (
    <section className="stack">
      <Heading level={2}>{t("reset.heading")}</Heading>
      <p>{t("reset.text")}</p>
      <ActForm>
        <Actions>
          <SubmitButton kind="destructive" value="reset" busyLabel={t("reset.busy")}>
            {t("reset.submit")}
          </SubmitButton>
        </Actions>
      </ActForm>
    </section>
  );
}
