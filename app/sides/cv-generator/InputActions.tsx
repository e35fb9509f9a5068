import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { useCvPaths } from "#app/shell/side.ts";
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
  return (
    <Actions note={t("cv:keptFor")}>
      <SubmitButton kind="primary" value="continue">
        {t(`cv:next.${next}`)}
      </SubmitButton>{" "}
      {back && <TextLink to={paths[back]}>{t("cv:back")}</TextLink>}
    </Actions>
  );
}
