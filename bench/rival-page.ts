import type { Visitor } from "../tests/visitor.ts";
import type { RivalPage } from "./rivals.ts";

interface RemixContext {
  state: { loaderData: Record<string, unknown> };
}

/** A page of the portal with the data that it was made from, for its rivals. */
export async function rivalPage(
  visitor: Visitor,
  path: string,
  { template, accent }: { template: "home" | "motivation"; accent: string },
): Promise<RivalPage> {
  const { html } = await visitor.open(path);
  const part = (pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
  const context = JSON.parse(part(/window\.__remixContext=(\{.*?\});addEventListener/s)) as RemixContext;
  const { root, applicant, [`applicant/${template}`]: page } = context.state.loaderData;
  return {
    html,
    template: `${template}.njk`,
    data: {
      root: root as RivalPage["data"]["root"],
      applicant,
      page,
      context,
      accent,
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

/** Where two pages begin to differ for a browser: not by comments, quoting or white space between elements. */
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
