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
import type { Standing } from "#domain/matching.ts";
import { applicantPaths } from "../paths.ts";
import { statusInWords } from "./status-in-words.ts";
import { looksOf, markOf, pathOfStep } from "./step-pages.ts";

interface Props {
  group: Group;
  statuses: { step: Step; status: StepStatus }[];
  /** The first step of the whole application that waits for the applicant. */
  next: Step | null;
  /** The status of the openings, at the end of their group. */
  standing?: Standing | null;
  /** The sentence for a finished group, where the page knows more than its words. */
  completion?: { title: string; lead: string };
  /** More about the status. */
  children?: ReactNode;
}

/** The end of a group of steps. It is complete only when nothing is open and nobody has to confirm anything. */
export function GroupEnd({ group, statuses, next, standing = null, completion, children }: Props) {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const left = statuses.filter(({ status }) => status !== "done" && status !== "waiting");
  const isWaiting = statuses.some(({ status }) => status === "waiting");
  const isEarly = statuses.every(({ status }) => status === "notYet") && t.has("early.title");
  const state = isEarly ? "early" : left.length > 0 ? "open" : isWaiting ? "waiting" : "done";
  const count = statuses.length;
  const progress = state === "open" && count > 1 ? `${t("steps:progress", { done: count - left.length, count })} ` : "";
  const isLast = left.length === 1 && t.has("almost.title");
  const words = { title: t(isLast ? "almost.title" : `${state}.title`), lead: progress + t(`${state}.lead`) };

  const to = left.find(({ status }) => status !== "notYet")?.step ?? next;
  const path = to && pathOfStep[to]?.(paths);
  const wayOn = (
    <ButtonLink kind="primary" to={path || paths.home}>
      {path ? t("steps:goOn", { step: t(`steps:step.${to}.long`) }) : t("steps:home")}
    </ButtonLink>
  );
  if (state === "done")
    return (
      <>
        <Completion {...(completion ?? words)}>{wayOn}</Completion>
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
              title={
                status === "notYet" ? (
                  t(`steps:step.${step}.long`)
                ) : (
                  <TextLink to={pathOfStep[step]?.(paths) ?? paths.home}>{t(`steps:step.${step}.long`)}</TextLink>
                )
              }
              end={<Status state={markOf[status]}>{statusInWords(t, { step, status }, standing)}</Status>}
            />
          ))}
        </Rows>
        {children}
      </TextColumn>
    </>
  );
}
