import { useT } from "#app/i18n/I18n.tsx";
import { Fact, Facts } from "#app/ui/Facts.tsx";
import type { Employee } from "#contract/entities/employee.ts";
import { Colleague } from "../Colleague.tsx";
import { Rights } from "./Rights.tsx";

/** Who somebody is, and what they may do now. */
export function EmployeeFacts({ of }: { of: Employee }) {
  const t = useT();
  return (
    <Facts>
      <Fact label={t("person")}>
        <Colleague of={of} />
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
