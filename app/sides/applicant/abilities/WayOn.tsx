import { useT } from "#app/i18n/I18n.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { Confirmation } from "#domain/confirmation.ts";
import { applicantPaths } from "../paths.ts";

type State = Confirmation["state"];

/** §4: nobody has to wait for a confirmation, the search goes on meanwhile. */
export function WayOn({ session, consultation }: { session: State; consultation: State }) {
  const t = useT();
  const paths = usePaths(applicantPaths);
  if (consultation === "confirmed")
    return (
      <Actions>
        <ButtonLink kind="primary" to={paths.abilitiesDone}>
          {t("steps:continue")}
        </ButtonLink>
      </Actions>
    );
  const isWaiting = session === "waiting" || consultation === "waiting";
  return (
    <Actions note={isWaiting ? undefined : t("meanwhile.note")}>
      <ButtonLink kind={isWaiting ? "primary" : "secondary"} to={paths.graduation}>
        {t("meanwhile.search")}
      </ButtonLink>
    </Actions>
  );
}
