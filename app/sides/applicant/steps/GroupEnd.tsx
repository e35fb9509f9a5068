import type { ReactNode } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Completion } from "#app/ui/Completion.tsx";
import { TextColumn } from "#app/ui/Layout.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { Status } from "#app/ui/Status.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { Group, Step, StepStatus } from "#domain/application-steps.ts";
import { applicantPaths } from "../paths.ts";
import { looksOf, markOf, pathOfStep } from "./step-pages.ts";

interface Props {
  group: Group;
  statuses: { step: Step; status: StepStatus }[];
  /** The first step of the whole application that waits for the applicant. */
  next: Step | null;
  /** More about how it stands. */
  children?: ReactNode;
}

/** The end of a group of steps. It is complete only when nothing is open and nobody has to confirm anything. */
export function GroupEnd({ group, statuses, next, children }: Props) {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const open = statuses.find(({ status }) => status !== "done" && status !== "waiting");
  const isWaiting = statuses.some(({ status }) => status === "waiting");
  const state = open ? "open" : isWaiting ? "waiting" : "done";
  const words = { title: t(`${state}.title`), lead: t(`${state}.lead`) };

  const to = (open?.step ?? next) as Step | null;
  const path = to && pathOfStep[to]?.(paths);
  const wayOn = (
    <ButtonLink kind="primary" to={path || paths.home}>
      {path ? t("steps:goOn", { step: t(`steps:step.${to}.long`) }) : t("steps:home")}
    </ButtonLink>
  );
  if (state === "done")
    return (
      <>
        <Completion {...words}>{wayOn}</Completion>
        {children && <TextColumn>{children}</TextColumn>}
      </>
    );
  return (
    <>
      <Band group={looksOf[group].halves} crumb={{ group: t(`steps:group.applicant.${group}`) }} {...words}>
        {wayOn}
      </Band>
      <TextColumn>
        <Rows>
          {statuses.map(({ step, status }) => (
            <Row
              key={step}
              title={<TextLink to={pathOfStep[step]?.(paths) ?? paths.home}>{t(`steps:step.${step}.long`)}</TextLink>}
              end={<Status state={markOf[status]}>{t(`steps:status.${status}`)}</Status>}
            />
          ))}
        </Rows>
        {children}
      </TextColumn>
    </>
  );
}
