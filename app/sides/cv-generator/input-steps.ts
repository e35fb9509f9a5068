import type { CurriculumVitae } from "./curriculum-vitae.ts";

/** Spec §2: the input's pages, in their order. */
export const inputSteps = ["profil", "education", "experience", "knowledge", "hobbies"] as const;
export type InputStep = (typeof inputSteps)[number];

/** Steps that have answers. */
export const filledSteps = (cv: CurriculumVitae): InputStep[] =>
  inputSteps.filter(
    (step) =>
      ({
        profil: !!cv.profil.firstName && !!cv.profil.lastName,
        education: cv.education.length > 0,
        experience: cv.experience.length > 0,
        knowledge: cv.languages.length + cv.software.length > 0,
        hobbies: cv.hobbies.length > 0 || !!cv.signature.place,
      })[step],
  );
