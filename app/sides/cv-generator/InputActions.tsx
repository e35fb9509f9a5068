import { useNavigation } from "@remix-run/react";
import { useT } from "#app/i18n/I18n.tsx";
import { useCvPaths } from "#app/shell/side.ts";
import { Button } from "#app/ui/Button.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import type { InputStep } from "./input-steps.ts";

interface Props {
  next: InputStep | "preview";
  back?: InputStep;
}

/** On to the next page of the input; what was typed is stored on the way. */
export function InputActions({ next, back }: Props) {
  const t = useT();
  const paths = useCvPaths();
  const sent = useNavigation().formData?.get("intent");
  return (
    <Actions note={t("cv:keptFor")}>
      <Button
        kind="primary"
        type="submit"
        name="intent"
        value="continue"
        busy={sent === "continue"}
        busyLabel={t("steps:sending")}
      >
        {t(`cv:next.${next}`)}
      </Button>{" "}
      {back && <TextLink to={paths[back]}>{t("cv:back")}</TextLink>}
    </Actions>
  );
}
