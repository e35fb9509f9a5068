import { redirect } from "@remix-run/node";
import type { PortalContext } from "./context.ts";
import type { Values } from "./i18n/translate.ts";

/** A message for the next page: a translation key and its values. */
export interface Notice {
  key: string;
  values?: Values;
  /** Blue when only a part was done, or nothing, as when somebody else was first. */
  tone?: "blue";
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
  return found as Notice;
}
