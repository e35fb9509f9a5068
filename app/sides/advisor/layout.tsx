import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { useT } from "#app/i18n/I18n.tsx";
import { Frame } from "#app/shell/Frame.tsx";

export const handle = { words: ["advisor"], accent: "teal" };

/** Who is signed in, for the head of the page; each page guards itself. */
export async function loader({ context }: LoaderFunctionArgs) {
  const session = await context.session();
  const isSignedIn = session?.side === "advisor";
  return json({ isSignedIn, idleMinutes: isSignedIn ? session.idleMinutes : undefined });
}

export default function AdvisorSide() {
  const t = useT();
  const { isSignedIn, idleMinutes } = useLoaderData<typeof loader>();
  return (
    <Frame user={isSignedIn ? { name: t("advisor:account"), items: [] } : undefined} idleMinutes={idleMinutes}>
      <Outlet />
    </Frame>
  );
}
