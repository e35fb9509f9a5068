import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { useT } from "#app/i18n/I18n.tsx";
import { page } from "#app/page.ts";
import { Frame } from "#app/shell/Frame.tsx";
import { layoutLoader } from "#app/shell/layout.server.ts";
import { usePaths } from "#app/use-paths.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { advisorPaths } from "./paths.ts";

export const handle = page({ words: ["advisor"], accent: "teal" });

export const loader = layoutLoader("advisor", async (context) => {
  const { name } = await context.api(advisor.fetchMe);
  return { name };
});

export default function AdvisorSide() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { pathname } = useLocation();
  const { isSignedIn, idleMinutes, head } = useLoaderData<typeof loader>();
  const itemsOf = (...places: (keyof typeof paths)[]) =>
    places.map((place) => ({ to: paths[place], label: t(`advisor:nav.${place}`), current: paths[place] === pathname }));
  return (
    <Frame
      navigation={isSignedIn ? itemsOf("home") : undefined}
      user={isSignedIn ? { label: t("advisor:account"), name: head?.name, items: itemsOf("profile") } : undefined}
      idleMinutes={idleMinutes}
    >
      <Outlet />
    </Frame>
  );
}
