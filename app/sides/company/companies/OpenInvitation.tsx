import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { Status } from "#app/ui/Status.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { Employment } from "#contract/calls/company.ts";
import { companyPaths } from "../paths.ts";

/** A company that waits for the reader's answer. */
export function OpenInvitation({ of: { name, city, invitation } }: { of: Employment }) {
  const t = useT();
  const paths = usePaths(companyPaths);
  if (!invitation) return null;
  const until = formatDay(invitation.expiresAt);
  return (
    <Card>
      <Heading level={2} size="card">
        <Status state="you">{t("invitation.title")}</Status>
      </Heading>
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>
        , {city}
        <br />
        <span className="hint">
          {invitation.invitedBy
            ? t("invitation.byUntil", { name: invitation.invitedBy, until })
            : t("invitation.until", { until })}
        </span>
      </p>
      <Actions>
        <ButtonLink to={paths.invitation(invitation.id)}>{t("invitation.look")}</ButtonLink>
      </Actions>
    </Card>
  );
}
