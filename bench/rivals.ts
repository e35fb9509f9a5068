import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import express from "express";
// @ts-expect-error the package has no types
import nunjucks from "nunjucks";
import { formatDay } from "#app/i18n/format.ts";
import { translateWith } from "#app/i18n/translate.ts";

/** A page of the portal as it was sent, and the data it was rendered from. */
export interface RivalPage {
  html: string;
  /** The template that renders the page again; without one the page is sent as a string only. */
  rendered?: Rendered;
}
interface Rendered {
  template: string;
  data: { root: { language: string; messages: Record<string, string> }; [name: string]: unknown };
}

// Two other ways to send the portal's pages with Express: as a ready string, and from Nunjucks templates.
// Neither compresses. The process prints its port.
const pages: Record<string, RivalPage> = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8"));
const inScript = { "&": "\\u0026", ">": "\\u003e", "<": "\\u003c", "\u2028": "\\u2028", "\u2029": "\\u2029" };
const templates = nunjucks
  .configure("bench/nunjucks", { trimBlocks: true, lstripBlocks: true })
  .addFilter("day", formatDay)
  .addFilter("digits", (number: string) => number.replace(/[^+\d]/g, ""))
  .addFilter("doneCount", (tasks: { status: string }[]) => tasks.filter(({ status }) => status === "done").length)
  .addFilter("json", (value: unknown) =>
    JSON.stringify(value).replace(/[&><\u2028\u2029]/g, (sign) => inScript[sign as "&"]),
  );
const app = express();
for (const [name, { html, rendered }] of Object.entries(pages)) {
  app.get(`/fixed/${name}`, (_request, response) => response.send(html));
  if (!rendered) continue;
  const { template, data } = rendered;
  app.get(`/nunjucks/${name}`, (_request, response) => {
    const t = translateWith(data.root.language, data.root.messages, []);
    response.send(templates.render(template, { ...data, t }));
  });
}
const server = app.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
