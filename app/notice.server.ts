import { redirect } from "@remix-run/node";
import type { PortalContext } from "./context.ts";
import type { Values } from "./i18n/translate.ts";
import { safePath } from "./safe-redirect.ts";

/** A message for the next page: a translation key and its values. */
export interface Notice {
  key: string;
  values?: Values;
  /** Blue when only a part was done, or nothing, as when somebody else was first. */
  tone?: "blue";
  /** Where the thing that the message names can be looked at: an address of ours, and the link's key. */
  link?: { to: string; key: string };
  /** The id of the part of the page that shows it, when that lies deep in the page; the address leads there. */
  at?: string;
}

/** Post/Redirect/Get with a message. */
export async function redirectWithNotice(context: PortalContext, path: string, notice: Notice) {
  return redirect(notice.at ? `${path}#${notice.at}` : path, {
    status: 303,
    headers: { "Set-Cookie": await context.cookies.notice.serialize(notice) },
  });
}

export async function readNotice({ request, cookies }: PortalContext): Promise<Notice | null> {
  const found: unknown = await cookies.notice.parse(request.headers.get("Cookie"));
  if (typeof found !== "object" || found === null || typeof (found as Notice).key !== "string") return null;
  const notice = found as Notice;
  // A browser may send anything, and what it sends becomes a link.
  return notice.link ? { ...notice, link: { ...notice.link, to: safePath(notice.link.to, "/") } } : notice;
}
