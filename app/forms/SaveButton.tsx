import { useT } from "../i18n/I18n.tsx";
import { Actions } from "../ui/Layout.tsx";
import { SubmitButton } from "./SubmitButton.tsx";

/** The end of a form that saves and stays on its page. */
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
