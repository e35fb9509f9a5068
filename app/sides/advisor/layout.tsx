import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { useT } from "#app/i18n/I18n.tsx";
import { page } from "#app/page.ts";
import { Frame } from "#app/shell/Frame.tsx";
import { usePaths } from "#app/use-paths.ts";
import { advisorPaths } from "./paths.ts";

export const handle = page({ words: ["advisor"], accent: "teal" });

/** Who is signed in, for the head of the page; each page guards itself. */
export async function loader({ context }: LoaderFunctionArgs) {
  const session = await context.session();
  const isSignedIn = session?.side === "advisor";
  return json({ isSignedIn, idleMinutes: isSignedIn ? session.idleMinutes : undefined });
}

export default function AdvisorSide() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { pathname } = useLocation();
  const { isSignedIn, idleMinutes } = useLoaderData<typeof loader>();
  const itemsOf = (...places: (keyof typeof paths)[]) =>
    places.map((place) => ({ to: paths[place], label: t(`advisor:nav.${place}`), current: paths[place] === pathname }));
  return (
    <Frame
      navigation={isSignedIn ? itemsOf("home") : undefined}
      user={isSignedIn ? { name: t("advisor:account"), items: itemsOf("profile") } : undefined}
      idleMinutes={idleMinutes}
    >
      <Outlet />
    </Frame>
  );
}
