import type { ActionFunctionArgs } from "@remix-run/node";
import { expect, it } from "vitest";
import { action as account } from "#app/sides/advisor/office/accounts/account.tsx";
import { action as person } from "#app/sides/advisor/office/companies/person.tsx";
import { action as myData } from "#app/sides/applicant/my-data/my-data.tsx";
import { action as appointments } from "#app/sides/applicant/selfmatching/appointments.tsx";
import { action as jobOpening } from "#app/sides/applicant/selfmatching/job-opening.tsx";
import { action as recommended } from "#app/sides/company/applicant-lists/recommended.tsx";
import { advisor } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import { office } from "#contract/calls/office.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { Side } from "#contract/sides.ts";
import { postOf } from "../post.ts";

/** Somebody of this side posts to a page; gives the status and what was asked of the backend beyond who they are. */
async function post(action: (args: ActionFunctionArgs) => Promise<Response>, side: Side, fields: object) {
  const { args } = postOf({ formKey: "key", accountId: "0b9a6f0e-7f3c-4b61-9a54-8d1f3c1f5a11", ...fields });
  const called: Endpoint[] = [];
  const answers = new Map<Endpoint, object>([
    [
      applicant.fetchAccount,
      {
        uuid: "mia",
        metadata: { onboardingDone: true, visitedSelfMatchingView: true },
        units: [{ stage: "In Matching" }],
      },
    ],
    [advisor.fetchMe, { isOffice: true }],
    [
      company.fetchCompanyUser,
      { metadata: {}, confidentialityAcceptedAt: "2026-01-01", companies: [{ id: "firm", isOwner: true }] },
    ],
  ]);
  Object.assign(args.context, {
    settings: { publicUrl: "http://localhost" },
    session: { read: async () => ({ side, draftPaths: [] }), end: async () => "" },
    api: async (endpoint: Endpoint) => answers.get(endpoint) ?? called.push(endpoint),
  });
  const { status } = await action(args).catch((thrown) => thrown as Response);
  return { status, called };
}

it.each([
  ["account", account, "advisor", { unblock: office.unblockSignIn, keep: office.cancelDeletion }],
  [
    "appointments",
    appointments,
    "applicant",
    { make: applicant.replaceCalendarFeed, remove: applicant.removeCalendarFeed },
  ],
  [
    "an opening",
    jobOpening,
    "applicant",
    {
      interest: applicant.expressInterest,
      drop: applicant.expressDisinterest,
      takeBack: applicant.takeBack,
      undo: applicant.takeBack,
      favorite: applicant.favorite,
      unfavorite: applicant.favorite,
    },
  ],
  [
    "recommended people",
    recommended,
    "company",
    { dismiss: company.dismissApplicant, restore: company.restoreApplicant },
  ],
  [
    "somebody of a company",
    person,
    "advisor",
    {
      "": office.changeEmployee,
      resend: office.resendInvitation,
      remove: office.removeEmployee,
      handOver: office.handOverOwnership,
    },
  ],
  ["own data", myData, "applicant", { keep: applicant.cancelDeletion, reset: applicant.resetMe }],
] as const)(
  "the page of %s does what its buttons say, and nothing for any other word",
  async (_page, action, side, acts) => {
    for (const [intent, endpoint] of Object.entries(acts))
      expect((await post(action, side, { intent })).called, intent).toEqual([endpoint]);
    const none = "" in acts ? [] : [{ intent: "" }, {}];
    for (const fields of [{ intent: "toString" }, ...none])
      expect(await post(action, side, fields)).toEqual({ status: 400, called: [] });
  },
);
