import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Rows } from "#app/ui/Rows.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { Notification } from "#contract/entities/notification.ts";
import { NotificationRow } from "../notifications/NotificationRow.tsx";
import { companyPaths } from "../paths.ts";

/** The newest events at the company's openings. */
export function Newest({ of: notifications }: { of: Notification[] }) {
  const t = useT();
  const paths = usePaths(companyPaths);
  if (notifications.length === 0) return null;
  return (
    <section className="stack">
      <Heading level={2}>{t("newest.title")}</Heading>
      <Rows>
        {notifications.map((notification) => (
          <NotificationRow key={notification.id} of={notification} isCompanyNamed={false} />
        ))}
      </Rows>
      <p>
        <TextLink to={paths.notifications}>{t("newest.all")}</TextLink>
      </p>
    </section>
  );
}
