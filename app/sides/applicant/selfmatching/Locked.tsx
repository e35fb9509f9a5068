import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { TextColumn, Wrap } from "#app/ui/Layout.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { Status } from "#app/ui/Status.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { ListedJobOpening } from "#contract/entities/job-opening.ts";
import type { Step, StepStatus } from "#domain/application-steps.ts";
import { applicantPaths } from "../paths.ts";
import { looksOf, markOf, pathOfStep } from "../steps/step-pages.ts";
import { Mine } from "./Mine.tsx";

export interface Lock {
  /** lost: it has ended; held: an advisor set the stage back; waiting: an advisor has to confirm; open: steps are left. */
  why: "lost" | "held" | "waiting" | "open";
  left: { step: Step; status: StepStatus }[];
}

interface Props {
  lock: Lock;
  /** The applications that go on nevertheless. */
  mine: ListedJobOpening[];
  now: string;
}

/** The reason why there are no openings yet, and what to do instead. */
export function Locked({ lock: { why, left }, mine, now }: Props) {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const next = left.find(({ status }) => status !== "waiting")?.step;
  const to = (next && pathOfStep[next]?.(paths)) ?? paths.home;
  return (
    <>
      <Band
        group={looksOf.selfmatching.halves}
        crumb={{ group: t("steps:group.applicant.selfmatching") }}
        title={t(`locked.${why}.title`)}
        lead={t(`locked.${why}.lead`)}
      >
        <ButtonLink kind="primary" to={to}>
          {next ? t("steps:goOn", { step: t(`steps:step.${next}.long`) }) : t("steps:home")}
        </ButtonLink>
      </Band>
      {left.length > 0 && (
        <TextColumn>
          <section>
            <Heading level={2}>{t("locked.left")}</Heading>
            <Rows>
              {left.map(({ step, status }) => (
                <Row
                  key={step}
                  title={
                    <TextLink to={pathOfStep[step]?.(paths) ?? paths.home}>{t(`steps:step.${step}.long`)}</TextLink>
                  }
                  end={<Status state={markOf[status]}>{t(`steps:status.${status}`)}</Status>}
                />
              ))}
            </Rows>
          </section>
        </TextColumn>
      )}
      {mine.length > 0 && (
        <Wrap>
          <Mine openings={mine} now={now} />
        </Wrap>
      )}
    </>
  );
}
