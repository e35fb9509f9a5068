import { redirect } from "@remix-run/node";

/** For an address that was once given out: the page that took its place, with the query that came along. */
export const movedTo = (path: string, request: Request) => redirect(`${path}${new URL(request.url).search}`, 301);
