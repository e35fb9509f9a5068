import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdvisor } from "#app/auth/require-advisor.server.ts";
import { newFormKey } from "#app/forms/form.server.ts";
import { postOf, submit } from "#app/forms/submit.server.ts";
import { unlessRefused } from "#app/forms/unless-refused.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { page } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { advisor as calls } from "#contract/calls/advisor.ts";
import { spotIn, spotWith } from "../inbox/place.ts";
import { advisorPaths } from "../paths.ts";
import { Part } from "./Parts.tsx";
import { partPage } from "./part-page.server.ts";
import { recommendForm } from "./recommend.form.server.ts";
import { Suggested } from "./Suggested.tsx";

export const handle = page({ words: ["deskOpenings", "applicantParts", "software", "openingFacts"], accent: "teal" });

export async function loader({ request, context, params: { accountId = "" } }: LoaderFunctionArgs) {
  await requireAdvisor(context);
  const { name, ...suggested } = await context.api(calls.fetchSuggestionsOf, { params: { accountId } });
  return json({ ...partPage(request, "openings", { accountId, name }), suggested, key: newFormKey() });
}

/** Recommends an opening, or takes that back. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  await requireAdvisor(context);
  const params = { accountId: args.params.accountId ?? "" };
  const here = spotWith(pathsOf(context, advisorPaths).applicantOpenings(params.accountId), spotIn(request.url));
  const { intent } = postOf(context);
  if (intent !== "recommend" && intent !== "withdraw") throw new Response(null, { status: 400 });
  return submit(args, recommendForm, (body, { key }) =>
    unlessRefused(context, { codes: [404, 409, 422], to: here, notice: "advisor:moved" }, async () => {
      if (intent === "recommend") await context.api(calls.recommend, { params, body }, key);
      else await context.api(calls.withdrawRecommendation, { params: { ...params, ...body } }, key);
      const done = intent === "recommend" ? "recommended" : "withdrawn";
      return redirectWithNotice(context, here, { key: `deskOpenings:notice.${done}` });
    }),
  );
}

export default function Openings() {
  const t = useT();
  const { suggested, key, ...of } = useLoaderData<typeof loader>();
  const { jobOpenings, mayBeMatched, total } = suggested;
  return (
    <Part {...of} current="openings">
      {jobOpenings.length === 0 ? (
        <p>{t("none")}</p>
      ) : (
        <>
          <p>{t(jobOpenings.length < total ? "first" : "all", { count: total, shown: jobOpenings.length })}</p>
          {!mayBeMatched && <p>{t("notYet")}</p>}
          <Suggested of={jobOpenings} formKey={key} mayBeMatched={mayBeMatched} />
        </>
      )}
    </Part>
  );
}
