import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { momentInWords } from "#app/i18n/moment-in-words.ts";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { Notification } from "#contract/entities/notification.ts";
import { companyPaths } from "../paths.ts";
import { whereItLeads } from "./leads.ts";

interface Props {
  of: Notification;
  /** For readers who work for several companies. */
  isCompanyNamed: boolean;
}

/** An event with a link to its applicant: opening it for the first time marks it as read. */
export function NotificationRow({
  of: { id, kind, isRead, at, note, company, jobOpening, applicant },
  ...props
}: Props) {
  const t = useT();
  const paths = usePaths(companyPaths);
  const key = t.has(`companyNotifications:kind.${kind}`) ? kind : "other";
  const name = applicant.name ?? t("companyNotifications:unnamed");
  const title = t(`companyNotifications:kind.${key}`, { name });
  const about = {
    companyId: company.id,
    jobOpeningId: jobOpening.id,
    kind,
    ...(applicant.name !== null && { accountId: applicant.accountId }),
  };
  const facts = [jobOpening.title, momentInWords(t, at), ...(props.isCompanyNamed ? [company.name] : [])];
  return (
    <li className="stack-s">
      {isRead ? (
        <TextLink to={whereItLeads(paths, about)}>{title}</TextLink>
      ) : (
        <ActForm action={paths.notifications} fields={{ notificationId: id, ...about }}>
          <SubmitButton kind="quiet" value="open">
            {title}
          </SubmitButton>
        </ActForm>
      )}
      <p className="hint">
        {!isRead && (
          <>
            <b>{t("companyNotifications:new")}</b> ·{" "}
          </>
        )}
        {facts.map((fact, index) => (
          <span key={fact}>
            {index > 0 && " · "}
            <bdi lang={fact === jobOpening.title ? "de" : undefined}>{fact}</bdi>
          </span>
        ))}
      </p>
      {note && <q className="written">{note}</q>}
    </li>
  );
}
