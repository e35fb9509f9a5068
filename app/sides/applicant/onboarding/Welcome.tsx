import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { ScreenForm } from "./ScreenForm.tsx";
import type { ScreenProps } from "./screen.ts";

/** What comes next, before anything is asked. */
export function Welcome({ form }: ScreenProps) {
  const t = useT();
  return (
    <ScreenForm of={usePortalForm(form)} submit={t("welcome.begin")}>
      <Rows>
        {["questions", "advice", "pause"].map((promise) => (
          <Row key={promise} title={t(`welcome.${promise}.title`)} hint={t(`welcome.${promise}.text`)} />
        ))}
      </Rows>
    </ScreenForm>
  );
}
