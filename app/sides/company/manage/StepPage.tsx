import type { ComponentProps, ReactNode } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { StepFrame } from "#app/steps/StepFrame.tsx";
import { usePaths } from "#app/use-paths.ts";
import { type ManageStep, manageStatuses } from "#domain/job-opening-steps.ts";
import { companyPaths } from "../paths.ts";
import type { Wizard } from "./opening.server.ts";
import { markOf, pathOfStep } from "./steps.ts";

interface Props {
  step: ManageStep;
  opening: Wizard["opening"];
  head?: ComponentProps<typeof StepFrame>["head"];
  children: ReactNode;
}

const unbegun = (["study", "job", "requirements", "finish"] as const).map((step) => ({
  step,
  status: "notStarted" as const,
}));

/** A page of the wizard. Before the first save there are no other steps to go to. */
export function StepPage({ step, opening, head, children }: Props) {
  const t = useT();
  const paths = usePaths(companyPaths);
  const pathTo = (to: ManageStep) => (opening ? pathOfStep(paths, to)(opening.id) : undefined);
  const current = pathTo(step) ?? paths.newJobOpening;
  const stateOf = (name: ManageStep, status: keyof typeof markOf) => {
    const stateLabel = t(`steps:status.${status}`);
    if (status === "done") return { state: markOf.done, stateLabel };
    if (name === step) return { state: markOf.inProgress, stateLabel };
    // On the last page, open answers keep the opening from being published.
    if (step === "finish") return { state: "bad" as const, stateLabel: t("manage:incomplete") };
    return { state: markOf[status], stateLabel };
  };
  const steps = (opening ? manageStatuses(opening) : unbegun).map(({ step: name, status }) => ({
    to: name === step ? current : pathTo(name),
    label: t(`manage:step.${name}`),
    ...stateOf(name, status),
  }));
  const name = opening?.title ?? opening?.course ?? t("manage:untitled");
  return (
    <StepFrame of={{ name, halves: 3 }} steps={steps} current={current} label={t("manage:navigation")} head={head}>
      {children}
    </StepFrame>
  );
}
