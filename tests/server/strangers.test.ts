import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { attempt } from "#backend/db/schema/calls.ts";
import { limits } from "#contract/limits.ts";
import { strangersAllowance } from "#server/strangers.ts";
import { useDatabase } from "../world/database.ts";

const { db } = await useDatabase();
const mayLeave = strangersAllowance(db);
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

it.each([
  ["curriculumVitae", limits.strangersCurriculaVitaePerDay, 23, 25],
  ["draftOfAddress", limits.strangersDraftsPerHour.address, 0.5, 2],
  ["draftOfVisitor", limits.strangersDraftsPerHour.visitor, 0.5, 2],
] as const)("of %s one address leaves so many and no more, until they are old", async (kind, most, lately, before) => {
  const [full, other] = [randomUUID(), randomUUID()];
  const left = (hours: number) => Array.from({ length: most - 1 }, () => ({ kind, who: full, at: hoursAgo(hours) }));
  await db.insert(attempt).values(left(before));
  await db.insert(attempt).values(left(lately));
  expect(await mayLeave(kind, full)).toBe(true);
  expect(await mayLeave(kind, full)).toBe(false);
  expect(await mayLeave(kind, other)).toBe(true);
});
