import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { fieldsOf } from "#app/forms/submit.server.ts";
import { sharedPaths } from "#app/paths.ts";
import { applicant } from "#contract/calls/applicant.ts";

/** Public: a visit changes nothing. */
export const loader = () => redirect(sharedPaths.root);

/** Public: passes on which variations an applicant was shown. Spec §7: failures are only logged, by the client. */
export async function action({ context }: ActionFunctionArgs) {
  const done = new Response(null, { status: 204 });
  const session = await context.session.read();
  if (session?.side !== "applicant") return done;
  const all = (name: string) => fieldsOf(context).getAll(name);
  const [variations, visitors] = [all("variationId"), all("visitorId")];
  const body = all("campaignId").map((campaignId, index) => ({
    campaignId,
    variationId: variations[index] ?? "",
    visitorId: visitors[index] ?? "",
  }));
  await context.api(applicant.assignExperiments, { body }).catch(() => undefined);
  return done;
}
