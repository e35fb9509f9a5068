import type { ReactNode } from "react";
import { OptionalSaidOnce } from "#app/forms/fields/field-parts.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { StepFrame } from "#app/steps/StepFrame.tsx";
import { usePaths } from "#app/use-paths.ts";
import { type InputStep, inputSteps } from "./input-steps.ts";
import { PreviewAside } from "./PreviewAside.tsx";
import { cvPaths } from "./paths.ts";
import type { Preview } from "./save-input.server.ts";

interface Props {
  step: InputStep;
  /** The steps that have answers. */
  filled: InputStep[];
  sheet: Preview;
  children: ReactNode;
}

/** A page of the input: position, the five steps, the form, and the preview beside it. */
export function InputPage({ step, filled, sheet, children }: Props) {
  const t = useT();
  const paths = usePaths(cvPaths);
  const steps = inputSteps.map((name) => {
    const state = filled.includes(name) ? "done" : name === step ? "you" : "open";
    return {
      to: paths[name],
      label: t(`cv:step.${name}`),
      state: state as "done" | "you" | "open",
      stateLabel: t(`cv:state.${state}`),
    };
  });
  return (
    <StepFrame
      of={{ name: t("cv:name"), halves: 1 }}
      steps={steps}
      current={paths[step]}
      label={t("cv:steps")}
      aside={<PreviewAside key={sheet.markup} sheet={sheet} />}
    >
      <OptionalSaidOnce.Provider value>{children}</OptionalSaidOnce.Provider>
    </StepFrame>
  );
}
