import { useT } from "#app/i18n/I18n.tsx";
import { Hit, Why } from "#app/ui/Hit.tsx";
import { Status } from "#app/ui/Status.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { ListedJobOpening } from "#contract/entities/job-opening.ts";
import { openingLabel } from "#domain/opening-label.ts";
import { applicantPaths } from "../paths.ts";
import { differencesInWords, shortTitleOf, statusInWords } from "./in-words.ts";
import { markOfMatch } from "./matches.ts";

interface Props {
  opening: ListedJobOpening;
  /** The server's clock, so that both sides count the same days. */
  now: string;
}

/** An opening in a list: its status when applied for, else what sets it apart. */
export function OpeningRow({ opening, now }: Props) {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { match } = opening;
  const label = t(`matching:label.${openingLabel(opening)}`);
  return (
    <Hit
      to={paths.jobOpening(opening.id)}
      label={opening.isFavorite ? `${label} · ${t("matching:favorite")}` : label}
      title={<bdi lang="de">{shortTitleOf(opening)}</bdi>}
      place={t("matching:at", { company: opening.companyName, place: opening.practicePlace })}
    >
      {match ? (
        <Status state={markOfMatch(match)}>{statusInWords(t, { ...opening, match }, now)}</Status>
      ) : (
        <Why label={t("matching:why")} reasons={differencesInWords(t, opening)} />
      )}
    </Hit>
  );
}
