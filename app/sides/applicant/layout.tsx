import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { type PageHandle, page } from "#app/page.ts";
import { usePageMatch } from "#app/page-match.ts";
import { Frame } from "#app/shell/Frame.tsx";
import { layoutLoader } from "#app/shell/layout.server.ts";
import { usePaths } from "#app/use-paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { activeUnit } from "#domain/active-application.ts";
import { mainPlaces, morePlaces, type Place, placeAt } from "./navigation.ts";
import { applicantPaths } from "./paths.ts";

export const handle = page({ words: ["applicant"] });

export const loader = layoutLoader("applicant", async (context) => {
  const account = await context.api(applicant.fetchAccount);
  const { firstName: name, deletionDueOn } = account;
  return { name, deletionDueOn, hasEnded: activeUnit(account)?.stage === "Lost" };
});

export default function ApplicantSide() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { pathname } = useLocation();
  const { isSignedIn, idleMinutes, head } = useLoaderData<typeof loader>();
  const { hasNavigation = isSignedIn } = (usePageMatch()?.handle ?? {}) as PageHandle;
  const [main, more] = [mainPlaces(paths), morePlaces(paths)];
  const here = placeAt(pathname, [...main, ...more]);
  const itemsOf = (places: Place[]) =>
    places.map((place) => ({ to: place.to, label: t(`applicant:nav.${place.name}`), current: place === here }));
  const day = head?.deletionDueOn;
  const deletion = day
    ? [{ to: `${paths.myData}#deletion`, label: t("applicant:nav.deletion", { date: formatDay(day) }) }]
    : [];
  return (
    <Frame
      navigation={hasNavigation ? itemsOf(main) : undefined}
      user={
        isSignedIn
          ? {
              label: t("applicant:nav.account"),
              name: head?.name,
              items: hasNavigation ? [...deletion, ...itemsOf(more)] : [],
            }
          : undefined
      }
      idleMinutes={idleMinutes}
    >
      <Outlet />
    </Frame>
  );
}
