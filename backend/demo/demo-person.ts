import type { DemoCompany } from "./companies.ts";
import type { Persona } from "./persona.ts";
import { searched } from "./searched.ts";

/** An applicant to a company, in brief, because they never sign in. */
export interface DemoPerson {
  firstName: string;
  lastName: string;
  salutation: "mr" | "mrs";
  birthday: string;
  /** Street and postal code in Hamburg. */
  home: [street: string, postalCode: string];
  grade: 1 | 2 | 3;
  kilometres: 5 | 10 | 15 | 20;
  skills: NonNullable<Persona["answers"]["softwareSkills"]>;
  school: string;
  motivation: string;
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/ı/g, "i")
    .normalize("NFD")
    .replace(/[^a-z]/g, "");

/** The answers and documents of a person from Hamburg who looks for a place in a course there. */
export function personaOf(
  { firstName, lastName, home, grade, kilometres, skills, school, motivation, ...answers }: DemoPerson,
  courseName: DemoCompany["courses"][number],
  now: Date,
): Persona {
  const common = searched(now);
  const [shippingStreet, shippingPostalCode] = home;
  const name = `${firstName} ${lastName}`;
  return {
    unit: common.unit,
    email: `${plain(firstName)}.${plain(lastName)}@example.org`,
    application: { courseName, campusName: "Hamburg" },
    answers: {
      ...common.answers,
      ...answers,
      firstName,
      lastName,
      phone: "+49 40 66969777",
      shippingStreet,
      shippingPostalCode,
      shippingCity: "Hamburg",
      shippingCountry: "DE",
      gradeAverage: grade,
      softwareSkills: skills,
      practicePartnerMaxDistance: kilometres,
      motivationText: motivation,
    },
    documents: [
      {
        type: "CV",
        name: `Lebenslauf ${name}.pdf`,
        title: "Lebenslauf",
        lines: [`${name}, ${shippingStreet}, ${shippingPostalCode} Hamburg`, `Schule: ${school}`],
      },
      {
        type: "Certificate",
        name: "Abiturzeugnis.pdf",
        title: "Zeugnis der allgemeinen Hochschulreife",
        lines: [name, school],
      },
    ],
  };
}
