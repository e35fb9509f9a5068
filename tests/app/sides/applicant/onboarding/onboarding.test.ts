import { describe, expect, it, vi } from "vitest";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import type { PortalContext } from "#app/context.ts";
import { action, loader } from "#app/sides/applicant/onboarding/onboarding.tsx";
import { applicant } from "#contract/calls/applicant.ts";
import { student } from "#contract/calls/student.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { Account } from "#contract/entities/account.ts";
import type { WizardFlows } from "#contract/entities/wizard-flow.ts";
import { answersOf } from "../../../../domain/answers.ts";

const steps = [{ id: "welcome" }, { id: "hzb_select" }];
const onboarding: WizardFlows = {
  initiateFlow: "OnboardingFlow",
  preconditions: {},
  flows: [{ name: "OnboardingFlow", steps }],
};

/**
 * A request by an applicant, with a backend that answers `flows`, refuses the mail with the status `refusal`, and writes
 * down what it is asked to change.
 */
function visit({
  account = {},
  flows = onboarding as WizardFlows | Error,
  refusal = 0,
  search = "",
  fields = {},
  accepted = [] as string[],
  onboardingExperimentId = undefined as string | undefined,
} = {}) {
  const changes: unknown[] = [];
  const keepDraft = vi.fn();
  const tell = vi.fn();
  const api = async ({ id }: Endpoint, input: { params?: { key: string }; body?: unknown }) => {
    if (id === applicant.fetchAccount.id) return answersOf(account as Partial<Account>).account;
    if (refusal && id === applicant.sendEmailVerification.id)
      throw new RefusedResponse({ code: refusal, message: "not sent" });
    if (id !== student.fetchWizardFlows.id) return changes.push([input.params?.key ?? id, input.body]);
    if (flows instanceof Error) throw new RefusedResponse({ code: 500, message: "broken" });
    return flows;
  };
  const session = { read: async () => ({ side: "applicant", draftPaths: [] }) };
  const posted = { fields: new URLSearchParams(fields), files: [] };
  const settings = { onboardingExperimentId };
  const request = new Request(`http://portal.test/ds/onboarding${search}`);
  const context = {
    request,
    api,
    session,
    drafts: { ownerMark: async () => "", keep: keepDraft },
    posted,
    settings,
    tracking: { consent: { accepted }, tell },
  } as unknown as PortalContext;
  const args = { request, context, params: {} } as unknown as Parameters<typeof loader>[0];
  return { args, changes, keepDraft, tell };
}
const locationOf = (response: unknown) => (response as Response).headers.get("Location");

describe("the page", () => {
  it("shows the step of the stored progress", async () => {
    const response = await loader(visit({ account: { metadata: { OnboardingFlow: 1 } } }).args);
    expect(await response.json()).toMatchObject({ step: "hzb_select", position: { number: 2, count: 2 } });
  });

  it("tells when the flow cannot be loaded", async () => {
    const response = await loader(visit({ flows: new Error() }).args);
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ step: null });
  });

  it("fails on a step that no screen is registered for", async () => {
    const flows = { ...onboarding, flows: [{ name: "OnboardingFlow", steps: [{ id: "selfie" }] }] };
    await expect(loader(visit({ flows }).args)).rejects.toThrow('"selfie" is not registered');
  });

  it("is not found for a flow that does not exist", async () => {
    await expect(loader(visit({ search: "?flow=SelfieFlow" }).args)).rejects.toMatchObject({ status: 404 });
  });

  it("sends people home who have nothing to do here", async () => {
    const left = await loader(visit({ flows: { ...onboarding, initiateFlow: null } }).args).catch((thrown) => thrown);
    expect(locationOf(left)).toBe("/ds/home");
  });
});

