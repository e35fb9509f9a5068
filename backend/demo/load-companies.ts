import { inArray } from "drizzle-orm";
import { day } from "#domain/time.ts";
import type { Tx } from "../db/open.ts";
import { bankAccount, company } from "../db/schema/companies.ts";
import { jobOpening } from "../db/schema/job-openings.ts";
import { place } from "../db/schema/places.ts";
import { intake } from "../db/schema/unit.ts";
import { setCompanyPicture } from "../operations/companies/company-picture.ts";
import { companies, type DemoCompany } from "./companies.ts";
import { drawHall } from "./draw-hall.ts";
import { comingIntakes } from "./load-programme.ts";
import { benefits, offers, payments, teamSizes } from "./offers.ts";

type Course = DemoCompany["courses"][number];
type Offer = (typeof offers)[Course][number];

/** Indices of the coming intakes: most openings are for the next one. */
const intakeOrder = [0, 0, 0, 1, 0, 0, 2, 0, 0, 1];
const positions = [1, 2, 1, 3, 1, 2];
const atDesks = ["hybrid", "hybrid", "onsite", "hybrid", "remote"] as const;

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

/** Adds the companies with their job openings, unless there is a company already. */
export async function loadCompanies(tx: Tx, now: Date) {
  if ((await tx.$count(company)) > 0) return;
  const added = await tx.insert(company).values(companies.map(rowOf)).returning({ id: company.id, name: company.name });
  const idOf = new Map(added.map(({ id, name }) => [name, id]));
  for (const { name, data } of companies) {
    if (data?.hall) await setCompanyPicture(tx, idOf.get(name)!, await drawHall(data.hall));
    if (data?.account)
      await tx
        .insert(bankAccount)
        .values({ ...data.account, companyId: idOf.get(name)!, mandateGrantedAt: new Date(now.getTime() - 90 * day) });
  }
  await insertJobOpenings(tx, catalogue(now), idOf);
}

const rowOf = ({ name, city, street, postalCode, portrait, employees, foundedDate, host, data }: DemoCompany) => ({
  name,
  city,
  locations: [{ street, postalCode, city }, ...(data?.branches ?? [])],
  portrait,
  employees,
  foundedDate,
  website: `https://${host}.example.org`,
  email: `ausbildung@${host}.example.org`,
  isDemo: true,
  ...data?.answers,
});

/** An opening to be written: its company, offer and intake. */
export interface DemoOpening {
  company: DemoCompany;
  course: Course;
  offer: Offer;
  startDate: string;
  requiredCount: number;
  publishedAt: Date;
  /** Index of the text: openings take the texts in turn. */
  turn: number;
  /** Columns that differ from those of a newly published opening. */
  but?: Partial<typeof jobOpening.$inferInsert>;
}

/** Offers and intakes rotate within a course and campus, so that a list of suggestions has few repetitions. */
function catalogue(now: Date): DemoOpening[] {
  const counts = new Map<string, number>();
  const intakes = comingIntakes(now);
  return companies.flatMap((company, row) =>
    company.courses.map((course, column) => {
      const turn = row * 3 + column;
      const seen = counts.get(company.campus + course) ?? 0;
      counts.set(company.campus + course, seen + 1);
      return {
        company,
        course,
        offer: pick(offers[course], seen + company.campus.length),
        startDate: intakes[pick(intakeOrder, seen)]!,
        requiredCount: pick(positions, turn),
        publishedAt: new Date(now.getTime() - (((turn * 37) % 60) + 0.3) * day),
        turn,
      };
    }),
  );
}

/** Writes openings with the location of their postal code, and the intakes that they name. */
export async function insertJobOpenings(tx: Tx, openings: DemoOpening[], idOf: ReadonlyMap<string, string>) {
  const codes = openings.map(({ company }) => company.postalCode);
  const places = await tx.select().from(place).where(inArray(place.postalCode, codes));
  const placeOf = new Map(places.map((found) => [found.postalCode, found]));
  await tx
    .insert(intake)
    .values(openings.map(({ startDate }) => ({ startsOn: startDate, isDemo: true })))
    .onConflictDoNothing();
  const rows = openings.map(({ company, course, offer, turn, startDate, requiredCount, publishedAt, but }) => ({
    ...offer,
    companyId: idOf.get(company.name)!,
    campusName: company.campus,
    courseName: course,
    startDate,
    status: "open" as const,
    openPositions: requiredCount,
    requiredCount,
    teamSize: pick(teamSizes, turn),
    benefits: pick(benefits, turn),
    extraPayment: pick(payments, turn),
    offerUrl: `https://${company.host}.example.org/duales-studium`,
    placeOfTraining: `Campus ${company.campus}`,
    practicePlace: `${company.city}, ${company.street}`,
    practicePostalCode: company.postalCode,
    latitude: placeOf.get(company.postalCode)?.latitude,
    longitude: placeOf.get(company.postalCode)?.longitude,
    workmodel: ["Soziale Arbeit", "Mechatronik"].includes(course) ? ("onsite" as const) : pick(atDesks, turn),
    createdAt: publishedAt,
    publishedAt,
    ...but,
  }));
  return tx.insert(jobOpening).values(rows).returning();
}
