import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import { Status } from "#app/ui/Status.tsx";
import { Table } from "#app/ui/Table.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { Employee } from "#contract/entities/employee.ts";
import { isEditable } from "#domain/permissions.ts";
import { nameOf } from "#domain/person-name.ts";
import { companyPaths } from "../paths.ts";
import { PersonLink } from "./PersonLink.tsx";
import { Rights } from "./Rights.tsx";

interface Props {
  invited: (Employee & { formKey: string })[];
  /** The server's clock: on both sides the same invitations have expired. */
  now: string;
  mayInvite: boolean;
  mayRemove: boolean;
}

/** Invitations without an answer, and what can be done about each; nothing when there are none. */
export function InvitedTable({ invited, now, mayInvite, mayRemove }: Props) {
  const t = useT();
  const paths = usePaths(companyPaths);
  if (invited.length === 0) return null;
  return (
    <section>
      <Heading level={2}>{t("invited")}</Heading>
      <Table
        label={t("invited")}
        name={t("column.person")}
        columns={[{ label: t("column.rights") }, { label: t("column.state") }]}
        rows={invited.map(({ formKey, ...one }) => ({
          key: one.id,
          name: <PersonLink of={one} />,
          cells: [
            <Rights key="rights" of={one} />,
            <div key="state" className="stack-s">
              <InvitationState of={one} now={now} />
              {mayInvite && (
                <ActForm formKey={formKey} fields={{ formId: "resend", employeeId: one.id }}>
                  <SubmitButton>
                    {t("resend")}
                    <Hidden>: {nameOf(one)}</Hidden>
                  </SubmitButton>
                </ActForm>
              )}
              {mayRemove && isEditable(one) && (
                <p>
                  <TextLink to={paths.removeEmployee(one.id)}>
                    {t("withdraw")}
                    <Hidden>: {nameOf(one)}</Hidden>
                  </TextLink>
                </p>
              )}
            </div>,
          ],
        }))}
      />
    </section>
  );
}

/** Whose turn it is: the guest's, until the link has expired. */
function InvitationState({ of: { invitation }, now }: { of: Employee; now: string }) {
  const t = useT();
  if (!invitation) return null;
  const until = formatDay(invitation.expiresAt);
  if (invitation.expiresAt <= now) return <Status state="you">{t("state.expired", { until })}</Status>;
  return <Status state="them">{t("state.pending", { sent: formatDay(invitation.sentAt), until })}</Status>;
}
