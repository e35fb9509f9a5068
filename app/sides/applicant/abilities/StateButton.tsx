import { useNavigation } from "@remix-run/react";
import { useT } from "#app/i18n/I18n.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Actions } from "#app/ui/Layout.tsx";

/** Tells the advisor that the applicant took part. */
export function StateButton({ intent }: { intent: "session" | "consultation" }) {
  const t = useT();
  const isBusy = useNavigation().state !== "idle";
  return (
    <Actions>
      <Button kind="primary" type="submit" name="intent" value={intent} busy={isBusy} busyLabel={t("steps:sending")}>
        {t("steps:continue")}
      </Button>
    </Actions>
  );
}
