import { useT } from "../i18n/I18n.tsx";
import { Actions } from "../ui/Layout.tsx";
import { SubmitButton } from "./SubmitButton.tsx";

/** The end of a form that stores what it asks, and stays. */
export function SaveButton() {
  const t = useT();
  return (
    <Actions>
      <SubmitButton kind="primary" value="save" busyLabel={t("common:saving")}>
        {t("forms:save")}
      </SubmitButton>
    </Actions>
  );
}
