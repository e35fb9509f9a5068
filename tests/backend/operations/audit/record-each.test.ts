import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { auditEntry } from "#backend/db/schema/calls.ts";
import { recordEach } from "#backend/operations/audit/record-each.ts";
import { office } from "#contract/calls/office.ts";
import { useDatabase } from "../../../world/database.ts";

const { db } = await useDatabase();

it("records a call about more people than one statement takes values for", async () => {
  const jutta = { id: randomUUID(), role: "study_advisor" as const };
  const people = Array.from({ length: 9363 }, () => randomUUID());
  const lines = people.map((id) => ({ subject: id, accountId: id, fields: ["advisor"] }));
  await db.transaction((tx) => recordEach({ db: tx, now: new Date() }, jutta, office.handOverApplicants, lines));
  const recorded = await db.select().from(auditEntry).where(eq(auditEntry.caller, jutta.id));
  expect(recorded.map(({ subject }) => subject).sort()).toEqual(people.sort());
});
