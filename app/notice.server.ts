import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { PortalContext } from "./context.ts";
import { safePath } from "./safe-redirect.ts";

/** A message for the next page: a translation key and its values. A browser may send anything in its place. */
const notice = z
  .object({
    key: z.string(),
    values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    /** Blue when only a part was done, or nothing, as when somebody else was first. */
    tone: z.literal("blue").optional(),
    /** Where the thing that the message names can be looked at: an address of ours, and the link's key. */
    link: z.object({ to: z.string().transform((to) => safePath(to, "/")), key: z.string() }).optional(),
    /** The id of the part of the page that shows it, when that lies deep in the page; the address leads there. */
    at: z.string().optional(),
  })
  .nullable()
  .catch(null);
export type Notice = NonNullable<z.infer<typeof notice>>;

/** Post/Redirect/Get with a message. */
export async function redirectWithNotice(context: PortalContext, path: string, notice: Notice) {
  return redirect(notice.at ? `${path}#${notice.at}` : path, {
    status: 303,
    headers: { "Set-Cookie": await context.cookies.notice.serialize(notice) },
  });
}

export async function readNotice({ request, cookies }: PortalContext): Promise<Notice | null> {
  return notice.parse(await cookies.notice.parse(request.headers.get("Cookie")));
}
