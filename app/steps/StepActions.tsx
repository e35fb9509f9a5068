import { useNavigation } from "@remix-run/react";
import { useT } from "../i18n/I18n.tsx";
import { Button } from "../ui/Button.tsx";
import { Actions } from "../ui/Layout.tsx";
import { TextLink } from "../ui/TextLink.tsx";

/** Enter in a field presses the first button of a form: where others come before *Continue*, this one is first.
 * Text browsers show it, hence its words. */
export function DefaultButton() {
  const t = useT();
  return (
    <button type="submit" name="intent" value="continue" hidden tabIndex={-1}>
      {t("steps:continue")}
    </button>
  );
}

/** Continue, save and come back later, back: the end of every step's form. */
export function StepActions({ back }: { back?: { to: string; label: string } }) {
  const t = useT();
  const sent = useNavigation().formData?.get("intent");
  return (
    <div className="stack">
      <Actions note={t("steps:saveNote")}>
        <Button
          kind="primary"
          type="submit"
          name="intent"
          value="continue"
          busy={sent === "continue"}
          busyLabel={t("steps:sending")}
        >
          {t("steps:continue")}
        </Button>
        <Button type="submit" name="intent" value="save" busy={sent === "save"} busyLabel={t("steps:sending")}>
          {t("steps:save")}
        </Button>
      </Actions>
      {back && (
        <p>
          <TextLink to={back.to}>{t("steps:back", { step: back.label })}</TextLink>
        </p>
      )}
    </div>
  );
}
