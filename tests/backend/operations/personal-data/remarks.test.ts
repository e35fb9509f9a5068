import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { auditEntry } from "#backend/db/schema/calls.ts";
import { jobOpening } from "#backend/db/schema/job-openings.ts";
import { advisor as desk } from "#contract/calls/advisor.ts";
import { company } from "#contract/calls/company.ts";
import { office } from "#contract/calls/office.ts";
import type { Remark } from "#contract/entities/remark.ts";
import { useWorld } from "../../../world/world.ts";

const { addAdvisor, addMatch, call, db, miriam, nordlicht } = await useWorld();
const jutta = await addAdvisor({ isOffice: true, isAdvising: false });
const remarksOn = (accountId: string, { token } = jutta) =>
  call<Remark[]>(office.fetchRemarks, { params: { accountId } }, token);

it("gives the office what companies and advisors noted about somebody, without who did, and records that it did", async () => {
  const { jobOpeningId, accountId } = await addMatch("awaiting_partner_interest");
  await addMatch("awaiting_partner_interest");
  const params = { companyId: nordlicht.id, jobOpeningId, accountId };
  await call(company.addComment, { params, body: { text: "Klingt gut." } }, nordlicht.token);
  await call(desk.addNote, { params: { accountId }, body: { text: "Ruft am Freitag an." } }, miriam.token);
  const [opening] = await db.select().from(jobOpening).where(eq(jobOpening.id, jobOpeningId));
  const at = { createdAt: expect.any(String), changedAt: null };
  expect((await remarksOn(accountId)).body).toEqual([
    { company: "Nordlicht Software GmbH", jobOpening: opening!.title, text: "Klingt gut.", ...at },
    { company: null, jobOpening: null, text: "Ruft am Freitag an.", ...at },
  ]);
  const entries = await db.select().from(auditEntry).where(eq(auditEntry.operation, "study_advisor.fetchRemarks"));
  expect(entries).toMatchObject([{ caller: jutta.id, accountId }]);
});

it("gives an empty list where nothing was noted, and 404 for nobody's id", async () => {
  const { accountId } = await addMatch("awaiting_partner_interest");
  expect((await remarksOn(accountId)).body).toEqual([]);
  expect((await remarksOn(randomUUID())).status).toBe(404);
});
