import type { ReactNode } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { StepFrame } from "#app/steps/StepFrame.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { Group, Step, StepStatus } from "#domain/application-steps.ts";
import { EndedNote } from "../EndedNote.tsx";
import { applicantPaths } from "../paths.ts";
import { looksOf, markOf, pathOfStep } from "./step-pages.ts";

interface Props {
  group: Group;
  step: Step;
  statuses: { step: Step; status: StepStatus }[];
  children: ReactNode;
}

/** A page of a step of the application, with the steps of its group. */
export function StepPage({ group, step, statuses, children }: Props) {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const name = t(`steps:group.applicant.${group}`);
  const steps = statuses.map(({ step: name, status }) => ({
    to: pathOfStep[name]?.(paths),
    label: t(`steps:step.${name}.long`),
    state: name === step && status === "notStarted" ? ("you" as const) : markOf[status],
    stateLabel: t(`steps:status.${status}`),
  }));
  return (
    <StepFrame
      of={{ name, halves: looksOf[group].halves }}
      steps={steps}
      current={pathOfStep[step]?.(paths) ?? ""}
      label={t("steps:navigation", { group: name })}
      help={
        <>
          <p>
            <b>{t("steps:help.title")}</b>
          </p>
          <p>
            <TextLink to={paths.advisorContact}>{t("steps:help.advisor")}</TextLink>
          </p>
          <p>
            <TextLink to={paths.faq}>{t("steps:help.faq")}</TextLink>
          </p>
        </>
      }
    >
      <EndedNote />
      {children}
    </StepFrame>
  );
}
