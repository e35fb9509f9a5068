import { eq } from "drizzle-orm";
import type { PartnerRequestStatus } from "#contract/enumerations/companies.ts";
import { day } from "#domain/time.ts";
import type { Tx } from "../db/open.ts";
import { company } from "../db/schema/companies.ts";
import { partnerRequest } from "../db/schema/partner-requests.ts";
import { hashOf } from "../identity/secrets.ts";

const partner = "Alsterwerft Medien GmbH";

interface DemoRequest {
  company: [name: string, street: string, postalCode: string, city: string];
  person: [firstName: string, lastName: string];
  phone: string;
  courses: string[];
  message: string | null;
  /** How long ago it came, and was decided. */
  days: number;
  decided?: { status: PartnerRequestStatus; days: number; refusal?: string };
}

const requests: DemoRequest[] = [
  {
    company: ["Elbkontor Logistik GmbH", "Veddeler Damm 14", "20457", "Hamburg"],
    person: ["Femke", "Brodersen"],
    phone: "+49 40 99998310",
    courses: ["Logistikmanagement", "Informatik"],
    message: "Wir möchten ab dem nächsten Herbst zwei Plätze besetzen. Wie schnell können wir die Stellen anlegen?",
    days: 1,
  },
  {
    company: ["Tischlerei Moorkamp", "Am Sägewerk 3", "51545", "Waldbröl"],
    person: ["Henrike", "Moorkamp"],
    phone: "+49 2291 9999120",
    courses: [],
    message: null,
    days: 3,
  },
  {
    company: ["Isarblick Hotels AG", "Zweibrückenstraße 8", "80331", "München"],
    person: ["Valentin", "Asam"],
    phone: "+49 89 99998455",
    courses: ["Marketing"],
    message: "Drei Häuser, je ein Platz. Lässt sich das mit einer Stelle abbilden?",
    days: 6,
  },
  {
    company: [partner, "Werftstraße 12", "20459", "Hamburg"],
    person: ["Ole", "Petersen"],
    phone: "+49 40 99998222",
    courses: ["Marketing"],
    message: "Unsere Abteilung für Video sucht ebenfalls.",
    days: 20,
    decided: { status: "merged", days: 18 },
  },
  {
    company: ["Nordwind Fotografie", "Hafenstraße 2", "25746", "Heide"],
    person: ["Smilla", "Jensen"],
    phone: "+49 481 9999640",
    courses: [],
    message: "Ich arbeite allein und hätte gern Unterstützung.",
    days: 33,
    decided: {
      status: "declined",
      days: 30,
      refusal: "Unser nächster Campus ist zu weit von Heide entfernt, um Studium und Praxis zu verbinden.",
    },
  },
];

/** Adds requests of companies that want to become partners, some of them decided, unless there are any. */
export async function loadPartnerRequests(tx: Tx, now: Date) {
  if (await tx.$count(partnerRequest)) return;
  const [known] = await tx.select({ id: company.id }).from(company).where(eq(company.name, partner));
  const ago = (days: number) => new Date(now.getTime() - days * day);
  for (const { company: firm, person, days, decided, ...said } of requests) {
    const [name, street, postalCode, city] = firm;
    const [firstName, lastName] = person;
    const email = `${firstName}.${lastName}@example.org`.toLowerCase();
    const answers = { name, street, postalCode, city, firstName, lastName, email, ...said };
    await tx.insert(partnerRequest).values({
      ...answers,
      status: decided?.status,
      decidedAt: decided && ago(decided.days),
      refusal: decided?.refusal,
      companyId: decided?.status === "merged" ? known?.id : null,
      contentHash: hashOf(JSON.stringify(answers)),
      isDemo: true,
      createdAt: ago(days),
    });
  }
}
