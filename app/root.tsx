import type { LoaderFunctionArgs } from "@remix-run/node";
import { Links, Outlet, type ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { languages } from "#contract/languages.ts";
import { useHasFormErrors } from "./forms/form-errors.ts";
import { I18n, useT } from "./i18n/I18n.tsx";
import { PageWords } from "./i18n/page-words.ts";
import { json } from "./json.server.ts";
import { leaveAssignment } from "./leave-assignment.server.ts";
import { readNotice } from "./notice.server.ts";
import type { PageTitle } from "./page.ts";
import { page } from "./page.ts";
import { usePageMatch } from "./page-match.ts";
import { rootDataOf } from "./root-data.server.ts";
import { type RootData, useRootData } from "./root-data.ts";
import { ErrorView } from "./shell/ErrorView.tsx";
import { codeOf, signInFailureOf, usePageError } from "./shell/page-error.ts";
import { useStandingPage } from "./shell/StandingPage.tsx";
import { useTitledPart } from "./shell/side.ts";
import styles from "./styles/portal.generated.css?url";
import { leaveCampaign } from "./tracking/campaign.server.ts";
import { readEvents } from "./tracking/flashed-events.server.ts";
import { Tracking } from "./tracking/Tracking.tsx";
import { LateScripts } from "./ui/LateScripts.tsx";

export const handle = page({ words: [] });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { cookies } = context;
  await leaveCampaign(request, context);
  leaveAssignment(request);
  const headers = new Headers();
  const notice = await readNotice(context);
  if (notice) headers.append("Set-Cookie", await cookies.notice.serialize("", { maxAge: 0 }));
  const events = await readEvents(context);
  if (events.length > 0) headers.append("Set-Cookie", await cookies.events.serialize("", { maxAge: 0 }));
  const isSignedIn = (await context.session.read()) !== undefined;
  return json<RootData>({ ...rootDataOf(context, notice), isSignedIn, notice, events }, { headers });
}

/** Another page needs other words; another filter of the same page does not. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || (!!formMethod && formMethod !== "GET") || defaultShouldRevalidate;

export default function Portal() {
  return <Outlet />;
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRootData();
  const pageWords = useContext(PageWords);
  const language = root?.language ?? "de";
  useStandingPage();
  return (
    <I18n language={language} messages={root?.messages ?? pageWords}>
      <html lang={language} dir={languages[language].direction}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <TitleTag />
          <Description />
          <link rel="stylesheet" href={styles} />
          {root?.coloursUrl && <link rel="stylesheet" href={root.coloursUrl} />}
          <Links />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        </head>
        <body>
          {children}
          {root?.tracking && <Tracking of={root.tracking} events={root.events ?? []} />}
          {root?.hasScripts !== false && <LateScripts wordsUrl={root?.wordsUrl} />}
        </body>
      </html>
    </I18n>
  );
}

/** §2: the document title is named by the side, then by the programme; a page with errors says so first (design §7). */
function TitleTag() {
  const t = useT();
  const { part } = useTitledPart();
  const name = useTitle();
  const { programmeName } = useRootData() ?? {};
  const portal = part === "programme" && programmeName ? [] : [t(`portal.${part}`)];
  const title = [name, ...portal, programmeName].filter(Boolean).join(" · ");
  return <title>{`${useHasFormErrors() ? `${t("errorPrefix")} ` : ""}${title}`}</title>;
}

/** What search engines and messengers show of a page that is there for everyone. */
function Description() {
  const t = useT();
  return t.has("description") ? <meta name="description" content={t("description")} /> : null;
}

/** The page's title, which its data or else its words name; when an error replaces the page, the error's title. */
function useTitle() {
  const t = useT();
  const { pageTitle } = (usePageMatch()?.data ?? {}) as { pageTitle?: PageTitle };
  const error = usePageError();
  const { failure } = signInFailureOf(error);
  if (failure) return t(`interaction:${failure}.title`);
  if (error) return t(codeOf(error) === 404 ? "error.notFoundTitle" : "error.title");
  if (!pageTitle) return t.has("title") ? t("title") : undefined;
  const names = [pageTitle].flat();
  return names.map((name) => (typeof name === "string" ? name : t(name.key, name.values))).join(" · ");
}

export function ErrorBoundary() {
  return <ErrorView />;
}
