import { Refusal } from "#contract/errors.ts";

/** The file of a form. 422 at `file` without one (`fileRequired`). */
export function given<Upload>(upload: Upload | undefined): Upload {
  if (upload === undefined) throw Refusal.invalid({ file: ["fileRequired"] });
  return upload;
}
