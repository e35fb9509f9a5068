import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { newFormKey } from "#app/forms/form.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Heading } from "#app/ui/Heading.tsx";
import { Wrap } from "#app/ui/Layout.tsx";
import { Rows } from "#app/ui/Rows.tsx";
import { Text } from "#app/ui/Text.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { company as calls } from "#contract/calls/company.ts";
import type { distancesKilometres } from "#contract/enumerations/people.ts";
import { whyNoActs } from "#domain/job-opening-status.ts";
import { ListPager } from "../../shared/lists/ListPager.tsx";
import { OpeningBand } from "../job-openings/OpeningBand.tsx";
import { OpeningTabs } from "../job-openings/OpeningTabs.tsx";
import { requireApplicants } from "../job-openings/opening.server.ts";
import { Refused } from "../job-openings/Refused.tsx";
import { companyPaths } from "../paths.ts";
import { WhoCan } from "../WhoCan.tsx";
import { FirstMove } from "./FirstMove.tsx";
import { JustDismissed } from "./JustDismissed.tsx";
import { fetchApplicants } from "./list.server.ts";
import { NobodyFits } from "./NobodyFits.tsx";
import { recommendedPlace } from "./place.ts";
import { RecommendedRow } from "./RecommendedRow.tsx";
import { RecommendedTools } from "./RecommendedTools.tsx";
import { dismissalForm } from "./recommended.form.server.ts";

const { placeIn, placeWith } = recommendedPlace;

export const handle = formPage({ words: ["applicantLists", "companyOpening", "answers", "software", "lists"] });

export async function loader(args: LoaderFunctionArgs) {
  const reader = await requireApplicants(args);
  const place = placeIn(args.request.url);
  const { search, page } = place;
  const withinKilometres = place.within && (Number(place.within) as (typeof distancesKilometres)[number]);
  const found = await fetchApplicants(args.context, reader, {
    view: "recommended",
    search,
    withinKilometres: withinKilometres || undefined,
    page,
  });
  return json({ ...found, place, key: newFormKey() });
}

/** Leaves somebody out, or takes that back; the reader stays where they are in the list. */
export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const { of } = await requireApplicants(args);
  const { dismissed, ...place } = placeIn(args.request.url);
  const list = pathsOf(context, companyPaths).jobOpening(of.jobOpeningId);
  return submit(args, dismissalForm, async ({ accountId }, { intent, key }) => {
    const params = { ...of, accountId };
    if (intent === "restore") {
      await context.api(calls.restoreApplicant, { params }, key);
      return redirectWithNotice(context, placeWith(list, place), { key: "applicantLists:notice.restored" });
    }
    if (intent !== "dismiss") throw new Response(null, { status: 400 });
    await context.api(calls.dismissApplicant, { params }, key);
    return redirect(placeWith(list, { ...place, dismissed: accountId }), 303);
  });
}

export default function Recommended() {
  const t = useT();
  const { jobOpening, items, total, next, place, mayEdit, mayAct, now, key } = useLoaderData<typeof loader>();
  const paths = usePaths(companyPaths);
  const list = paths.jobOpening(jobOpening.id);
  const { search, within } = place;
  const locked = whyNoActs(jobOpening, new Date(now));
  return (
    <>
      <OpeningBand opening={jobOpening} mayEdit={mayEdit} />
      <Wrap>
        <OpeningTabs of={jobOpening} current="recommended" />
        <Refused />
        <div role="status">
          {place.dismissed && mayAct && <JustDismissed accountId={place.dismissed} formKey={key} />}
        </div>
        {jobOpening.applicants.recommended > 0 && <RecommendedTools place={place} id={jobOpening.id} />}
        {items.length > 0 ? (
          <section className="stack">
            <Heading level={2}>{t("fitting", { count: total })}</Heading>
            {total > 1 && <Text muted>{t("bestFirst")}</Text>}
            <Rows>
              {items.map((applicant) => (
                <RecommendedRow key={applicant.accountId} of={applicant} jobOpeningId={jobOpening.id}>
                  {mayAct && !locked && <FirstMove of={applicant} jobOpeningId={jobOpening.id} formKey={key} />}
                </RecommendedRow>
              ))}
            </Rows>
          </section>
        ) : (
          <NobodyFits opening={jobOpening} />
        )}
        <ListPager
          page={place.page}
          next={next}
          at={(page) => placeWith(list, { search, within, page })}
          position={t("page", { page: place.page })}
        />
        {jobOpening.applicants.dismissed > 0 && (
          <p>
            <TextLink to={paths.dismissed(jobOpening.id)}>
              {t("left.link", { count: jobOpening.applicants.dismissed })}
            </TextLink>
          </p>
        )}
        {!mayAct && items.length > 0 && <WhoCan>{t("whoActs")}</WhoCan>}
      </Wrap>
    </>
  );
}
