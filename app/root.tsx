import type { LoaderFunctionArgs } from "@remix-run/node";
import { json } from "@remix-run/node";
import { Outlet, type ShouldRevalidateFunctionArgs } from "@remix-run/react";
import type { ReactNode } from "react";
import { isWrittenLanguage, languages, writtenLanguages } from "#contract/languages.ts";
import { openCookies } from "./cookies.server.ts";
import { useHasFormErrors } from "./forms/form-errors.ts";
import { isUnsent } from "./forms/is-unsent.ts";
import { I18n, useT } from "./i18n/I18n.tsx";
import { readNotice } from "./notice.server.ts";
import { type RootData, useRootData } from "./root-data.ts";
import { ErrorView } from "./sides/shared/ErrorView.tsx";
import { useSide } from "./sides/shared/side.ts";
import styles from "./styles/portal.generated.css?url";
import { LateScripts } from "./ui/LateScripts.tsx";

export const handle = { words: [] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { language, formToken, hasScripts, isSimpleView, hostSide, settings } = context;
  const cookies = openCookies(settings.isSecure);
  const headers = new Headers();
  const chosen = new URL(request.url).searchParams.get("lng");
  if (isWrittenLanguage(chosen)) headers.append("Set-Cookie", await cookies.language.serialize(chosen));
  const notice = await readNotice(request, cookies);
  if (notice) headers.append("Set-Cookie", await cookies.notice.serialize("", { maxAge: 0 }));
  const { supportEmail } = settings;
  const chooser = [...writtenLanguages];
  const messages = context.wordsFor(request.url);
  return json<RootData>(
    { language, messages, formToken, hasScripts, isSimpleView, hostSide, supportEmail, notice, languages: chooser },
    { headers },
  );
}

/** Another page needs other words; a filter on the same page does not. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  !isUnsent(actionResult) &&
  (currentUrl.pathname !== nextUrl.pathname || (!!formMethod && formMethod !== "GET") || defaultShouldRevalidate);

export default function Portal() {
  return <Outlet />;
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRootData();
  const language = root?.language ?? "de";
  return (
    <I18n language={language} messages={root?.messages ?? {}}>
      <html lang={language} dir={languages[language].direction}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <PageTitle />
          <link rel="stylesheet" href={styles} />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        </head>
        <body>
          {children}
          {root?.hasScripts !== false && <LateScripts />}
        </body>
      </html>
    </I18n>
  );
}

/** §2: the document title is named by the side; a page with errors says so first (design §7). */
function PageTitle() {
  const t = useT();
  const side = useSide();
  const page = t.has("title") ? `${t("title")} · ` : "";
  return <title>{`${useHasFormErrors() ? `${t("errorPrefix")} ` : ""}${page}${t(`portal.${side}`)}`}</title>;
}

export function ErrorBoundary() {
  return <ErrorView />;
}
