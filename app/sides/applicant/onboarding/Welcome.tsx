import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { groups } from "#domain/application-steps.ts";
import { ScreenForm } from "./ScreenForm.tsx";
import type { ScreenProps } from "./screen.ts";

/** An outlook before the first question: the original makes promises, the variation shows all stations. */
export function Welcome({ form, variant }: ScreenProps) {
  const t = useT();
  return (
    <ScreenForm of={usePortalForm(form)} submit={t("welcome.begin")}>
      <Rows>
        {variant === "Original"
          ? ["questions", "advice", "pause"].map((promise) => (
              <Row key={promise} title={t(`welcome.${promise}.title`)} hint={t(`welcome.${promise}.text`)} />
            ))
          : groups.map((group) => (
              <Row key={group} title={t(`steps:group.applicant.${group}`)} hint={t(`welcome.way.${group}`)} />
            ))}
      </Rows>
    </ScreenForm>
  );
}
