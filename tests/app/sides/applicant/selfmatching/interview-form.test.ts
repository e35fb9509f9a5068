import { expect, it } from "vitest";
import { interviewForm } from "#app/sides/applicant/selfmatching/job-opening.form.server.ts";

it("the word on when would suit is asked for once, also when only blanks were typed", () => {
  for (const note of [undefined, "   "]) {
    const issues = interviewForm.safeParse({ interviewAt: "none", note }).error?.issues ?? [];
    expect(issues.map(({ path, message }) => [path[0], message])).toEqual([["note", "required"]]);
  }
});
