import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import { openCookies } from "#app/cookies.server.ts";
import { evenIfIncomplete, yesOrNo } from "#app/forms/pieces.server.ts";
import { saveOrContinue } from "#app/steps/save-or-continue.server.ts";
import { email, text } from "#contract/values.ts";
import { postOf } from "../post.ts";

const schema = z
  .object({
    motivationText: text(80, 15),
    practicePartnerExists: yesOrNo,
    practicePartnerContact: z.object({ email }).partial().optional(),
  })
  .superRefine(({ motivationText, practicePartnerExists, practicePartnerContact }, context) => {
    const refuse = (...path: string[]) => context.addIssue({ code: "custom", message: "required", path });
    if (motivationText === practicePartnerContact?.email) refuse("motivationText");
    if (practicePartnerExists && !practicePartnerContact?.email) refuse("practicePartnerContact", "email");
  }, evenIfIncomplete);
const good = { motivationText: "Ich lerne gern an Aufgaben.", practicePartnerExists: "no" };

async function step(intent: "save" | "continue", fields: Record<string, string>, save = vi.fn(async () => {})) {
  const { args, kept, dropped } = postOf({ formId: "m", formKey: "k", "version.account": "3", intent, ...fields });
  const answer = await saveOrContinue(args, schema, {
    next: "/next",
    home: "/home",
    save,
    notAsked: (typed) => (typed.get("practicePartnerExists") === "no" ? ["practicePartnerContact"] : []),
  });
  const cookie = answer.headers.get("Set-Cookie");
  const notice = await openCookies({ isSecure: false }).notice.parse(cookie);
  const to = answer.headers.get("Location");
  return { status: answer.status, to, notice, saved: save.mock.calls.at(-1), kept, dropped };
}
const answers = (saved: unknown[] | undefined) => saved?.[0];

describe("continue", () => {
  it("stores a complete step and goes on", async () => {
    const { status, to, saved, kept } = await step("continue", good);
    expect({ status, to, kept }).toEqual({ status: 303, to: "/next", kept: [] });
    expect(saved).toEqual([
      { motivationText: good.motivationText, practicePartnerExists: false, practicePartnerContact: null },
      expect.objectContaining({ key: "k", versions: { account: 3 } }),
    ]);
  });

  it("stores nothing of an incomplete step, and keeps what was typed with the version that it was typed at", async () => {
    const { status, saved, kept } = await step("continue", { motivationText: "zu kurz" });
    expect({ status, saved }).toEqual({ status: 422, saved: undefined });
    expect(kept[0]).toContainEqual(["motivationText", "zu kurz"]);
    expect(kept[0]).toContainEqual(["version.account", "3"]);
  });

  it("is not stopped by what stands in fields that are not asked", async () => {
    const { status, saved } = await step("continue", { ...good, "practicePartnerContact.email": "falsch@" });
    expect(status).toBe(303);
    expect(answers(saved)).toMatchObject({ practicePartnerContact: null });
  });
});

describe("save and come back later", () => {
  it("stores what is well formed, takes back what is empty and keeps the rest as it was typed", async () => {
    const fields = { practicePartnerExists: "yes", motivationText: "", "practicePartnerContact.email": "falsch@" };
    const { status, to, saved, kept } = await step("save", fields);
    expect({ status, to }).toEqual({ status: 303, to: "/home" });
    expect(answers(saved)).toEqual({ practicePartnerExists: true, motivationText: null });
    expect(kept[0]).toContainEqual(["practicePartnerContact.email", "falsch@"]);
  });

  it("stores no answer that does not go with the others, and keeps it as it was typed", async () => {
    const typed = "jemand@example.org";
    const fields = { practicePartnerExists: "yes", motivationText: typed, "practicePartnerContact.email": typed };
    const { saved, kept, notice } = await step("save", fields);
    expect(answers(saved)).toEqual({ practicePartnerExists: true, practicePartnerContact: { email: typed } });
    expect(kept[0]).toContainEqual(["motivationText", typed]);
    expect(notice).toMatchObject({ key: "common:notice.savedInPart" });
  });

  it("takes what is only missing for an answer that comes later", async () => {
    const { notice, saved } = await step("save", { practicePartnerExists: "yes" });
    expect(answers(saved)).toMatchObject({ practicePartnerExists: true, practicePartnerContact: null });
    expect(notice).toEqual({ key: "common:notice.saved" });
  });

  it("lets the rest go on from the version that it has made", async () => {
    const { kept } = await step("save", { motivationText: "zu kurz" });
    expect(kept[0]?.map(([name]) => name)).not.toContain("version.account");
  });

  it.each([good, {}])("keeps no draft when all of it is stored", async (fields) => {
    const { kept, notice } = await step("save", fields);
    expect({ kept, notice }).toEqual({ kept: [], notice: { key: "common:notice.saved" } });
  });

  it("says when some of it is only a draft", async () => {
    const { notice } = await step("save", { practicePartnerExists: "yes", motivationText: "zu kurz" });
    expect(notice).toEqual({ key: "common:notice.savedInPart", tone: "blue" });
  });
});

it("keeps what was typed when somebody else was faster", async () => {
  const save = vi.fn(async () => {
    throw new RefusedResponse({ code: 409, message: "", customErrors: { motivationText: ["stale"] } });
  });
  const { status, kept } = await step("continue", good, save);
  expect(status).toBe(409);
  expect(kept[0]).toContainEqual(["version.account", "3"]);
});

describe("what is begun with its first save", () => {
  const begin = (intent: string, motivationText: string) => {
    const { args, keptAt } = postOf({ formId: "m", formKey: "k", intent, practicePartnerExists: "no", motivationText });
    const answer = saveOrContinue(args, schema, {
      save: async () => ({ id: "7" }),
      next: ({ id }) => `/${id}/next`,
      here: ({ id }) => `/${id}/here`,
      home: "/home",
    });
    return { answer, keptAt };
  };

  it("goes on at the address that it has got", async () => {
    const { answer } = begin("continue", good.motivationText);
    expect((await answer).headers.get("Location")).toBe("/7/next");
  });

  it("keeps what could not be stored yet at the new thing's address, so that the next one begins empty", async () => {
    const { answer, keptAt } = begin("save", "zu kurz");
    await answer;
    expect(keptAt).toEqual(["/7/here"]);
  });
});
