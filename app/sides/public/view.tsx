import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { fieldsOf } from "#app/forms/submit.server.ts";
import { sharedPaths } from "#app/paths.ts";
import { backTo } from "#app/safe-redirect.ts";

/** Public: a visit changes nothing. */
export const loader = () => redirect(sharedPaths.root);

/** Public: chooses between the simple view, without any script, and the full one. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { view } = context.cookies;
  const chosen = fieldsOf(context).get("view") === "simple" ? "simple" : "full";
  return redirect(backTo(request, sharedPaths.root), {
    status: 303,
    headers: { "Set-Cookie": await view.serialize(chosen) },
  });
}
