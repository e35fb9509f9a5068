import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import { Row } from "#app/ui/Rows.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { limits } from "#contract/limits.ts";
import { advisorPaths } from "./paths.ts";
import type { Pending } from "./pending.ts";

export function PendingRow({ pending }: { pending: Pending }) {
  const t = useT();
  const { applicant } = usePaths(advisorPaths);
  const { kind, name, workingDays, participateAdvisorInterviewOn: day } = pending;
  const stated = t("stated", { date: formatDay(pending.statedAt) });
  const isLate = workingDays >= limits.confirmationWorkingDays;
  return (
    <Row
      title={
        <TextLink to={applicant(pending.accountId)}>
          <bdi>{name}</bdi>
        </TextLink>
      }
      end={<Decision pending={pending} />}
    >
      <div>
        {t(`kind.${kind}`)}
        {day && ` ${t("on", { date: formatDay(day) })}`}. {isLate ? t("waitingSince", { count: workingDays }) : stated}
      </div>
      <div className="hint">
        {[pending.courseName, pending.campus, pending.email].filter(Boolean).map((fact, index) => (
          <span key={fact}>
            {index > 0 && " · "}
            <bdi>{fact}</bdi>
          </span>
        ))}
      </div>
    </Row>
  );
}

/** Two buttons; to screen readers both say whose attendance they are about. */
function Decision({ pending: { accountId, kind, name, formKey } }: { pending: Pending }) {
  const t = useT();
  const whose = <Hidden> {t("whose", { name, kind: t(`kind.${kind}`) })}</Hidden>;
  return (
    <ActForm formKey={formKey} fields={{ accountId, kind }} className="row">
      <SubmitButton name="decision" value="attended" busyLabel={t("common:saving")}>
        {t("attended")}
        {whose}
      </SubmitButton>{" "}
      <SubmitButton kind="quiet" name="decision" value="notAttended" busyLabel={t("common:saving")}>
        {t("notAttended")}
        {whose}
      </SubmitButton>
    </ActForm>
  );
}
