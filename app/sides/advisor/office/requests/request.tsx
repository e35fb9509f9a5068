import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { newFormKey, openForm } from "#app/forms/form.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { postOf, submit } from "#app/forms/submit.server.ts";
import { unlessRefused } from "#app/forms/unless-refused.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { office } from "#contract/calls/office.ts";
import { limits } from "#contract/limits.ts";
import { advisorPaths } from "../../paths.ts";
import { OfficePage } from "../OfficePage.tsx";
import { Asked } from "./Asked.tsx";
import { Decision } from "./Decision.tsx";
import { Decline } from "./Decline.tsx";
import { declineForm, mergeForm } from "./request.form.server.ts";

export const handle = formPage({
  words: ["officeRequest", "officeRequests", "deskCompanies", "office"],
  accent: "gray",
});

export async function loader({ request, context, params: { partnerRequestId = "" } }: LoaderFunctionArgs) {
  await requireOffice(context);
  const asked = await context.api(office.fetchPartnerRequest, { params: { partnerRequestId } });
  const sought = new URL(request.url).searchParams.get("search")?.slice(0, limits.searchCharacters);
  const search = sought ?? asked.name.split(" ")[0]!;
  const { items } = await context.api(advisor.fetchCompanies, { query: { search } });
  return json({
    asked,
    pageTitle: asked.name,
    search,
    isSearching: sought !== undefined,
    found: items,
    merge: await openForm(context, { id: "merge", schema: mergeForm }),
    decline: await openForm(context, { id: "decline", schema: declineForm }),
    acceptKey: newFormKey(),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireOffice(context);
  const { partnerRequestId = "" } = args.params;
  const params = { partnerRequestId };
  const paths = pathsOf(context, advisorPaths);
  const done = (act: string, to = paths.requests) =>
    redirectWithNotice(context, to, { key: `officeRequests:notice.${act}` });
  /** Somebody else of the office may have been faster. */
  const decidedAlready = {
    codes: [409],
    to: paths.request(partnerRequestId),
    notice: "officeRequests:notice.decidedAlready",
  };
  const { intent } = postOf(context);
  if (intent === "merge")
    return submit(args, mergeForm, (body, { key }) =>
      unlessRefused(context, decidedAlready, async () => {
        await context.api(office.mergePartnerRequest, { params, body }, key);
        return done("merged");
      }),
    );
  if (intent === "decline")
    return submit(args, declineForm, async (body, { key }) => {
      await context.api(office.declinePartnerRequest, { params, body }, key);
      return done("declined");
    });
  if (intent !== "accept") throw new Response(null, { status: 400 });
  return submit(args, actForm, (_, { key }) =>
    unlessRefused(context, decidedAlready, async () => {
      const { id } = await context.api(office.acceptPartnerRequest, { params }, key);
      return done("accepted", paths.company(id));
    }),
  );
}

export default function Request() {
  const t = useT();
  const { asked, search, isSearching, found, acceptKey, ...forms } = useLoaderData<typeof loader>();
  const decline = usePortalForm(forms.decline);
  const { status, decidedAt } = asked;
  const since = t("from", { city: asked.city, date: formatDay(asked.createdAt) });
  return (
    <OfficePage
      area="requests"
      isBelow
      title={<bdi>{asked.name}</bdi>}
      lead={decidedAt ? t(`status.${status}`, { date: formatDay(decidedAt) }) : since}
    >
      <Asked of={asked} />
      {status === "open" && (
        <Decision
          of={asked}
          search={search}
          isSearching={isSearching}
          found={found}
          state={forms.merge}
          formKey={acceptKey}
        />
      )}
      {/* A message that came too late stays to be copied. */}
      {(status === "open" || decline.holdsText) && <Decline of={decline} />}
    </OfficePage>
  );
}
