import type { ActionFunctionArgs } from "@remix-run/node";
import type { PortalContext } from "#app/context.ts";
import { openCookies } from "#app/cookies.server.ts";

/** What an action gets of a post, with a memory of what was asked of the server around it. */
export function postOf(fields: Record<string, string>, path = "/ds/application/search/1") {
  const kept: [string, string][][] = [];
  const keptAt: (string | undefined)[] = [];
  const dropped: string[] = [];
  const posted = { fields: new URLSearchParams(fields), files: [] };
  const request = new Request(`http://localhost${path}`);
  const context = {
    request,
    posted,
    cookies: openCookies({ isSecure: false }),
    session: { read: async () => ({ draftPaths: [path] }) },
    drafts: {
      ownerMark: async () => "",
      keep: async (at?: string) => {
        kept.push([...posted.fields]);
        keptAt.push(at);
      },
      drop: async (at: string) => dropped.push(at),
    },
  } as unknown as PortalContext;
  return { args: { request, context, params: {} } as ActionFunctionArgs, kept, keptAt, dropped };
}
