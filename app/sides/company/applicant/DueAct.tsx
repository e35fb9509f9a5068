import { useT } from "#app/i18n/I18n.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Status } from "#app/ui/Status.tsx";
import type { Match } from "#contract/entities/match.ts";
import { turnOf } from "#domain/match-status.ts";
import { markOfMatch, statusInWords } from "./in-words.ts";

interface Props {
  match: Match | null;
  name: string;
  now: string;
}

/** The status, whose turn it is and since when. */
export function DueAct({ match, name, now }: Props) {
  const t = useT();
  const turn = match && match.status !== "awaiting_any_interest" && turnOf(match);
  return (
    <Card tint>
      <Status state={markOfMatch(match)}>
        {turn && <b>{t(`companyMatch:turn.${turn}`, { name })} </b>}
        {statusInWords(t, match, { name, now })}
      </Status>
    </Card>
  );
}
