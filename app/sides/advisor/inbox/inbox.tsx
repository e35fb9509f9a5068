import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdvisor } from "#app/auth/require-advisor.server.ts";
import { newFormKey } from "#app/forms/form.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Wrap } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { leadAdvisor, office } from "#contract/needs.ts";
import { mayAsAdvisor } from "#domain/advisor-rights.ts";
import { workingDaysSince } from "#domain/working-days.ts";
import { KeyPager } from "../../shared/lists/KeyPager.tsx";
import { orBeginning } from "../../shared/lists/or-beginning.server.ts";
import { advisorPaths } from "../paths.ts";
import { SaveTable } from "../SaveTable.tsx";
import { submitDecision } from "./decide.server.ts";
import { Filters } from "./Filters.tsx";
import { InboxTable } from "./InboxTable.tsx";
import { sinceOf } from "./in-words.ts";
import { linkTo } from "./link-to.ts";
import { isNarrowed, placeIn, placeWith } from "./place.ts";

export const handle = page({ words: ["inbox", "inboxItem", "documentKinds", "lists"], accent: "teal" });

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdvisor(context);
  const place = placeIn(request.url);
  const list = context.api(advisor.fetchInbox, { query: place });
  const [{ items, ...inbox }, me] = await Promise.all([
    orBeginning(list, pathsOf(context, advisorPaths).home),
    context.api(advisor.fetchMe),
  ]);
  const now = new Date();
  return json({
    place,
    ...inbox,
    items: items.map((item) => ({
      ...item,
      workingDays: workingDaysSince(new Date(item.since), now),
      formKey: newFormKey(),
    })),
    seesAll: mayAsAdvisor(me, leadAdvisor),
    isOffice: mayAsAdvisor(me, office),
  });
}

/** Decides in a row, and comes back to the one after it. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  await requireAdvisor(context);
  const paths = pathsOf(context, advisorPaths);
  const here = placeWith(paths.home, placeIn(request.url));
  return submitDecision(args, ({ accountId, next }) => ({
    to: next ? `${here}#${next}` : here,
    link: { to: paths.applicant(accountId), key: "inboxItem:notice.whom" },
  }));
}

export default function Inbox() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { items, total, next, place, campuses, seesAll, isOffice } = useLoaderData<typeof loader>();
  const { after, ...part } = place;
  const [first] = items;
  const isBeginning = !after && first !== undefined;
  const oldest = isBeginning && linkTo(paths, place, first);
  return (
    <>
      <Band
        crumb={{ group: t("advisor:nav.home") }}
        title={
          isNarrowed(place) ? t("found", { count: total }) : total > 0 ? t("waiting", { count: total }) : t("calm")
        }
        lead={isBeginning && t("longest", { name: first.name, since: sinceOf(t, first.workingDays) })}
      >
        {oldest && (
          <ButtonLink kind="primary" to={oldest}>
            {t("begin")}
          </ButtonLink>
        )}
        {isOffice && total > 0 && <SaveTable to={placeWith(paths.inboxTable, part)} />}
      </Band>
      <Wrap>
        <Filters place={place} campuses={campuses} seesAll={seesAll} />
        {(place.kind === "infoSession" || items.some(({ kind }) => kind === "infoSession")) && (
          <p>
            <TextLink to={paths.attendees}>{t("wholeSession")}</TextLink>
          </p>
        )}
        {first ? (
          <InboxTable items={items} place={place} />
        ) : (
          <p>
            {t(`empty.${isNarrowed(place) ? "search" : after ? "page" : "all"}`)}{" "}
            {isNarrowed(place) || after ? (
              <TextLink to={paths.home}>{t("showAll")}</TextLink>
            ) : (
              isOffice && <TextLink to={paths.office}>{t("whatIsMissing")}</TextLink>
            )}
          </p>
        )}
        <KeyPager after={after} next={next} at={(key) => placeWith(paths.home, { ...part, after: key })} />
      </Wrap>
    </>
  );
}
