import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Actions } from "#app/ui/Layout.tsx";

/** The one button that ends a sign-in form. */
export function SubmitButton({ children }: { children: ReactNode }) {
  const t = useT();
  const isBusy = useNavigation().state !== "idle";
  return (
    <Actions>
      <Button kind="primary" type="submit" busy={isBusy} busyLabel={t("interaction:busy")}>
        {children}
      </Button>
    </Actions>
  );
}
