import { day } from "#domain/time.ts";
import type { Backend } from "../backend.ts";
import type { Tx } from "../db/open.ts";
import { campus, course, intake } from "../db/schema/unit.ts";

/** The telephone numbers are from the ranges that the Bundesnetzagentur reserves for fiction. */
const campuses: (typeof campus.$inferInsert)[] = [
  { name: "Köln", city: "Köln", phone: "+49 221 4710100", email: "koeln@example.org" },
  { name: "Hamburg", city: "Hamburg", phone: "+49 40 66969100", email: "hamburg@example.org" },
  { name: "München", city: "München", phone: "+49 89 99998100", email: "muenchen@example.org" },
];

const courses: (typeof course.$inferInsert)[] = [
  { name: "Betriebswirtschaftslehre", studyModel: "DS" },
  { name: "Informatik", studyModel: "DS" },
  { name: "Wirtschaftsinformatik", studyModel: "DS" },
  { name: "Marketing", studyModel: "DS" },
  { name: "Personalmanagement", studyModel: "DS" },
  { name: "Soziale Arbeit", studyModel: "DS" },
  { name: "Logistikmanagement", studyModel: "DS" },
  { name: "Mechatronik", studyModel: "DMS", campuses: ["Hamburg", "München"] },
];

const intakesAhead = 4;

const isDemo = true;

/** Fills empty tables of campuses, courses and intakes with made-up ones. */
export async function loadProgramme({ database }: Pick<Backend, "database">, now: Date) {
  await database.db.transaction(async (tx) => {
    if (await isEmpty(tx, campus)) await tx.insert(campus).values(campuses.map((one) => ({ ...one, isDemo })));
    if (await isEmpty(tx, course)) await tx.insert(course).values(courses.map((one) => ({ ...one, isDemo })));
    if (await isEmpty(tx, intake)) await tx.insert(intake).values(intakesFrom(now).map((one) => ({ ...one, isDemo })));
  });
}

const isEmpty = async (tx: Tx, table: typeof campus | typeof course | typeof intake) => (await tx.$count(table)) === 0;

/** Studies begin on 1 April and 1 October. */
function intakesFrom(now: Date): { startsOn: string }[] {
  const year = now.getUTCFullYear();
  return [year, year + 1, year + 2]
    .flatMap((year) => [`${year}-04-01`, `${year}-10-01`])
    .filter((day) => day > now.toISOString().slice(0, 10))
    .slice(0, intakesAhead)
    .map((startsOn) => ({ startsOn }));
}

/** Far enough ahead to leave time for an interview. */
const daysToMatch = 45;

/** The intakes that the demo's applicants look for, the next one first. */
export const comingIntakes = (now: Date): string[] =>
  intakesFrom(new Date(now.getTime() + daysToMatch * day)).map(({ startsOn }) => startsOn);
