import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { employee, invitation } from "#backend/db/schema/companies.ts";
import { partnerRequest } from "#backend/db/schema/partner-requests.ts";
import { sweep } from "#backend/operations/sweep.ts";
import { office } from "#contract/calls/office.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { deskLimits } from "#contract/desk-limits.ts";
import type { WholeCompany } from "#contract/entities/kept-company.ts";
import type { PartnerRequest } from "#contract/entities/partner-request.ts";
import type { Programme } from "#contract/entities/programme.ts";
import type { PartnerRequestStatus } from "#contract/enumerations/companies.ts";
import { day } from "#domain/time.ts";
import { useBackend } from "../../../world/backend.ts";

const { backend, call, db, database, addAdvisor, addCompany } = await useBackend();
const { token } = await addAdvisor({ isOffice: true });

async function ask(name = "Tannenhof Möbelbau") {
  const email = `${randomUUID()}@example.org`;
  const address = { street: "Sägewerkstraße 4", postalCode: "51545", city: "Waldbröl" };
  const person = { firstName: "Henrike", lastName: "Tann", email, phone: "02291 4710" };
  const body = { name, ...address, ...person, courses: [], message: null };
  await call(publicCalls.requestPartnership, { body, headers: { "X-Forwarded-For": randomUUID() } });
  const [row] = await db.select().from(partnerRequest).where(eq(partnerRequest.email, email));
  return { email, params: { partnerRequestId: row!.id } };
}
async function mailsTo(email: string) {
  const { rows } = await database.pool.query<{ payload: { to: string; kind: string; values: object } }>(
    "select payload from graphile_worker._private_jobs order by id",
  );
  return rows.map(({ payload }) => payload).filter(({ to }) => to === email);
}
const read = async (params: Record<string, string>) =>
  (await call<PartnerRequest>(office.fetchPartnerRequest, { params }, token)).body;

it("is found by the company, its city and the person, decided or not", async () => {
  const one = await ask("Elbgarten & Söhne");
  const other = await ask("Elbgarten Nord");
  await call(office.acceptPartnerRequest, { params: other.params }, token);
  const found = async (search: string) => {
    const list = await call<Record<"open" | "decided", PartnerRequest[]>>(
      office.fetchPartnerRequests,
      { query: { search } },
      token,
    );
    return { open: list.body.open.map(({ id }) => id), decided: list.body.decided.map(({ id }) => id) };
  };
  const both = { open: [one.params.partnerRequestId], decided: [other.params.partnerRequestId] };
  expect(await found("elbgarten")).toEqual(both);
  expect(await found(one.email.toUpperCase())).toEqual({ ...both, decided: [] });
  expect((await found("henrike tann")).open).toContain(one.params.partnerRequestId);
  expect(await found("%")).toEqual({ open: [], decided: [] });
});

it("is counted in the office's overview while it waits, and since when the first one has", async () => {
  const waiting = async () => (await call<Programme>(office.fetchProgramme, {}, token)).body.requests;
  await db.delete(partnerRequest);
  expect(await waiting()).toEqual({ waiting: 0, since: null });
  const first = await ask(randomUUID());
  const then = new Date(Date.now() - 3 * day);
  await db.update(partnerRequest).set({ createdAt: then }).where(eq(partnerRequest.email, first.email));
  await ask(randomUUID());
  expect(await waiting()).toEqual({ waiting: 2, since: then.toISOString() });
  await call(office.declinePartnerRequest, { params: first.params, body: { message: "Leider nicht." } }, token);
  expect((await waiting()).waiting).toBe(1);
});

it("is removed half a year after it was decided, however it was, and not while it waits", async () => {
  const decided = async (status: PartnerRequestStatus, days: number) => {
    const { email } = await ask(randomUUID());
    const then = new Date(Date.now() - days * day);
    await db
      .update(partnerRequest)
      .set({ status, createdAt: then, decidedAt: status === "open" ? null : then })
      .where(eq(partnerRequest.email, email));
    return email;
  };
  const kept = [await decided("declined", 182), await decided("accepted", 182), await decided("open", 184)];
  const gone = [await decided("declined", 184), await decided("merged", 184), await decided("accepted", 184)];
  await sweep(backend, new Date());
  const left = (await db.select().from(partnerRequest)).map(({ email }) => email);
  expect(left).toEqual(expect.arrayContaining(kept));
  expect(left.filter((email) => gone.includes(email))).toEqual([]);
});

it("becomes a second company of a name only when another one is meant", async () => {
  const name = `Elbgarten ${randomUUID()}`;
  await addCompany({ name, city: "Unna" });
  const { email, params } = await ask(name.toUpperCase());
  for (const body of [undefined, {}, { isAnother: false }]) {
    const refused = await call(office.acceptPartnerRequest, { params, body }, token);
    expect([refused.status, refused.body.customErrors]).toEqual([422, { name: ["companyNamed?city=Unna"] }]);
  }
  expect(await read(params)).toMatchObject({ status: "open", company: null });
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(["partnerRequestReceived"]);
  expect((await call(office.acceptPartnerRequest, { params, body: { isAnother: true } }, token)).status).toBe(200);
  expect(await read(params)).toMatchObject({ status: "accepted" });
});

