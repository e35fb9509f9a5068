import { useT } from "#app/i18n/I18n.tsx";
import { Fact, Facts } from "#app/ui/Facts.tsx";
import type { Employee } from "#contract/entities/employee.ts";
import { Rights } from "./Rights.tsx";

/** Who somebody is, and what they may do now. */
export function EmployeeFacts({ of }: { of: Employee }) {
  const t = useT();
  return (
    <Facts>
      <Fact label={t("email")}>
        <bdi dir="ltr">{of.email}</bdi>
      </Fact>
      {of.invitation?.invitedBy && (
        <Fact label={t("invitedBy")}>
          <bdi>{of.invitation.invitedBy}</bdi>
        </Fact>
      )}
      <Fact label={t("now")}>
        <Rights of={of} />
      </Fact>
    </Facts>
  );
}
