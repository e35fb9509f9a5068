import { useT } from "#app/i18n/I18n.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { Confirmation } from "#domain/confirmation.ts";
import { applicantPaths } from "../paths.ts";

type State = Confirmation["state"];

/** Continues to the search where there is nothing to fill in: nobody has to wait for a confirmation (§4). */
export function WayOn({ session, consultation }: { session: State; consultation: State }) {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const isDone = consultation === "confirmed";
  if (!isDone && session !== "waiting" && consultation !== "waiting") return null;
  return (
    <Actions>
      <ButtonLink kind="primary" to={isDone ? paths.abilitiesDone : paths.graduation}>
        {t(isDone ? "steps:continue" : "meanwhile.search")}
      </ButtonLink>
    </Actions>
  );
}
