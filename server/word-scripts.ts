import { createHash } from "node:crypto";
import { type RequestHandler, Router } from "express";
import { messagesOf } from "#app/i18n/catalogue.server.ts";
import { isWrittenLanguage, type WrittenLanguage } from "#contract/languages.ts";
import { type Side, sides } from "#contract/sides.ts";
import { type Address, namespacesOf } from "./addresses.ts";
import type { MadeScript } from "./kept-assets.ts";
import { type PackedText, packText, sendPacked } from "./packed-text.ts";
import type { RemixBuild } from "./remix-build.ts";

type Page = Pick<Address, "pageId" | "namespaces">;

/** The words of pages as scripts that browsers keep, so that no page carries them twice (ADR 0075). */
export interface WordScripts {
  /** Where a page's words are; undefined where the page has to bring them itself. */
  urlOf: (page: Page, language: WrittenLanguage, side: Side) => string | undefined;
  files: RequestHandler;
}

export function wordScripts({ load, keepScript }: Pick<RemixBuild, "load" | "keepScript">): WordScripts {
  const written = new Map<string, MadeScript>();
  const kept = new Set<MadeScript>();
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

  /** For pages that are open when another build takes over (ADR 0136). */
  const keep = (script: MadeScript) => {
    if (kept.has(script)) return;
    kept.add(script);
    keepScript(script);
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
    urlOf: (page, language, side) => {
      // In development words change while a browser keeps its scripts.
      if (!page.pageId || process.env.NODE_ENV === "development") return undefined;
      const script = write(page, language, side);
      keep(script);
      return script.url;
    },
    files,
  };
}
