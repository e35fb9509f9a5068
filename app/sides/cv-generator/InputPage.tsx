import type { ReactNode } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { Halved, Stack, Wrap } from "#app/ui/Layout.tsx";
import { StepNavigation } from "#app/ui/StepNavigation.tsx";
import { usePaths } from "#app/use-paths.ts";
import { type InputStep, inputSteps } from "./input-steps.ts";
import { PreviewAside } from "./PreviewAside.tsx";
import { cvPaths } from "./paths.ts";
import type { Preview } from "./save-input.server.ts";

interface Props {
  step: InputStep;
  /** Which steps have something in them. */
  filled: InputStep[];
  sheet: Preview;
  children: ReactNode;
}

/** A page of the input: where it stands, the five steps, the form, and beside it what becomes of it. */
export function InputPage({ step, filled, sheet, children }: Props) {
  const t = useT();
  const paths = usePaths(cvPaths);
  const position = t("cv:position", { number: inputSteps.indexOf(step) + 1, count: inputSteps.length });
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
    <>
      <Band group={1} crumb={{ group: t("cv:name"), position }} title={t("title")} lead={t("lead")} />
      <Wrap>
        <StepNavigation steps={steps} current={paths[step]} label={t("cv:steps")} />
        <Halved>
          <Stack of="sections">{children}</Stack>
          <PreviewAside key={sheet.markup} sheet={sheet} />
        </Halved>
      </Wrap>
    </>
  );
}
