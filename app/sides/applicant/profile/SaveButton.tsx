import { useNavigation } from "@remix-run/react";
import { useT } from "#app/i18n/I18n.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Actions } from "#app/ui/Layout.tsx";

/** Enter in a field presses the first button of a form: where another comes before *Save*, this one is first. */
export function DefaultSaveButton() {
  const t = useT();
  return (
    <button type="submit" name="intent" value="save" hidden tabIndex={-1}>
      {t("profile:save")}
    </button>
  );
}

/** The end of every form of the profile. */
export function SaveButton() {
  const t = useT();
  const sent = useNavigation().formData?.get("intent");
  return (
    <Actions>
      <Button
        kind="primary"
        type="submit"
        name="intent"
        value="save"
        busy={sent === "save"}
        busyLabel={t("profile:saving")}
      >
        {t("profile:save")}
      </Button>
    </Actions>
  );
}
