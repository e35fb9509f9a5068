import { redirect } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import type { FormResult } from "#app/forms/form-state.ts";
import { readForm, submit } from "#app/forms/submit.server.ts";
import { retentionForm } from "#app/sides/advisor/office/retention/retention.form.server.ts";
import { message } from "#contract/message.ts";
import { text } from "#contract/values.ts";
import { postOf } from "../post.ts";

const schema = z.object({ firstName: text(5), password: text(20).optional() });
const own = { formId: "name", formKey: "k1", formToken: "t", intent: "go", "version.account": "3" };
const formOf = async (answer: Response) => ((await answer.json()) as { form: FormResult }).form;
const refusing = (code: number, customErrors?: Record<string, string[]>) => async () => {
  throw new RefusedResponse({ code, message: "", customErrors });
};

describe("a post that is in order", () => {
  it("is carried out once with its key and versions, and its draft is forgotten", async () => {
    const { args, dropped } = postOf({ ...own, firstName: " Mia " });
    const answer = await submit(args, schema, async (values, post) => {
      expect(values).toEqual({ firstName: "Mia" });
      expect(post).toMatchObject({ intent: "go", key: "k1", versions: { account: 3 } });
      return redirect("/next", 303);
    });
    expect(answer.status).toBe(303);
    expect(dropped).toEqual(["/ds/application/search/1"]);
  });
});

describe("a number", () => {
  const days = z.object({ days: z.number(message("required")).int(message("numeric")) });
  const read = (typed: string) => {
    const submission = readForm(postOf({ ...own, days: typed }).args.context, days);
    return submission.status === "success" ? submission.value.days : submission.error?.days;
  };

  it.each(["1095", "1.095", "1,095", "1 095", "1\u00a0095", "1\u202f095"])(
    "may be typed as pages in any language write it: %j",
    (typed) => expect(read(typed)).toBe(1095),
  );

  it("has one mark for all its thousands, and three digits behind each", () => {
    expect([read("1.234.567"), read(" 90 "), read("-5")]).toEqual([1_234_567, 90, -5]);
    for (const typed of ["1.5", "1.09", "1.0950", "1.234,567", "0.095", "12,5"])
      expect([typed, read(typed)]).not.toEqual([typed, expect.any(Number)]);
    expect([read(""), read(" "), read("viele")]).toEqual([["required"], ["required"], ["required"]]);
  });

  it("may be typed as the hint about how long things are kept writes it", () => {
    const typed = { lostApplicants: "183", drafts: "7", unconfirmed: "7", mails: "90", audit: "1.095" };
    const submission = readForm(postOf({ ...own, ...typed }).args.context, retentionForm);
    expect(submission).toMatchObject({ status: "success", value: { audit: 1095 } });
  });
});

describe("a post that is not in order", () => {
  it.each(["\u0000", "k 1", "schlüssel", "k".repeat(101)])(
    "counts as sent once where its key is none: %j",
    async (formKey) => {
      const { args } = postOf({ ...own, formKey, firstName: "Mia" });
      await submit(args, schema, async (_, { key }) => {
        expect(key).toBe("");
        return redirect("/next", 303);
      });
      expect.assertions(1);
    },
  );

  it("answers 422 with what was typed, what is wrong and the versions that it was made at", async () => {
    const { args } = postOf({ ...own, firstName: "Maximilian", password: "secret" });
    const answer = await submit(args, schema, refusing(500));
    expect(answer.status).toBe(422);
    const { result, formId, versions } = await formOf(answer);
    expect({ formId, versions }).toEqual({ formId: "name", versions: { account: 3 } });
    expect(result.error).toEqual({ firstName: ["maxLength?max=5"] });
    expect(result.initialValue).toEqual({ firstName: "Maximilian" });
  });

  it("says of a missing answer that it is required", async () => {
    const { args } = postOf(own);
    expect((await formOf(await submit(args, schema, refusing(500)))).result.error).toEqual({ firstName: ["required"] });
  });
});

describe("a post that the backend refuses", () => {
  const refused = async (code: number, customErrors?: Record<string, string[]>) => {
    const { args, dropped } = postOf({ ...own, firstName: "Mia" });
    const answer = await submit(args, schema, refusing(code, customErrors));
    expect(dropped).toEqual([]);
    return { status: answer.status, ...(await formOf(answer)) };
  };

  it("tells a collision at its field, and is decided at the version that is shown next", async () => {
    const { status, result, versions } = await refused(409, { firstName: ["stale"] });
    expect({ status, versions }).toEqual({ status: 409, versions: null });
    expect(result.error).toEqual({ firstName: ["stale"] });
    expect(result.initialValue).toEqual({ firstName: "Mia" });
  });

  it("tells it at a box that nobody ticked", async () => {
    const { args } = postOf(own);
    const boxes = z.object({ isOffice: z.boolean().default(false) });
    const { result } = await formOf(await submit(args, boxes, refusing(409, { isOffice: ["lastOffice"] })));
    expect(result.error).toEqual({ isOffice: ["lastOffice"] });
  });

  it("shows errors without a field here above the form", async () => {
    expect((await refused(422, { phone: ["required"] })).result.error).toEqual({ "": ["required"] });
    expect((await refused(422)).result.error).toEqual({ "": ["processing"] });
    expect((await refused(429)).result.error).toEqual({ "": ["tooMany"] });
  });

  it.each([
    [400, 400],
    [403, 403],
    [404, 404],
    [500, 500],
    [502, 502],
    [1001, 502],
    [1006, 502],
    [10001, 502],
    [5000, 403],
  ])(
    "answers %s on its own page, with the code, what was typed and the key that it came with",
    async (code, status) => {
      const answer = await refused(code);
      expect(answer.status).toBe(status);
      const key = { 403: "forbidden", 5000: "ownerNotEditable" }[code] ?? "notTransferred";
      expect(answer.result.error).toEqual({ "": [`${key}?code=${code}`] });
      expect(answer.result.initialValue).toEqual({ firstName: "Mia" });
      expect(answer.key).toBe("k1");
    },
  );
});
