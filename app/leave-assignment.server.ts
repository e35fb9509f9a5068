import { redirect } from "@remix-run/node";
import { pathOf } from "./safe-redirect.ts";

/** §2: a query parameter `assigned_to` makes the route reload with an empty query. No post is lost to that. */
export function leaveAssignment(request: Request) {
  const isAssigned = new URL(request.url).searchParams.has("assigned_to");
  if (request.method === "GET" && isAssigned) throw redirect(pathOf(request));
}
