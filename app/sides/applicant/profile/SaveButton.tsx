import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { Actions } from "#app/ui/Layout.tsx";

/** The end of every form of the profile. */
export function SaveButton() {
  const t = useT();
  return (
    <Actions>
      <SubmitButton kind="primary" value="save" busyLabel={t("common:saving")}>
        {t("profile:save")}
      </SubmitButton>
    </Actions>
  );
}
