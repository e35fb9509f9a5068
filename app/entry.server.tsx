import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { PageWords } from "./i18n/page-words.ts";
import { rootDataOf } from "./root-data.server.ts";
import { type RootData, RootFallback } from "./root-data.ts";
import { NonceContext } from "./ui/nonce.ts";
import { WholePage } from "./whole-page.ts";

/** Renders the page as a whole: its loaders have waited for all data, so there is nothing to stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
) {
  const { nonce } = context.page;
  const page = renderToString(
    <NonceContext.Provider value={nonce}>
      <RootFallback.Provider value={remix.staticHandlerContext.loaderData.root ? undefined : fallback(context)}>
        <PageWords.Provider value={context.wordsWith([])}>
          <RemixServer context={remix} url={request.url} nonce={nonce} />
        </PageWords.Provider>
      </RootFallback.Provider>
    </NonceContext.Provider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Text browsers ignore no-store and would show an older state: elinks and links heed no-cache, Lynx the date.
  headers.set("Cache-Control", "no-cache, no-store");
  headers.set("Expires", "0");
  return new WholePage(`<!DOCTYPE html>${page}`, { headers, status });
}

/** Scripts could not take over such a page: they know only the loader's data. */
const fallback = (context: AppLoadContext): RootData => ({
  ...rootDataOf(context, null),
  hasScripts: false,
  notice: null,
});

/** Errors are logged with their request; a page that its reader left counts as no error. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }) {
  if (!request.signal.aborted) context.breakOff(error);
}
