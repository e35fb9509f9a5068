import { day } from "#domain/time.ts";
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

/** What a person searches for, and whether they have handed in the papers for their contract. */
interface Wish {
  course: DemoCompany["courses"][number];
  intake: string;
  hasHandedIn: boolean;
}

/** The answers and documents of a person from Hamburg who looks for a place in a course there. */
export function personaOf(
  { firstName, lastName, home, grade, kilometres, skills, school, motivation, ...answers }: DemoPerson,
  { course: courseName, intake, hasHandedIn }: Wish,
  now: Date,
): Persona {
  const common = searched(now);
  const [shippingStreet, shippingPostalCode] = home;
  const name = `${firstName} ${lastName}`;
  return {
    unit: common.unit,
    email: `${plain(firstName)}.${plain(lastName)}@example.org`,
    application: { courseName, campusName: "Hamburg", intake },
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
      ...(hasHandedIn && personalAnswers(now)),
    },
    documents: [
      ...(hasHandedIn ? contractPapers(name) : []),
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

const personalAnswers = (now: Date) => ({
  placeOfBirth: "Hamburg",
  countryOfBirth: "DE",
  nationality: "DE",
  healthInsuranceType: "statutory" as const,
  healthInsuranceProofDate: new Date(now.getTime() - 24 * day).toISOString().slice(0, 10),
});

const contractPapers = (name: string): NonNullable<Persona["documents"]> => [
  {
    type: "Certificate health insurance",
    name: "Versicherungsnachweis.pdf",
    title: "Mitgliedsbescheinigung",
    lines: [name, "Gesetzlich versichert"],
  },
  { type: "PhotoId", name: "Ausweis.pdf", title: "Kopie des Personalausweises", lines: [name] },
  {
    type: "CertifiedCopyUEC",
    name: "Abiturzeugnis beglaubigt.pdf",
    title: "Zeugnis der allgemeinen Hochschulreife, beglaubigte Kopie",
    lines: [name],
  },
];
