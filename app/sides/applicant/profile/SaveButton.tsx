import { useNavigation } from "@remix-run/react";
import { useT } from "#app/i18n/I18n.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Actions } from "#app/ui/Layout.tsx";

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