describe("a post", () => {
  it("stores the progress of its flow", async () => {
    const { args, changes } = visit({ fields: { formId: "welcome", intent: "continue" } });
    expect(locationOf(await action(args))).toBe("/ds/onboarding");
    expect(changes).toEqual([["OnboardingFlow", { value: 1 }]]);
  });

  it("saves the answers, and ends the onboarding when no later step applies", async () => {
    const answers = { universityEntranceQualification: "Abitur", germanLevel: "7" };
    const { args, changes } = visit({ fields: { formId: "hzb_select", intent: "continue", ...answers } });
    expect(locationOf(await action(args))).toBe("/ds/waiting");
    expect(changes).toEqual([
      [
        "applicant.changeAccount",
        {
          universityEntranceQualification: "Abitur",
          universityEntranceQualificationBw: false,
          languageSkills: [{ code: "de", level: 7 }],
        },
      ],
      ["onboardingDone", { value: true }],
    ]);
  });

  it("at the end of another flow leads back to the onboarding, which is still to be done", async () => {
    const flows = {
      ...onboarding,
      flows: [...onboarding.flows, { name: "EmailVerificationFlow", steps: [{ id: "email_verification" }] }],
    };
    const fields = { formId: "email_verification", intent: "continue" };
    const { args, changes } = visit({ flows, search: "?flow=EmailVerificationFlow", fields });
    expect(locationOf(await action(args))).toBe("/ds/onboarding");
    expect(changes).toEqual([]);
  });

  it("tells analytics what was answered", async () => {
    const answers = { universityEntranceQualification: "Abitur", germanLevel: "3" };
    const { args, tell } = visit({ fields: { formId: "hzb_select", intent: "continue", ...answers } });
    await action(args);
    expect(tell.mock.calls.flat().map(({ name }) => name)).toEqual([
      "onboarding_germanLanguage_saved",
      "onboarding_hzb_saved",
      "onboarding_hzbBw_saved",
    ]);
  });

  it("without answers is refused, and changes nothing", async () => {
    const { args, changes } = visit({ fields: { formId: "hzb_select", intent: "continue" } });
    expect((await action(args)).status).toBe(422);
    expect(changes).toEqual([]);
  });

  it.each([
    ["sent", 0],
    ["tooMany", 429],
    ["failed", 500],
  ])("asks for the mail that confirms the address, and its flow says what came of it: %s", async (outcome, refusal) => {
    const fields = { formId: "email_verification", intent: "send" };
    const { args, changes } = visit({ refusal, search: "?flow=EmailVerificationFlow", fields });
    expect(locationOf(await action(args))).toBe(`/ds/onboarding?flow=EmailVerificationFlow&mail=${outcome}`);
    expect(changes).toEqual(refusal ? [] : [["applicant.sendEmailVerification", undefined]]);
  });

  it("going back keeps what was typed", async () => {
    const { args, changes, keepDraft } = visit({ fields: { formId: "hzb_select", intent: "back", germanLevel: "3" } });
    expect(locationOf(await action(args))).toBe("/ds/onboarding");
    expect(keepDraft).toHaveBeenCalledOnce();
    expect(changes).toEqual([["OnboardingFlow", { value: 0 }]]);
  });
});

describe("the experiment", () => {
  const campaign = { onboardingExperimentId: "4711", accepted: ["abTesting"] };
  const people = Array.from({ length: 40 }, (_, index) => ({ uuid: `person-${index}` }));
  const variantOf = async (options: Parameters<typeof visit>[0]) =>
    ((await (await loader(visit(options).args)).json()) as { variant: string }).variant;

  it("gives each of its people one of two variants, always the same", async () => {
    const variants = await Promise.all(people.map((account) => variantOf({ account, ...campaign })));
    expect(new Set(variants)).toEqual(new Set(["Original", "Variation 1"]));
    expect(await Promise.all(people.map((account) => variantOf({ account, ...campaign })))).toEqual(variants);
  });

  it.each([
    ["without a consent to A/B testing", { ...campaign, accepted: ["analytics"] }],
    ["where no campaign is named", { ...campaign, onboardingExperimentId: undefined }],
  ])("leaves everybody the original %s", async (_, options) => {
    const variants = await Promise.all(people.map((account) => variantOf({ account, ...options })));
    expect(new Set(variants)).toEqual(new Set(["Original"]));
    const { args, changes, tell } = visit({ ...options, fields: { formId: "welcome", intent: "continue" } });
    await action(args);
    expect(changes).not.toContainEqual(["assignExperiments", expect.anything()]);
    expect(tell).not.toHaveBeenCalled();
  });

  it("learns its participants from the first post, not from a GET", async () => {
    const account = { uuid: "person-1" };
    const looked = visit({ account, ...campaign });
    await loader(looked.args);
    expect(looked.changes).toEqual([]);
    const posted = visit({ account, ...campaign, fields: { formId: "welcome", intent: "continue" } });
    await action(posted.args);
    const variationId = await variantOf({ account, ...campaign });
    expect(posted.changes).toContainEqual([
      "applicant.assignExperiments",
      [{ campaignId: "4711", variationId, visitorId: "person-1" }],
    ]);
    expect(posted.tell).toHaveBeenCalledWith({
      name: "onboarding_variant_shown",
      properties: { variant: variationId },
    });
  });
});
