import { redirect } from "@remix-run/node";

/** For a former address: redirects to the page that replaced it, with the query. */
export const movedTo = (path: string, request: Request) => redirect(`${path}${new URL(request.url).search}`, 301);
