import { useT } from "#app/i18n/I18n.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Status } from "#app/ui/Status.tsx";
import { Decision } from "../inbox/Decision.tsx";
import type { DueHere } from "./due-here.server.ts";

/** What the applicant waits for, to be decided here. */
export function DueAct({ of }: { of: DueHere }) {
  const t = useT();
  return (
    <Card tint>
      <Status state="you">
        <b>{t("contract.yours")} </b>
        {of.inWords}
      </Status>
      <Decision of={of} formKey={of.formKey} />
    </Card>
  );
}
