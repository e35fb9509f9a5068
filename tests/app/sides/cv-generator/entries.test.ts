import { expect, it } from "vitest";
import { storedCurriculumVitae } from "#app/sides/cv-generator/curriculum-vitae.server.ts";
import { changeEntries } from "#app/sides/cv-generator/entries.server.ts";
import { postOf } from "../../post.ts";

const paths = { education: "/lebenslauf-generator/input/education" };
const visit = { cv: storedCurriculumVitae.parse({}), paths } as unknown as Parameters<typeof changeEntries>[1];

it.each(["__proto__", "hasOwnProperty", "toString", "invented"])(
  "takes the button %s for none of its own",
  async (intent) => {
    const { args } = postOf({ formId: "cv-education-new", formKey: "k", intent }, paths.education);
    expect((await changeEntries(args, visit, "education", "experience")).status).toBe(422);
  },
);
