import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { InputStep } from "./input-steps.ts";
import { cvPaths } from "./paths.ts";

interface Props {
  next: InputStep | "preview";
  back?: InputStep;
}

/** Continues to the next page of the input and stores what was typed. */
export function InputActions({ next, back }: Props) {
  const t = useT();
  const paths = usePaths(cvPaths);
  return (
    <Actions note={t("cv:keptFor")}>
      <SubmitButton kind="primary" value="continue">
        {t(`cv:next.${next}`)}
      </SubmitButton>{" "}
      {back && <TextLink to={paths[back]}>{t("cv:back")}</TextLink>}
    </Actions>
  );
}
