import { type CurriculumVitae, nameOf } from "./curriculum-vitae.ts";

/** The CV as a JSON Resume, to take along and load again. */
export function jsonResumeOf(cv: CurriculumVitae) {
  const { profil } = cv;
  return {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: {
      name: nameOf(cv),
      label: profil.label,
      email: profil.email,
      phone: profil.phone,
      url: profil.url,
      summary: profil.summary,
      location: { address: profil.street, postalCode: profil.postalCode, city: profil.city },
    },
    work: cv.experience.map(({ title, organisation, place, startDate, endDate, summary }) => ({
      name: organisation,
      position: title,
      location: place,
      startDate,
      endDate,
      summary,
    })),
    education: cv.education.map(({ title, organisation, startDate, endDate, summary }) => ({
      institution: organisation,
      area: title,
      startDate,
      endDate,
      summary,
    })),
    languages: cv.languages.map(({ code, level }) => ({
      language: new Intl.DisplayNames(["en"], { type: "language" }).of(code),
      fluency: ["A1", "A2", "B1", "B2", "C1", "C2", "Native speaker"][level - 1],
    })),
    skills: cv.software.map(({ name, level }) => ({ name, level: ["Basic", "Good", "Advanced"][level - 1] })),
    interests: cv.hobbies.map((name) => ({ name })),
    // The answers that the format has no place for, so that nothing is lost when the file is loaded here again.
    meta: { portal: cv },
  };
}
