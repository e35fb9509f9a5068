import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import type { Waiting } from "#contract/entities/inbox.ts";
import type { InboxKind, OnePressKind } from "#contract/enumerations/inbox.ts";

const usualOn: Partial<Record<InboxKind, string>> = {
  infoSession: "attended",
  consultation: "attended",
  offer: "asked",
  stuck: "asked",
} satisfies Record<OnePressKind, string>;

interface Props {
  of: Pick<Waiting, "accountId" | "kind" | "name" | "id" | "about">;
  /** One-time key: pressing twice decides once. */
  formKey: string;
  /** The row to come back to. */
  next?: string;
}

/** What one press decides; nothing where it takes more. To screen readers the buttons say whom they are about. */
export function Decision({ of: { accountId, kind, name, id, about }, formKey, next = "" }: Props) {
  const t = useT();
  const usual = usualOn[kind];
  if (!accountId || !usual) return null;
  const whose = <Hidden> {t("inboxItem:whose", { name, kind: t(`inboxItem:kind.${kind}`) })}</Hidden>;
  return (
    <ActForm formKey={formKey} fields={{ accountId, kind, name, id, about: about ?? "", next }} className="row">
      <SubmitButton name="decision" value={usual} busyLabel={t("common:saving")}>
        {t(`inboxItem:${usual}`)}
        {whose}
      </SubmitButton>{" "}
      {usual === "attended" && (
        <SubmitButton kind="quiet" name="decision" value="notAttended" busyLabel={t("common:saving")}>
          {t("inboxItem:notAttended")}
          {whose}
        </SubmitButton>
      )}
    </ActForm>
  );
}
