import type { Visitor } from "../tests/world/visitor.ts";
import type { RivalPage } from "./rivals.ts";

type Root = NonNullable<RivalPage["rendered"]>["data"]["root"];

interface RemixContext {
  state: { loaderData: Record<string, unknown> };
}

/** A page of the portal for its rivals, with the data it was rendered from if a template for it exists. */
export async function rivalPage(
  visitor: Visitor,
  path: string,
  template: "home" | "motivation" | undefined,
): Promise<RivalPage> {
  const { html } = await visitor.open(path);
  return { html, rendered: template && renderedBy(template, html, path) };
}

function renderedBy(template: "home" | "motivation", html: string, path: string): RivalPage["rendered"] {
  const part = (pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
  const context = JSON.parse(part(/window\.__remixContext=(\{.*?\});addEventListener/s)) as RemixContext;
  const { root, applicant, [`applicant/${template}`]: page } = context.state.loaderData;
  return {
    template: `${template}.njk`,
    data: {
      root: root as Root,
      applicant,
      page,
      context,
      accent: "orange",
      current: path,
      title: `${template}:title`,
      nonce: part(/<script nonce="([^"]*)"/),
      styles: part(/<link rel="stylesheet" href="([^"]*)"/),
      start: part(/window\.__remixContext=\{.*?\};(addEventListener.*?)<\/script>/s),
      languageNames: Object.fromEntries(
        [...html.matchAll(/<option value="(\w\w)"[^>]*>([^<]*)/g)].map(([, ...each]) => each),
      ),
    },
  };
}

/** Where two pages begin to differ for a browser, ignoring comments, quoting and white space between elements. */
export function differenceOf(one: string, other: string): string | undefined {
  const [left, right] = [normalized(one), normalized(other)];
  const at = left.findIndex((part, index) => part !== right[index]);
  return left.length === right.length && at < 0 ? undefined : `${left[at]} / ${right[at]}`;
}

const normalized = (html: string) =>
  html
    .replace(/<!--.*?-->/gs, "")
    .replace(/&#(\d+);/g, (_, code) => `&#x${Number(code).toString(16)};`)
    .split(/(<[^>]*>)/)
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter(Boolean);