it("becomes a company whose account the person is invited to own, once only", async () => {
  const { email, params } = await ask();
  const [first, second] = await Promise.all([
    call<{ id: string }>(office.acceptPartnerRequest, { params }, token),
    call<{ id: string }>(office.acceptPartnerRequest, { params }, token),
  ]);
  expect([first.status, second.status].sort()).toEqual([200, 409]);
  const { id } = [first, second].find(({ status }) => status === 200)!.body;
  const { body: company } = await call<WholeCompany>(office.fetchCompany, { params: { companyId: id } }, token);
  expect(company).toMatchObject({
    name: "Tannenhof Möbelbau",
    city: "Waldbröl",
    locations: [{ street: "Sägewerkstraße 4", postalCode: "51545", city: "Waldbröl" }],
    owners: [],
    people: [{ email, isOwner: true, invitation: { invitedBy: null } }],
  });
  expect(await read(params)).toMatchObject({ status: "accepted", company: { id } });
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(["partnerRequestReceived", "ownerInvited"]);
});

it("is added to a company that is there: nobody is let in, the owners are told who asked", async () => {
  const { id: into, email: owner } = await addCompany({ name: "Nordlicht Software GmbH" });
  const { email, params } = await ask();
  expect((await call(office.mergePartnerRequest, { params, body: { into } }, token)).status).toBe(204);
  expect(await read(params)).toMatchObject({ status: "merged", company: { id: into } });
  expect(await db.$count(invitation, eq(invitation.companyId, into))).toBe(0);
  expect((await mailsTo(email)).at(-1)).toMatchObject({ kind: "partnerRequestMerged" });
  expect(await mailsTo(owner)).toMatchObject([{ kind: "colleagueAsked", values: { name: "Henrike Tann", email } }]);

  const { params: another } = await ask();
  const unknown = await call(office.mergePartnerRequest, { params: another, body: { into: randomUUID() } }, token);
  expect(unknown.status).toBe(404);
  expect(await read(another)).toMatchObject({ status: "open" });
});

it("is not added to a company where nobody is responsible yet, who could be told of it", async () => {
  const { id: into, userId, email: typed } = await addCompany();
  await db.delete(employee).where(eq(employee.companyId, into));
  const invited = { companyId: into, companyUserId: userId, isOwner: true, expiresAt: new Date(Date.now() + day) };
  await db.insert(invitation).values({ ...invited, firstName: "Anke", lastName: "Brandt", email: typed });
  const { email, params } = await ask();
  const refused = await call(office.mergePartnerRequest, { params, body: { into } }, token);
  expect([refused.status, refused.body.customErrors]).toEqual([422, { into: ["noOwnerYet"] }]);
  expect(await read(params)).toMatchObject({ status: "open" });
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(["partnerRequestReceived"]);
});

it("is not added to a locked company, whose owners could not see who asked", async () => {
  const { id: into, email: owner } = await addCompany({ lockedAt: new Date() });
  const { email, params } = await ask();
  const refused = await call(office.mergePartnerRequest, { params, body: { into } }, token);
  expect([refused.status, refused.body.customErrors]).toEqual([422, { into: ["companyLocked"] }]);
  expect(await read(params)).toMatchObject({ status: "open" });
  expect(await mailsTo(owner)).toEqual([]);
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(["partnerRequestReceived"]);
});

it("is declined with a message, which it keeps, and then decided", async () => {
  const { email, params } = await ask();
  const body = { message: "Der Weg zum nächsten Campus ist zu weit." };
  expect((await call(office.declinePartnerRequest, { params, body: { message: " " } }, token)).status).toBe(422);
  expect((await call(office.declinePartnerRequest, { params, body }, token)).status).toBe(204);
  expect((await mailsTo(email)).at(-1)).toMatchObject({ kind: "partnerRequestDeclined", values: body });
  expect(await read(params)).toMatchObject({ status: "declined", refusal: body.message });
  const refused = await call(office.acceptPartnerRequest, { params }, token);
  expect([refused.status, refused.body.customErrors]).toEqual([409, { partnerRequest: ["alreadyDecided"] }]);
});

it("stays in the list page by page once it is decided, the latest first; all that wait are shown", async () => {
  const values = { street: "Weg 1", postalCode: "51545", city: "Waldbröl", firstName: "Jo", lastName: "Tann" };
  const rows = Array.from({ length: 60 }, (_, index) => ({
    ...{ ...values, name: `Betrieb ${index}`, email: "jo@example.org", phone: "02291 4710", contentHash: randomUUID() },
    status: index < 8 ? ("open" as const) : ("declined" as const),
    decidedAt: index < 8 ? null : new Date(Date.UTC(2025, 0, 1, 0, index)),
  }));
  await db.insert(partnerRequest).values(rows);
  type Page = { open: PartnerRequest[]; decided: PartnerRequest[]; next: string | null };
  const pageAfter = async (after?: string | null) =>
    (await call<Page>(office.fetchPartnerRequests, { query: after ? { after } : {} }, token)).body;
  const first = await pageAfter();
  const named = first.open.filter(({ name }) => name.startsWith("Betrieb"));
  expect([named.length, first.decided.length]).toEqual([8, deskLimits.decidedRequestsPerPage]);
  const listed = [...first.decided];
  for (let { next } = first; next; ) {
    const page = await pageAfter(next);
    listed.push(...page.decided);
    next = page.next;
  }
  const names = listed.map(({ name }) => name).filter((name) => name.startsWith("Betrieb"));
  expect(names).toEqual(Array.from({ length: 52 }, (_, index) => `Betrieb ${59 - index}`));
  const odd = await call(office.fetchPartnerRequests, { query: { after: "x" } }, token);
  expect(odd.status).toBe(400);
});
