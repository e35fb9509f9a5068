import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import type { FailingJob } from "#contract/entities/job.ts";
import { shownMoment } from "./shown-moment.ts";

/** What failed last and why, each with the button that runs it again. */
export function FailingJobs({ of: jobs }: { of: (FailingJob & { formKey: string })[] }) {
  const t = useT();
  return (
    <section>
      <Heading level={2}>{t("failing")}</Heading>
      <Rows>
        {jobs.map(({ id, name, attempts, nextAt, failedAt, message, formKey }) => (
          <Row
            key={id}
            title={t(`kind.${name}`)}
            hint={[
              t("attempts", { count: attempts, at: shownMoment(failedAt) }),
              nextAt ? t("again", { at: shownMoment(nextAt) }) : t("givenUp"),
            ].join(" ")}
            end={
              <ActForm formKey={formKey} fields={{ jobId: id }}>
                <SubmitButton kind="quiet" busyLabel={t("runningAgain")}>
                  {t("runAgain")}
                  <Hidden> {t("which", { kind: t(`kind.${name}`), at: shownMoment(failedAt) })}</Hidden>
                </SubmitButton>
              </ActForm>
            }
          >
            <bdi lang="en">{message}</bdi>
          </Row>
        ))}
      </Rows>
    </section>
  );
}
