import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData, useLocation } from "@remix-run/react";
import { activeCompanyOf, type CompanyUser } from "#app/auth/active-company.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { type PageHandle, page } from "#app/page.ts";
import { usePageMatch } from "#app/page-match.ts";
import { Frame } from "#app/shell/Frame.tsx";
import { layoutLoader } from "#app/shell/layout.server.ts";
import { usePaths } from "#app/use-paths.ts";
import { company } from "#contract/calls/company.ts";
import { mayDo } from "#domain/permissions.ts";
import { firmPages } from "./firm/Tabs.tsx";
import { companyPaths } from "./paths.ts";
import { profileViews } from "./profile/views.ts";

export const handle = page({ words: ["company"] });

export const loader = layoutLoader("company", async (context) => {
  const user = await context.api(company.fetchCompanyUser);
  const active = await activeCompanyOf(context, user);
  const { firstName: name, unreadNotifications: unread, companies } = user;
  /** Owners need not be told who they are. */
  const owners = active && !active.isOwner ? active.owners : [];
  return { name, actsFor: active?.id, unread, owners, ...placesFor(active, companies) };
});

/** Where the menus lead: `places` of the company that somebody acts for, `own` their own. */
function placesFor(active: CompanyUser["companies"][number] | undefined, companies: CompanyUser["companies"]) {
  const seesStudents = active && mayDo(active, company.fetchStudents.needs);
  const students: Place[] = seesStudents ? ["students"] : [];
  const choice: Place[] = companies.length > 1 ? ["chooseCompany"] : [];
  const places: Place[] | undefined = active && ["home", "jobOpenings", ...students, "company", "help"];
  const own: Place[] = active ? ["notifications", "settings", "feedback"] : ["myData"];
  return { places, own: [...own, ...choice] };
}

type Place =
  | "home"
  | "jobOpenings"
  | "students"
  | "notifications"
  | "settings"
  | "myData"
  | "feedback"
  | "company"
  | "help"
  | "chooseCompany";

type Tab = (typeof firmPages)[number] | (typeof profileViews)[number];
const tabsOf: Partial<Record<Place, readonly Tab[]>> = { company: firmPages, settings: profileViews };

/** Another tab may have switched the company: a page's data and its forms must be for the same one. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || defaultShouldRevalidate;

export default function CompanySide() {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { pathname } = useLocation();
  const { isSignedIn, idleMinutes, head } = useLoaderData<typeof loader>();
  const { hasNavigation = isSignedIn } = (usePageMatch()?.handle ?? {}) as PageHandle;
  /** A page belongs to the place whose address begins its own; the tabs of one place are one. */
  const isAt = (place: Place) => (tabsOf[place] ?? [place]).some((page) => pathname.startsWith(paths[page]));
  const itemsOf = (places: Place[]) =>
    places.map((place) => ({
      to: paths[place],
      label:
        place === "notifications" && head?.unread
          ? t("company:unread", { count: head.unread })
          : t(`company:nav.${place}`),
      current: isAt(place),
    }));
  return (
    <Frame
      navigation={hasNavigation && head?.places ? itemsOf(head.places) : undefined}
      user={
        hasNavigation
          ? { label: t("company:nav.account"), name: head?.name, items: itemsOf(head?.own ?? ["myData"]) }
          : undefined
      }
      idleMinutes={idleMinutes}
    >
      <Outlet />
    </Frame>
  );
}
