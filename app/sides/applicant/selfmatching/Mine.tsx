import { useT } from "#app/i18n/I18n.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { ListedJobOpening } from "#contract/entities/job-opening.ts";
import { applicantPaths } from "../paths.ts";
import { sortedByTurn } from "./matches.ts";
import { Openings } from "./Openings.tsx";
import { placeWith } from "./place.ts";
import { Turns } from "./Turns.tsx";

interface Props {
  /** All openings that were viewed, marked or applied for. */
  openings: ListedJobOpening[];
  now: string;
}

/** The applicant's own openings: invitations, then ongoing, marked, viewed and past ones. */
export function Mine({ openings, now }: Props) {
  const t = useT();
  const { selfMatching } = usePaths(applicantPaths);
  const isInvitation = ({ match }: ListedJobOpening) => match?.status === "awaiting_applicant_interest";
  const others = openings.filter((opening) => !isInvitation(opening));
  const marked = others.filter(({ match, isFavorite }) => !match && isFavorite);
  const viewed = others.filter(({ match, isFavorite }) => !match && !isFavorite);
  if (openings.length === 0)
    return (
      <p>
        {t("empty.mine.text")} <TextLink to={placeWith(selfMatching, { view: "all" })}>{t("empty.mine.link")}</TextLink>
      </p>
    );
  return (
    <>
      <Openings
        heading={t("invitations")}
        note={t("invitationsNote")}
        openings={openings.filter(isInvitation)}
        now={now}
      />
      <Turns applications={others} now={now} />
      <Openings heading={t("marked")} openings={marked} now={now} />
      <Openings heading={t("viewed")} openings={viewed} now={now} />
      <Openings heading={t("past")} openings={sortedByTurn(others).past} now={now} />
    </>
  );
}
