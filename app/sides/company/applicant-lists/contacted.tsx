import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useT } from "#app/i18n/I18n.tsx";
import { page } from "#app/page.ts";
import { Heading } from "#app/ui/Heading.tsx";
import { Wrap } from "#app/ui/Layout.tsx";
import { Rows } from "#app/ui/Rows.tsx";
import { Text } from "#app/ui/Text.tsx";
import { Unfold } from "#app/ui/Unfold.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { ListedApplicant } from "#contract/entities/seen-applicant.ts";
import { type ApplicantTurn, applicantTurns } from "#contract/enumerations/matching.ts";
import { companysTurnOf } from "#domain/match-status.ts";
import { OpeningBand } from "../job-openings/OpeningBand.tsx";
import { OpeningTabs } from "../job-openings/OpeningTabs.tsx";
import { companyPaths } from "../paths.ts";
import { Applicant } from "./Applicant.tsx";
import { ContactedTools } from "./ContactedTools.tsx";
import { ListPager } from "./ListPager.tsx";
import { fetchApplicants } from "./list.server.ts";
import { NobodyInTouch } from "./NobodyInTouch.tsx";
import { contactedPlace } from "./place.ts";

const { placeIn, placeWith } = contactedPlace;

export const handle = page({ words: ["applicantLists", "companyOpening", "answers"] });

export async function loader(args: LoaderFunctionArgs) {
  const place = placeIn(args.request.url);
  return json({ ...(await fetchApplicants(args, { view: "contacted", ...place })), place });
}

export default function Contacted() {
  const t = useT();
  const { jobOpening, items, turns, next, place, mayEdit, mayAct, now } = useLoaderData<typeof loader>();
  const list = usePaths(companyPaths).contacted(jobOpening.id);
  const at = (turn: ApplicantTurn) => items.filter(({ match }) => match && companysTurnOf(match) === turn);
  const headingOf = (turn: ApplicantTurn) => t(`turn.${turn}`, { count: turns[turn] });
  const [yours, others, over] = applicantTurns.map(at) as [ListedApplicant[], ListedApplicant[], ListedApplicant[]];
  const rows = (applicants: ListedApplicant[]) => (
    <Rows>
      {applicants.map((applicant) => (
        <Applicant key={applicant.accountId} of={applicant} jobOpeningId={jobOpening.id} now={now} />
      ))}
    </Rows>
  );
  return (
    <>
      <OpeningBand opening={jobOpening} mayEdit={mayEdit} />
      <Wrap>
        <OpeningTabs of={jobOpening} current="contacted" />
        {(items.length > 0 || place.search || place.page > 1) && (
          <ContactedTools key={JSON.stringify(place)} place={place} id={jobOpening.id} />
        )}
        {items.length === 0 && <NobodyInTouch opening={jobOpening} place={place} />}
        {yours.length > 0 && (
          <section>
            <Heading level={2}>{headingOf("yours")}</Heading>
            {rows(yours)}
            {!mayAct && <Text muted>{t("whoActs")}</Text>}
          </section>
        )}
        {others.length > 0 && (
          <section>
            <Heading level={2}>{headingOf("others")}</Heading>
            {rows(others)}
          </section>
        )}
        {over.length > 0 && (
          <Unfold
            summary={
              <Heading level={2} size="panel">
                {headingOf("over")}
              </Heading>
            }
            open={yours.length + others.length === 0}
          >
            {rows(over)}
          </Unfold>
        )}
        <ListPager page={place.page} next={next} at={(number) => placeWith(list, { ...place, page: number })} />
      </Wrap>
    </>
  );
}
