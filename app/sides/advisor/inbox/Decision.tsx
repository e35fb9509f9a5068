import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import type { Waiting } from "#contract/entities/inbox.ts";

interface Props {
  of: Waiting;
  /** One-time key: pressing twice decides once. */
  formKey: string;
  /** The row to come back to. */
  next?: string;
}

/** What one press decides; nothing where it takes more. To screen readers the buttons say whom they are about. */
export function Decision({ of: { accountId, kind, name, id, about }, formKey, next }: Props) {
  const t = useT();
  if (!accountId || (kind !== "infoSession" && kind !== "consultation" && kind !== "stuck")) return null;
  const whose = <Hidden> {t("inboxItem:whose", { name, kind: t(`inboxItem:kind.${kind}`) })}</Hidden>;
  return (
    <ActForm
      formKey={formKey}
      fields={{ accountId, kind, name, id, ...(about && { about }), ...(next && { next }) }}
      className="row"
    >
      <SubmitButton name="decision" value={kind === "stuck" ? "asked" : "attended"} busyLabel={t("common:saving")}>
        {t(`inboxItem:${kind === "stuck" ? "asked" : "attended"}`)}
        {whose}
      </SubmitButton>{" "}
      {kind !== "stuck" && (
        <SubmitButton kind="quiet" name="decision" value="notAttended" busyLabel={t("common:saving")}>
          {t("inboxItem:notAttended")}
          {whose}
        </SubmitButton>
      )}
    </ActForm>
  );
}
