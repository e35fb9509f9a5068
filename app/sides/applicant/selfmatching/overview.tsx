import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { page } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { addressOf, pathOf } from "#app/safe-redirect.ts";
import { Stack, WithRail, Wrap } from "#app/ui/Layout.tsx";
import { Tabs } from "#app/ui/Tabs.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { isActive } from "#domain/match-status.ts";
import { hasApplications } from "#domain/matching.ts";
import { hasFoundPartner } from "#domain/stage.ts";
import { orBeginning } from "../../shared/lists/or-beginning.server.ts";
import { ignoreSelfMatching, setFlag } from "../flags.server.ts";
import { applicantPaths } from "../paths.ts";
import { Filters } from "./Filters.tsx";
import { FoundOpenings } from "./FoundOpenings.tsx";
import { Ignored, InterestHint, LookMyself } from "./Hints.tsx";
import { Locked } from "./Locked.tsx";
import { lockOf } from "./lock.server.ts";
import { Mine } from "./Mine.tsx";
import { isAccepted, isInExchange, isUnderWay } from "./matches.ts";
import { noteVisit } from "./note-visit.server.ts";
import { Openings } from "./Openings.tsx";
import { OverviewBand } from "./OverviewBand.tsx";
import { fetchView } from "./openings.server.ts";
import { overviewForm } from "./overview.form.server.ts";
import { placeIn, placeWith, views } from "./place.ts";
import { Turns } from "./Turns.tsx";

export const handle = page({
  words: ["selfMatching", "openingFacts", "matching", "software", "steps", "lists"],
  accent: "blue",
});

export async function loader({ request, context }: LoaderFunctionArgs) {
  const account = await requireApplicant(context);
  const lock = await lockOf(context, account);
  const now = new Date().toISOString();
  if (lock) {
    const goesOn = hasApplications(await context.api(applicant.fetchUnit));
    const own = goesOn ? await context.api(applicant.fetchInteractedJobOpenings) : [];
    return json({ lock, now, mine: own.filter(isUnderWay) });
  }
  const { hideB2cStudyMatchInterestModal, ignoreSelfMatching } = account.metadata;
  const place = placeIn(request.url);
  const { view } = place;
  return json({
    pageTitle: [{ key: `view.${view}.short` }, { key: "title" }],
    lock,
    place,
    now,
    isHintDue: !hideB2cStudyMatchInterestModal,
    /** The reason for having no suggestions, if any. */
    off: hasFoundPartner(account) ? "settled" : ignoreSelfMatching ? "ignored" : null,
    ...(await orBeginning(
      fetchView(context, place),
      placeWith(pathsOf(context, applicantPaths).selfMatching, { view }),
    )),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const account = await requireApplicant(context);
  return submit(args, overviewForm, async ({ openings }, { intent }) => {
    await noteVisit(context, account);
    for (const id of openings) await context.api(applicant.viewJobOpening, { params: { jobOpeningId: id } });
    if (intent === "understood") await setFlag(context, "hideB2cStudyMatchInterestModal");
    if (intent !== "ignore" && intent !== "suggest") return redirect(addressOf(request), 303);
    await ignoreSelfMatching(context, intent === "ignore");
    return redirectWithNotice(context, pathOf(request), { key: `selfMatching:notice.${intent}` });
  });
}

export default function SelfMatching() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const data = useLoaderData<typeof loader>();
  if (data.lock) return <Locked {...data} />;
  const { place, now, found, mine, options } = data;
  const off = place.view === "suggestions" && data.off;
  const underWay = found?.applications ?? mine.filter(({ match }) => isActive(match?.status ?? null)).length;
  const isSuggesting = place.view === "suggestions" && !off;
  const list = found && !off && <FoundOpenings place={place} found={found} now={now} />;
  return (
    <>
      <OverviewBand applications={mine} isSettled={data.off === "settled"} />
      <Stack of="sections">
        <Wrap>
          <Tabs
            label={t("views")}
            items={views.map((view) => ({
              to: placeWith(paths.selfMatching, { view }),
              label:
                view === "mine" && underWay > 0 ? t("mineWithCount", { count: underWay }) : t(`view.${view}.short`),
              current: view === place.view,
            }))}
          />
          {place.view === "suggestions" && <Turns applications={mine} now={now} />}
          {place.view === "mine" && <Mine openings={mine} now={now} />}
          {data.isHintDue && isSuggesting && !mine.some(isInExchange) && <InterestHint />}
          {off === "ignored" && <Ignored />}
          {off === "settled" && (
            <Openings heading={t("settled.heading")} openings={mine.filter(isAccepted)} now={now} />
          )}
          {!options && list}
        </Wrap>
        {options && (
          <WithRail rail={<Filters key={JSON.stringify(place.filters)} options={options} chosen={place.filters} />}>
            {list}
          </WithRail>
        )}
        {isSuggesting && (
          <Wrap>
            <p>
              <TextLink to={paths.companyView}>{t("matching:companyView")}</TextLink>
            </p>
            <LookMyself />
          </Wrap>
        )}
      </Stack>
    </>
  );
}
