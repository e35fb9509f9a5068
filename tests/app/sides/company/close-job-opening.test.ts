import { expect, it } from "vitest";
import { readForm } from "#app/forms/submit.server.ts";
import { closeForm } from "#app/sides/company/job-openings/close-job-opening.form.server.ts";
import { postOf } from "../../post.ts";

const read = (endedApplications: string) => readForm(postOf({ endedApplications }).args.context, closeForm);

it("names the applications that its page named, and none where a page of before an update gave their number", () => {
  const ids = ["0b9a6f0e-3f0e-4d0a-9c53-0d6a2f7d9a11", "6d1f9f36-6d53-4c02-8a0c-0f0f8c1f2b22"];
  expect(read(ids.join())).toMatchObject({ status: "success", value: { endedApplications: ids } });
  for (const typed of ["", "2", `${ids[0]},2`])
    expect(read(typed)).toMatchObject({ status: "success", value: { endedApplications: undefined } });
});
