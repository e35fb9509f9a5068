import { useT } from "#app/i18n/I18n.tsx";
import { Halved } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { ListedJobOpening } from "#contract/entities/job-opening.ts";
import { applicantPaths } from "../paths.ts";
import { sortedByTurn } from "./matches.ts";
import { Openings } from "./Openings.tsx";

/** Ongoing applications in two halves by whose turn it is, with the agreed days below. */
export function Turns({ applications, now }: { applications: ListedJobOpening[]; now: string }) {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { yours, theirs, scheduled } = sortedByTurn(applications);
  const turns = (
    <>
      <Openings heading={t("yours")} openings={yours} now={now} />
      <Openings heading={t("theirs")} openings={theirs} now={now} />
    </>
  );
  return (
    <>
      {yours.length > 0 && theirs.length > 0 ? <Halved>{turns}</Halved> : turns}
      <Openings heading={t("scheduled")} openings={scheduled} now={now} />
      {scheduled.length > 0 && (
        <p>
          <TextLink to={paths.appointments}>{t("matching:appointments")}</TextLink>
        </p>
      )}
    </>
  );
}
