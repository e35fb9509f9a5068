import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { useT } from "#app/i18n/I18n.tsx";
import { page } from "#app/page.ts";
import { Frame } from "#app/shell/Frame.tsx";
import { layoutLoader } from "#app/shell/layout.server.ts";
import { usePaths } from "#app/use-paths.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { advisorPaths } from "./paths.ts";

export const handle = page({ words: ["advisor"], accent: "teal" });

type Place = "home" | "search" | "tickets" | "companies" | "office" | "profile";

const everybodys: Place[] = ["home", "search", "tickets", "companies"];

export const loader = layoutLoader("advisor", async (context) => {
  const { name, isOffice } = await context.api(advisor.fetchMe);
  const places: Place[] = isOffice ? [...everybodys, "office"] : everybodys;
  return { name, places };
});

export default function AdvisorSide() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { pathname } = useLocation();
  const { isSignedIn, idleMinutes, head } = useLoaderData<typeof loader>();
  /** A page belongs to the place whose address begins its own; that of home begins all of them. */
  const isAt = (place: Place) =>
    place === "home" ? pathname === paths.home : `${pathname}/`.startsWith(`${paths[place]}/`);
  const itemsOf = (places: Place[]) =>
    places.map((place) => ({ to: paths[place], label: t(`advisor:nav.${place}`), current: isAt(place) }));
  return (
    <Frame
      navigation={isSignedIn ? itemsOf(head?.places ?? ["home"]) : undefined}
      user={isSignedIn ? { label: t("advisor:account"), name: head?.name, items: itemsOf(["profile"]) } : undefined}
      idleMinutes={idleMinutes}
    >
      <div className="desk">
        <Outlet />
      </div>
    </Frame>
  );
}
