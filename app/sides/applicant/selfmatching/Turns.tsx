import { useT } from "#app/i18n/I18n.tsx";
import { Halved } from "#app/ui/Layout.tsx";
import type { ListedJobOpening } from "#contract/entities/job-opening.ts";
import { sortedByTurn } from "./matches.ts";
import { Openings } from "./Openings.tsx";

/** Applications that go on, in two halves: whose turn it is. Days that were agreed on stand below. */
export function Turns({ applications, now }: { applications: ListedJobOpening[]; now: string }) {
  const t = useT();
  const { yours, theirs, scheduled } = sortedByTurn(applications);
  return (
    <>
      {(yours.length > 0 || theirs.length > 0) && (
        <Halved>
          <Openings heading={t("yours")} openings={yours} now={now} />
          <Openings heading={t("theirs")} openings={theirs} now={now} />
        </Halved>
      )}
      <Openings heading={t("scheduled")} openings={scheduled} now={now} />
    </>
  );
}
