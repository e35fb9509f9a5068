import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { openForm } from "#app/forms/form.server.ts";
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
import { acceptForm, declineForm, mergeForm } from "./request.form.server.ts";

export const handle = formPage({
  words: ["officeRequest", "officeRequests", "deskCompanies", "office", "officeCompany"],
  accent: "gray",
});

export async function loader({ request, context, params: { partnerRequestId = "" } }: LoaderFunctionArgs) {
  await requireOffice(context);
  const asked = await context.api(office.fetchPartnerRequest, { params: { partnerRequestId } });
  const sought = new URL(request.url).searchParams.get("search");
  const find = async (typed: string) => {
    const search = typed.slice(0, limits.searchCharacters);
    return { search, found: (await context.api(advisor.fetchCompanies, { query: { search } })).items };
  };
  const first = await find(sought ?? asked.name);
  const isOpen = sought !== null || first.found.length > 0;
  return json({
    asked,
    pageTitle: asked.name,
    ...(isOpen ? first : await find(asked.name.split(" ")[0]!)),
    isOpen,
    accept: await openForm(context, { id: "accept", schema: acceptForm }),
    merge: await openForm(context, { id: "merge", schema: mergeForm }),
    decline: await openForm(context, { id: "decline", schema: declineForm }),
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
  return submit(args, acceptForm, (body, { key }) =>
    unlessRefused(context, decidedAlready, async () => {
      const { id } = await context.api(office.acceptPartnerRequest, { params, body }, key);
      return done("accepted", paths.company(id));
    }),
  );
}

export default function Request() {
  const t = useT();
  const { asked, search, isOpen, found, ...forms } = useLoaderData<typeof loader>();
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
      {status === "open" && <Decision of={asked} search={search} isOpen={isOpen} found={found} states={forms} />}
      {/* A message that came too late stays to be copied. */}
      {(status === "open" || decline.holdsText) && <Decline of={decline} />}
    </OfficePage>
  );
}
