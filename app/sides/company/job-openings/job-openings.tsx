import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Wrap } from "#app/ui/Layout.tsx";
import { Tabs } from "#app/ui/Tabs.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { company as calls } from "#contract/calls/company.ts";
import { jobOpeningStatuses } from "#contract/enumerations/matching.ts";
import { KeyPager } from "../../shared/lists/KeyPager.tsx";
import { orBeginning } from "../../shared/lists/or-beginning.server.ts";
import { Hints } from "../hints/Hints.tsx";
import { hideHint } from "../hints/hide-hint.server.ts";
import { hintsAtJobOpenings } from "../hints/hints.ts";
import { companyPaths } from "../paths.ts";
import { WhoCan } from "../WhoCan.tsx";
import { ListBand } from "./ListBand.tsx";
import { OpeningsTable } from "./OpeningsTable.tsx";
import { placeIn, placeWith, usualOrder } from "./place.ts";
import { Tools } from "./Tools.tsx";
import { groupedByTurn, turns } from "./turns.ts";

export const handle = page({ words: ["companyJobOpenings", "companyHints"] });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user, company, may } = await requireColleague(context);
  const place = placeIn(request.url);
  const asked = { params: { companyId: company.id }, query: place };
  const { jobOpenings } = pathsOf(context, companyPaths);
  const found = await orBeginning(context.api(calls.fetchJobOpeningOverview, asked), jobOpenings);
  const mayCreate = may(calls.createJobOpening);
  const mayFinish = (begunBy: string | null) => may(calls.changeJobOpening, { status: "draft", begunBy });
  const mayAnswer = may(calls.rejectApplicant);
  // Those that the reader may finish (ADR 0067).
  const drafts = mayFinish(null) ? (found.counts.draft ?? 0) : mayFinish(user.id) ? found.ownDrafts : 0;
  return json({
    ...found,
    // Somebody who may not answer reads of their own drafts first.
    due: mayAnswer || drafts === 0 ? found.due : null,
    items: found.items.map((item) => ({ ...item, mayEdit: may(calls.changeJobOpening, item) })),
    company: company.name,
    place,
    now: new Date().toISOString(),
    hints: hintsAtJobOpenings(found, { user, mayCreate }),
    mayCreate,
    mayAnswer,
    drafts,
    needing: drafts + (mayAnswer ? (found.due?.openings ?? 0) : 0),
  });
}

export const action = (args: ActionFunctionArgs) => hideHint(args, pathsOf(args.context, companyPaths).jobOpenings);

export default function JobOpenings() {
  const t = useT();
  const { jobOpenings } = usePaths(companyPaths);
  const { company, items, counts, next, place, now, hints, mayCreate, ...band } = useLoaderData<typeof loader>();
  const { status, search, order, after } = place;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const groups = groupedByTurn(items);
  return (
    <>
      <ListBand {...band} company={company} isEmpty={all === 0} mayCreate={mayCreate} now={now} />
      <Wrap>
        <Hints of={hints} />
        {all > 0 && (
          <>
            <Tabs
              label={t("tabs")}
              items={[undefined, ...jobOpeningStatuses].map((one) => ({
                to: placeWith(jobOpenings, { status: one, search, order }),
                label: t(`tab.${one ?? "all"}`, { count: one ? (counts[one] ?? 0) : all }),
                current: one === status,
              }))}
            />
            <Tools place={place} />
            {items.length === 0 && (
              <p>
                {t(`empty.${search ? "search" : after ? "page" : "status"}`)}{" "}
                <TextLink to={jobOpenings}>{t("showAll")}</TextLink>
              </p>
            )}
            {(order ?? usualOrder) === usualOrder ? (
              turns.map((turn) => (
                <OpeningsTable key={turn} heading={t(`turn.${turn}`)} openings={groups[turn]} now={now} />
              ))
            ) : (
              <OpeningsTable heading={t(`ordered.${order}`)} openings={items} now={now} />
            )}
            <KeyPager
              after={after}
              next={next}
              at={(key) => placeWith(jobOpenings, { status, search, order, after: key })}
            />
          </>
        )}
        {!mayCreate && <WhoCan>{t("whoCreates")}</WhoCan>}
      </Wrap>
    </>
  );
}
