import type { ReactNode } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { WithRail } from "#app/ui/Layout.tsx";
import { StepNavigation } from "#app/ui/StepNavigation.tsx";
import { usePaths } from "#app/use-paths.ts";
import { type Group, type Step, type StepStatus, stepsOf } from "#domain/application-steps.ts";
import { applicantPaths } from "../paths.ts";
import { looksOf, markOf, pathOfStep } from "./step-pages.ts";

interface Props {
  group: Group;
  step: Step;
  statuses: { step: Step; status: StepStatus }[];
  children: ReactNode;
}

/** A page of a step: band with the position in its group, the group's steps beside it. */
export function StepPage({ group, step, statuses, children }: Props) {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const names: readonly string[] = stepsOf[group];
  const position = t("steps:position", { number: names.indexOf(step) + 1, count: names.length });
  const steps = statuses.map(({ step: name, status }) => ({
    to: pathOfStep[name]?.(paths),
    label: t(`steps:step.${name}.short`),
    state: name === step && status === "notStarted" ? ("you" as const) : markOf[status],
    stateLabel: t(`steps:status.${status}`),
  }));
  return (
    <>
      <Band
        group={looksOf[group].halves}
        crumb={{ group: t(`steps:group.applicant.${group}`), position }}
        title={t("title")}
        lead={t("lead")}
      />
      <WithRail
        rail={
          <StepNavigation
            steps={steps}
            current={pathOfStep[step]?.(paths) ?? ""}
            label={t("steps:navigation", { group: t(`steps:group.applicant.${group}`) })}
          />
        }
      >
        {children}
      </WithRail>
    </>
  );
}
