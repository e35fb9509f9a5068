import { SubmitButton } from "../forms/SubmitButton.tsx";
import { useT } from "../i18n/I18n.tsx";
import { Actions } from "../ui/Layout.tsx";
import { TextLink } from "../ui/TextLink.tsx";

interface Props {
  back?: { to: string; label: string };
  /** What saving takes; what is unfinished as well, where nothing else is said. */
  note?: string;
}

/** Continue, save and come back later, back: the end of every step's form. */
export function StepActions({ back, note }: Props) {
  const t = useT();
  return (
    <div className="stack">
      <Actions note={note ?? t("steps:saveNote")}>
        <SubmitButton kind="primary" value="continue">
          {t("steps:continue")}
        </SubmitButton>
        <SubmitButton value="save">{t("steps:save")}</SubmitButton>
      </Actions>
      {back && (
        <p className="row">
          <TextLink to={back.to}>{t("steps:back", { step: back.label })}</TextLink>
        </p>
      )}
    </div>
  );
}
