import { useT } from "#app/i18n/I18n.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Status } from "#app/ui/Status.tsx";
import type { Waiting } from "#contract/entities/inbox.ts";
import { Decision } from "../inbox/Decision.tsx";
import { aboutOf } from "../inbox/in-words.ts";

/** What the applicant waits for in the inbox that the reader came from. What has a page or card of its own is there. */
export function DueAct({ of: waiting, formKey }: { of: Waiting; formKey: string }) {
  const t = useT();
  if (waiting.kind === "contract" || waiting.kind === "document" || waiting.kind === "ticket") return null;
  return (
    <Card tint>
      <Status state="you">
        <b>{t("contract.yours")} </b>
        {aboutOf(t, waiting)}
      </Status>
      <Decision of={waiting} formKey={formKey} />
    </Card>
  );
}
