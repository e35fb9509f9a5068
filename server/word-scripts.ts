import { createHash } from "node:crypto";
import { type RequestHandler, Router } from "express";
import { messagesOf } from "#app/i18n/catalogue.server.ts";
import { isWrittenLanguage, type WrittenLanguage } from "#contract/languages.ts";
import { type Side, sides } from "#contract/sides.ts";
import { type Address, namespacesOf } from "./addresses.ts";
import { type PackedText, packText, sendPacked } from "./packed-text.ts";
import type { RemixBuild } from "./remix-build.ts";

type Page = Pick<Address, "pageId" | "namespaces">;

/** The words of pages as scripts that browsers keep, so that no page carries them twice (ADR 0075). */
export interface WordScripts {
  /** Where a page's words are; undefined where the page has to bring them itself. */
  urlOf: (page: Page, language: WrittenLanguage, side: Side) => string | undefined;
  files: RequestHandler;
}

export function wordScripts({ load }: Pick<RemixBuild, "load">): WordScripts {
  const written = new Map<string, { url: string; text: string }>();
  const packed = new Map<string, PackedText>();

  const write = ({ pageId, namespaces }: Page, language: WrittenLanguage, side: Side) => {
    const name = `${language}/${side}/${pageId}`;
    const known = written.get(name);
    if (known) return known;
    const text = `export default ${JSON.stringify(messagesOf(language, namespaces, sides[side].tone))};`;
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 10);
    const script = { url: `/assets/words/${name}-${hash}.js`, text };
    written.set(name, script);
    return script;
  };

  const files = Router();
  files.get(
    /^\/assets\/words\/([a-z]{2})\/(applicant|company|advisor)\/(.+)-[0-9a-f]{10}\.js$/,
    async (request, response, next) => {
      const { 0: language, 1: side, 2: pageId } = request.params as unknown as [string, Side, string];
      const { routes } = await load();
      if (!isWrittenLanguage(language) || !Object.hasOwn(routes, pageId)) return next();
      const { url, text } = write({ pageId, namespaces: namespacesOf(routes, pageId) }, language, side);
      // Another version of the portal has other words.
      if (request.path !== url) return next();
      const script = packed.get(url) ?? packText(text);
      packed.set(url, script);
      sendPacked(request, response, "js", script);
    },
  );

  return {
    // In development words change while a browser keeps its scripts.
    urlOf: (page, language, side) =>
      page.pageId && process.env.NODE_ENV !== "development" ? write(page, language, side).url : undefined,
    files,
  };
}
