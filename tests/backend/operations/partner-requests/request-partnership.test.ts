import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { partnerRequest } from "#backend/db/schema/partner-requests.ts";
import { advisor as advisorTable } from "#backend/db/schema/unit.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { limits } from "#contract/limits.ts";
import { linkTo, pages } from "#contract/pages.ts";
import { useBackend } from "../../../world/backend.ts";

const { call, db, database, addAdvisor } = await useBackend();

const answers = {
  name: "Tannenhof Möbelbau",
  street: "Sägewerkstraße 4",
  postalCode: "51545",
  city: "Waldbröl",
  firstName: "Henrike",
  lastName: "Tann",
  phone: "02291 4710",
  courses: ["Informatik"],
  message: "Zwei Plätze ab Oktober.",
};
const ask = (email: string, more: Partial<typeof answers> = {}, visitor: string = randomUUID()) =>
  call(publicCalls.requestPartnership, {
    body: { ...answers, email, ...more },
    headers: { "X-Forwarded-For": visitor, "Accept-Language": "en" },
  });
const requestsOf = (email: string) => db.select().from(partnerRequest).where(eq(partnerRequest.email, email));
async function mailsTo(email: string) {
  const { rows } = await database.pool.query<{ payload: { to: string; kind: string; language: string } }>(
    "select payload from graphile_worker._private_jobs order by id",
  );
  return rows.map(({ payload }) => payload).filter(({ to }) => to === email);
}

it("is stored as it was sent and confirmed by a mail with nothing that the visitor wrote", async () => {
  const email = "eins@example.org";
  expect((await ask(email)).status).toBe(204);
  expect(await requestsOf(email)).toMatchObject([{ ...answers, email, status: "open", language: "en" }]);
  const mails = await mailsTo(email);
  expect(mails).toMatchObject([{ kind: "partnerRequestReceived", language: "en" }]);
  expect(JSON.stringify(mails)).not.toContain(answers.name);
});

it("is mailed to those who can act for the office, once, each in their language", async () => {
  const office = await addAdvisor({ isOffice: true });
  const other = await addAdvisor({ isOffice: true, language: "en" });
  const advisor = await addAdvisor({ isLead: true });
  const locked = await addAdvisor({ isOffice: true, lockedAt: new Date() });
  const [unregistered] = await db
    .insert(advisorTable)
    .values({ email: `${randomUUID()}@example.org`, isOffice: true })
    .returning();

  const email = "neu@example.org";
  await ask(email);
  await ask(email);

  const [request] = await requestsOf(email);
  const link = linkTo("http://localhost:3000", pages.advisor.partnerRequest, { partnerRequestId: request!.id });
  const mail = { kind: "partnerRequestWaits", values: { company: answers.name, link } };
  expect(await mailsTo(office.email)).toMatchObject([{ ...mail, language: "de" }]);
  expect(await mailsTo(other.email)).toMatchObject([{ ...mail, language: "en" }]);
  for (const one of [advisor, locked, unregistered!]) expect(await mailsTo(one.email)).toEqual([]);
});

it("is one request, with one mail, however often the same is sent while it is open", async () => {
  const email = "zwei@example.org";
  await Promise.all([ask(email), ask(email), ask(email)]);
  expect(await requestsOf(email)).toHaveLength(1);
  expect(await mailsTo(email)).toHaveLength(1);
  await ask(email, { message: "Doch drei Plätze." });
  expect(await requestsOf(email)).toHaveLength(2);

  await db.update(partnerRequest).set({ status: "declined" }).where(eq(partnerRequest.email, email));
  await ask(email);
  expect(await requestsOf(email)).toHaveLength(3);
});

it("is refused with 422 at what is missing or too long, as a company's data are", async () => {
  const refused = await ask("drei@example.org", { name: " ", postalCode: "?", phone: "1", message: "x".repeat(1601) });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.customErrors ?? {}).sort()).toEqual(["message", "name", "phone", "postalCode"]);
});

it("cannot be used to fill the table or somebody's inbox", async () => {
  const visitor = "198.51.100.7";
  for (let sent = 0; sent < limits.partnerRequestsPerHour; sent++)
    expect((await ask(`${sent}@example.org`, {}, visitor)).status).toBe(204);
  expect((await ask("noch@example.org", {}, visitor)).status).toBe(429);
  expect(await requestsOf("noch@example.org")).toEqual([]);

  const email = "viele@example.org";
  for (let sent = 0; sent < limits.partnerRequestsOfOnePerDay; sent++)
    expect((await ask(email, { message: `Anfrage ${sent}` })).status).toBe(204);
  expect((await ask(email.toUpperCase(), { message: "Noch eine" })).status).toBe(429);
});
