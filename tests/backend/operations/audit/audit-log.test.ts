import { expect, it } from "vitest";
import { auditEntry } from "#backend/db/schema/calls.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { office } from "#contract/calls/office.ts";
import type { AuditEntry } from "#contract/entities/audit-log.ts";
import { allEndpoints } from "#contract/openapi.ts";
import german from "../../../../locales/de/advisor/auditActs.json" with { type: "json" };
import english from "../../../../locales/en/advisor/auditActs.json" with { type: "json" };
import { useBackend } from "../../../world/backend.ts";

const { call, db, addAdvisor, addApplicant } = await useBackend();
const { token } = await addAdvisor({ isOffice: true });
const miriam = await addAdvisor();
type Page = { items: AuditEntry[]; next: string | null };
const log = async (query: Record<string, string>) => (await call<Page>(office.fetchAuditLog, { query }, token)).body;

it("finds by address who acted and whom it was about, and by act and day", async () => {
  const mia = await addApplicant({ firstName: "Mia", lastName: "Wolf" }, { advisorId: miriam.id });
  await call(advisor.fetchApplicant, { params: { accountId: mia.id } }, miriam.token);
  const look = { operation: "study_advisor.fetchApplicant", role: "study_advisor" };
  const about = await log({ whom: mia.email.toUpperCase() });
  expect(about.items).toMatchObject([
    { ...look, who: `Miriam Okafor <${miriam.email}>`, whom: `Mia Wolf <${mia.email}>` },
  ]);
  expect((await log({ who: miriam.email })).items).toMatchObject([look]);
  expect((await log({ who: miriam.email, operation: "company.accept" })).items).toEqual([]);
  expect((await log({ who: miriam.email, until: "2020-01-01" })).items).toEqual([]);
  expect((await log({ who: "nobody@example.org" })).items).toEqual([]);
});

it("goes page by page, keeps an act of somebody who is deleted, and notes who reads it", async () => {
  const operation = "applicant.withdraw";
  const line = { caller: "deleted", role: "applicant", operation, fields: ["reason"] };
  await db.insert(auditEntry).values(Array.from({ length: 3 }, () => line));
  const first = await log({ operation, size: "2" });
  const second = await log({ operation, size: "2", after: first.next! });
  expect([first.items.length, second.items.length, second.next]).toEqual([2, 1, null]);
  expect(second.items).toMatchObject([{ who: null, whom: null, fields: ["reason"] }]);
  expect((await log({ operation: "study_advisor.fetchAuditLog" })).items.length).toBeGreaterThan(1);
  expect((await call(office.fetchAuditLog, { query: { after: "x" } }, token)).status).toBe(400);
});

it.each(Object.entries({ de: german, en: english }))(
  "has words for every act, which a side has once: %s",
  (_, words) => {
    const audited = allEndpoints.filter(
      ({ method, isSearch, isAudited }) => isAudited || (method !== "GET" && !isSearch),
    );
    const named = Object.entries(words).flatMap(([role, acts]) => Object.keys(acts).map((name) => `${role}.${name}`));
    expect(named.sort()).toEqual(audited.map(({ id }) => id).sort());
    for (const acts of Object.values(words)) expect(new Set(Object.values(acts)).size).toBe(Object.keys(acts).length);
  },
);
