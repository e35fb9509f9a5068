import { createHash } from "node:crypto";
import { type RequestHandler, Router } from "express";
import type { Logger } from "pino";
import { askJson } from "#app/api/ask-json.server.ts";
import type { PortalAppearance, ShownAppearance } from "#app/context.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { addressOf } from "#contract/endpoint.ts";
import type { Logo } from "#contract/entities/appearance.ts";
import { limits } from "#contract/limits.ts";
import { colourSheet } from "./colour-sheet.ts";
import { keptForGood, type PackedText, packText, sendPacked } from "./packed-text.ts";

const { fetchAppearance, fetchLogo } = publicCalls;

interface KeptAppearance extends PortalAppearance {
  /** Logo and colours at their addresses, which change with them. */
  files: RequestHandler;
}

/**
 * How the portal looks: asked before the first page and every so often, so that no page asks. Without an answer it
 * stays as it was last known (ADR 0101).
 */
export async function openAppearance(backendUrl: string, log: Pick<Logger, "warn">): Promise<KeptAppearance> {
  let shown: ShownAppearance = {};
  let picture: { url: string; png: Buffer } | undefined;
  let colours: { url: string; css: PackedText } | undefined;

  async function ask() {
    try {
      const { name, logo, ...places } = await askAppearance(backendUrl);
      const url = logo && urlOf(logo);
      if (!logo || !url) picture = undefined;
      else if (picture?.url !== url) picture = { url, png: await askLogo(backendUrl, logo) };
      const sheet = colourSheet(places);
      const coloursUrl = sheet && urlOfSheet(sheet);
      if (coloursUrl !== colours?.url) colours = coloursUrl ? { url: coloursUrl, css: packText(sheet!) } : undefined;
      shown = {
        ...(name && { programmeName: name }),
        ...(logo && url && { logo: { ...logo, url } }),
        ...(coloursUrl && { coloursUrl }),
      };
    } catch (error) {
      log.warn({ err: error }, "appearance unknown");
    }
  }

  let asked: Promise<void> | undefined;
  /** Many who ask at once wait for one answer. */
  const askOnce = () => {
    asked ??= ask().finally(() => {
      asked = undefined;
    });
    return asked;
  };

  /** After a change: what was asked before may not know of it, and must not be the last to answer. */
  const refresh = async () => {
    await asked;
    await askOnce();
  };

  const files = Router();
  files.get(["/assets/logo/:file", "/assets/colours/:file"], async (request, response, next) => {
    const { path } = request;
    const isKnown = () => path === picture?.url || path === colours?.url;
    // Another process may know a newer one already.
    if (!isKnown()) await askOnce();
    if (!isKnown()) return next();
    if (colours && path === colours.url) return sendPacked(request, response, "css", colours.css);
    response.type("png").set("Cache-Control", keptForGood).send(picture!.png);
  });

  await ask();
  setInterval(askOnce, limits.appearanceMilliseconds).unref();
  return { shown: () => shown, refresh, files };
}

const urlOfSheet = (css: string) =>
  `/assets/colours/${createHash("sha256").update(css).digest("hex").slice(0, 16)}.css`;

const urlOf = ({ hash }: Logo) => `/assets/logo/${hash}.png`;
const signal = () => AbortSignal.timeout(limits.appearanceAnswerMilliseconds);

async function askAppearance(backendUrl: string) {
  const { method, response } = fetchAppearance;
  const headers = { Accept: "application/json" };
  const address = backendUrl + addressOf(fetchAppearance);
  const answer = await askJson(address, { method, headers, body: undefined, signal: signal() });
  if (!answer.ok) throw new Error(`The backend answered ${answer.status}`);
  return response.parse(await answer.json());
}

async function askLogo(backendUrl: string, { hash }: Logo) {
  const answer = await fetch(backendUrl + addressOf(fetchLogo, { hash }), { signal: signal() });
  if (!answer.ok) throw new Error(`The backend answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}
