import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { openForm } from "#app/forms/form.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Heading } from "#app/ui/Heading.tsx";
import { Wrap } from "#app/ui/Layout.tsx";
import { Rows } from "#app/ui/Rows.tsx";
import { Unfold } from "#app/ui/Unfold.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { ListedApplicant } from "#contract/entities/seen-applicant.ts";
import { type ApplicantTurn, applicantTurns } from "#contract/enumerations/matching.ts";
import { whyNoActs } from "#domain/job-opening-status.ts";
import { companysTurnOf } from "#domain/match-status.ts";
import { ListPager } from "../../shared/lists/ListPager.tsx";
import { OpeningBand } from "../job-openings/OpeningBand.tsx";
import { OpeningTabs } from "../job-openings/OpeningTabs.tsx";
import { requireApplicants } from "../job-openings/opening.server.ts";
import { companyPaths } from "../paths.ts";
import { WhoCan } from "../WhoCan.tsx";
import { Applicant } from "./Applicant.tsx";
import { ContactedTools } from "./ContactedTools.tsx";
import { chosenPlace } from "./chosen-place.ts";
import { choiceForm } from "./contacted.form.server.ts";
import { fetchApplicants } from "./list.server.ts";
import { NobodyInTouch } from "./NobodyInTouch.tsx";
import { contactedPlace } from "./place.ts";
import { YourTurn } from "./YourTurn.tsx";

const { placeIn, placeWith } = contactedPlace;

export const handle = formPage({ words: ["applicantLists", "applicantActs", "companyOpening", "answers", "lists"] });

export async function loader(args: LoaderFunctionArgs) {
  const reader = await requireApplicants(args);
  const { request, context } = args;
  const place = placeIn(request.url);
  const found = await fetchApplicants(context, reader, { view: "contacted", ...place });
  const form = await openForm(context, { id: "choice", schema: choiceForm });
  return json({ ...found, place, form });
}

/** Nothing happens to anybody yet: the next page names them and asks. */
export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const { of } = await requireApplicants(args);
  const paths = pathsOf(context, companyPaths);
  return submit(args, choiceForm, async ({ applicants, act }) =>
    redirect(chosenPlace.placeWith(paths[act](of.jobOpeningId), { applicants }), 303),
  );
}

export default function Contacted() {
  const t = useT();
  const { jobOpening, items, turns, next, place, mayEdit, mayAct, now, form } = useLoaderData<typeof loader>();
  const list = usePaths(companyPaths).contacted(jobOpening.id);
  const locked = whyNoActs(jobOpening, new Date(now));
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
        {(items.length > 0 || place.search || place.page > 1) && <ContactedTools place={place} id={jobOpening.id} />}
        {items.length === 0 && <NobodyInTouch opening={jobOpening} place={place} />}
        {yours.length > 0 &&
          (mayAct && !locked ? (
            <YourTurn
              heading={headingOf("yours")}
              applicants={yours}
              jobOpeningId={jobOpening.id}
              now={now}
              form={form}
            />
          ) : (
            <section>
              <Heading level={2}>{t(`turn.${locked ? "undecided" : "company"}`, { count: turns.yours })}</Heading>
              {rows(yours)}
              {locked ? (
                <p>{t(`applicantActs:${locked === "staffed" ? "staffed.text" : locked}`)}</p>
              ) : (
                <WhoCan>{t("whoActs")}</WhoCan>
              )}
            </section>
          ))}
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
        <ListPager
          page={place.page}
          next={next}
          at={(number) => placeWith(list, { ...place, page: number })}
          position={t("page", { page: place.page })}
        />
      </Wrap>
    </>
  );
}
