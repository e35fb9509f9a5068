import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { contract } from "#backend/db/schema/contract.ts";
import { supportTicket } from "#backend/db/schema/tickets.ts";
import { application, campus, unit } from "#backend/db/schema/unit.ts";
import { writeKey } from "#backend/operations/page-key.ts";
import { advisor as desk } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import { deskLimits } from "#contract/desk-limits.ts";
import type { ApiError } from "#contract/entities/api-error.ts";
import type { Inbox, InboxPlace } from "#contract/entities/inbox.ts";
import { useWorld } from "../../../world/world.ts";

const {
  addActiveDistance,
  addAdvisor,
  addApplicant,
  addDocument,
  addMatch,
  addMia,
  addSara,
  call,
  db,
  nordlicht,
  offer,
  wish,
} = await useWorld();

const fetchPage = async (token: string, query: Record<string, string> = {}) =>
  (await call<Inbox>(desk.fetchInbox, { query }, token)).body;
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
const attended = { infoSessionAttended: true, infoSessionAttendedAt: daysAgo(3) };
const confirmed = { ...attended, infoSessionAttendanceConfirmed: true };

describe("the inbox", () => {
  it("has everything that waits for the applicant's own advisor, the longest wait first", async () => {
    const advisor = await addAdvisor();
    const own = { advisorId: advisor.id };
    const mia = await addMia(attended, own);
    const consultation = { participateAdvisorInterviewOn: "2026-03-02", advisorInterviewStatedAt: daysAgo(5) };
    const emre = await addApplicant(confirmed, { ...own, ...consultation });
    const sara = await addSara({}, own);
    await db
      .insert(contract)
      .values({ unitId: sara.unitId, status: "in_review", submittedAt: daysAgo(8), createdAt: daysAgo(8) });
    await addMatch("awaiting_applicant_confirmation", { person: await addSara({}, own), since: daysAgo(18) });
    await addMatch("awaiting_applicant_confirmation", { person: await addSara({}, own), since: daysAgo(9) });
    await addApplicant(confirmed, { ...own, stage: "Examined Application", stageSince: daysAgo(20) });
    await addApplicant({ practicePartnerExists: true }, { ...own, stage: "In Matching", stageSince: daysAgo(30) });
    const lena = await addApplicant({}, own);
    const question = { subject: "Mein Zeugnis", text: "Reicht das?" };
    await call(applicant.openTicket, { body: question }, lena.token);
    await addDocument(mia, { createdAt: daysAgo(4) });
    for (const checked of [{ acceptedAt: daysAgo(4) }, { refusalReason: "Unlesbar." }, { type: "CV" } as const])
      await addDocument(mia, checked);
    await addDocument(await addApplicant({}, { ...own, stage: "Lost" }));
    await addMia(attended, { advisorId: (await addAdvisor()).id });

    const { items, total, next } = await fetchPage(advisor.token);
    expect(items.map(({ kind, about }) => [kind, about])).toEqual([
      ["contract", "none"],
      ["stuck", "Examined Application"],
      ["offer", "Nordlicht Software GmbH"],
      ["contract", "in_review"],
      ["consultation", "2026-03-02"],
      ["document", "Certificate"],
      ["infoSession", null],
      ["ticket", "Mein Zeugnis"],
    ]);
    expect(items.slice(4).map(({ accountId }) => accountId)).toEqual([emre.id, mia.id, mia.id, lena.id]);
    expect(items[6]).toMatchObject({ name: "Mia Hoffmann", since: attended.infoSessionAttendedAt.toISOString() });
    expect([total, next]).toEqual([8, null]);
    const narrowed = await fetchPage(advisor.token, { kind: "contract" });
    expect(narrowed.items.map(({ kind }) => kind)).toEqual(["contract", "contract"]);
  });

  it("shows a lead advisor everybody's on request, their own first", async () => {
    const lead = await addAdvisor({ isLead: true });
    const other = await addAdvisor();
    const name = { firstName: "Özlem", lastName: `Nummer ${lead.id}` };
    const foreign = await addMia({ ...attended, ...name, infoSessionAttendedAt: daysAgo(9) }, { advisorId: other.id });
    const own = await addMia({ ...attended, ...name }, { advisorId: lead.id });
    const idsFor = async (token: string, query: Record<string, string>) =>
      (await fetchPage(token, query)).items.map(({ accountId }) => accountId);
    expect(await idsFor(lead.token, { search: lead.id })).toEqual([own.id]);
    expect(await idsFor(lead.token, { search: lead.id, whose: "all" })).toEqual([own.id, foreign.id]);
    expect(await idsFor(other.token, { search: lead.id, whose: "all" })).toEqual([foreign.id]);
  });

  it("says of everybody's what it says of one's own: the applicant's primary application, its study and its place", async () => {
    const lead = await addAdvisor({ isLead: true });
    const own = { advisorId: lead.id };
    const sara = await addSara({ ...attended, lastName: `Nummer ${lead.id}` }, { ...own, primary: false });
    await offer({ courses: ["Informatik"], campuses: ["Köln"] });
    await db.insert(unit).values({ accountId: sara.id, unit: "fs", ...own });
    const [primary] = await db
      .select()
      .from(unit)
      .where(and(eq(unit.accountId, sara.id), unit.primary));
    await db.insert(application).values({ unitId: primary!.id, courseName: "Informatik", campusName: "Köln" });
    const [mine] = (await fetchPage(lead.token)).items;
    expect(mine).toMatchObject({ id: sara.id, accountId: sara.id, courseName: "Informatik", campus: "Köln" });
    const everybodys = await fetchPage(lead.token, { whose: "all" });
    expect(everybodys.items[0]).toEqual(mine);
    const sought = await fetchPage(lead.token, { whose: "all", search: lead.id, campus: "Köln" });
    expect(sought).toMatchObject({ items: [mine], total: 1 });
    const query = { key: mine!.key, whose: "all" };
    const { body: place } = await call<InboxPlace>(desk.fetchInboxPlace, { query }, lead.token);
    expect(place).toMatchObject({ position: 1, total: everybodys.total, next: everybodys.items[1] });
  });

  it("has a company's request for every advisor, and none that is answered", async () => {
    const advisor = await addAdvisor();
    const body = { subject: "Startdatum", text: "Geht auch November?" };
    const params = { companyId: nordlicht.id };
    const asked = await call<{ supportTicketId: string }>(company.openTicket, { params, body }, nordlicht.token);
    const ticketId = asked.body.supportTicketId;
    const { items } = await fetchPage(advisor.token, { kind: "ticket", search: "nordlicht soft" });
    expect(items).toMatchObject([{ id: ticketId, accountId: null, about: "Startdatum" }]);
    await call(desk.answerTicket, { params: { ticketId }, body: { text: "Ja." } }, advisor.token);
    expect((await fetchPage(advisor.token, { kind: "ticket" })).items).toEqual([]);
  });

  it("has a question for who took it or was handed it, and for nobody else", async () => {
    const [own, colleague] = [await addAdvisor(), await addAdvisor()];
    const lena = await addApplicant({}, { advisorId: own.id });
    const body = { subject: "Mein Zeugnis", text: "Reicht das?" };
    const asked = await call<{ supportTicketId: string }>(applicant.openTicket, { body }, lena.token);
    const params = { ticketId: asked.body.supportTicketId };
    const subjectsFor = async (token: string) =>
      (await fetchPage(token, { kind: "ticket", search: lena.email })).items.map(({ about }) => about);
    expect([await subjectsFor(own.token), await subjectsFor(colleague.token)]).toEqual([["Mein Zeugnis"], []]);
    await call(desk.assignTicket, { params, body: { advisorId: colleague.id, instead: null } }, own.token);
    expect([await subjectsFor(own.token), await subjectsFor(colleague.token)]).toEqual([[], ["Mein Zeugnis"]]);
  });

  it("orders questions by how long the person who asked has waited", async () => {
    const { id: advisorId, token } = await addAdvisor();
    const lena = await addApplicant({}, { advisorId });
    const open = async (subject: string, askedAt: Date) => {
      const asked = { accountId: lena.id, subject, askedAt };
      await db.insert(supportTicket).values({ ...asked, changedAt: new Date() });
    };
    await open("Später gefragt", daysAgo(2));
    await open("Zuerst gefragt", daysAgo(6));
    const { items } = await fetchPage(token, { kind: "ticket" });
    expect(items.map(({ about }) => about)).toEqual(["Zuerst gefragt", "Später gefragt"]);
  });

  it("is searched by name and e-mail address in any case, and narrowed by campus", async () => {
    const { id: advisorId, token } = await addAdvisor();
    const named = { ...attended, firstName: "Özlem", lastName: "Hoffmann", email: "oezlem@example.org" };
    const person = await addApplicant(named, { advisorId });
    for (const search of ["özlem hoff", "Hoff Özlem", "OEZLEM@", "oezlem@example.org", "mann"])
      expect((await fetchPage(token, { search })).total, search).toBe(1);
    for (const search of ["%", "_", "Lindner", "em", "oezlem@example.com"])
      expect((await fetchPage(token, { search })).items).toEqual([]);
    await offer({ campuses: ["Essen", "Dortmund"] });
    await wish(person, { campusName: "Essen" });
    expect((await fetchPage(token, { campus: "Essen" })).total).toBe(1);
    expect((await fetchPage(token, { campus: "Dortmund" })).total).toBe(0);
    const names = (await db.select().from(campus)).map(({ name }) => name);
    expect((await fetchPage(token)).campuses.toSorted()).toEqual(names.toSorted());
  });

  it("is read page by page, everybody once, even where moments are equal", async () => {
    const { id: advisorId, token } = await addAdvisor();
    const count = deskLimits.inboxPerPage + 3;
    for (let i = 0; i < count; i++) await addApplicant(attended, { advisorId });
    const first = await fetchPage(token);
    const second = await fetchPage(token, { after: first.next! });
    expect([first.items.length, first.total, second.items.length, second.total]).toEqual([20, count, 3, count]);
    expect(new Set([...first.items, ...second.items].map(({ accountId }) => accountId)).size).toBe(count);
    expect(second.next).toBeNull();
  });

  const id = "8d3f0c1e-6a7b-4c2d-9e1f-0a1b2c3d4e5f";
  it.each([
    "x",
    "\u0000",
    "ä".repeat(100),
    ...[
      [],
      [false, "2026", "infoSession", id],
      [false, "2026-13-45 00:00:00+00", "infoSession", id],
      [false, "2026-03-01 00:00:00+99", "consultation", id],
      [false, "2026-03-01 00:00:00+00", "other", id],
      ["own", "2026-03-01 00:00:00+00", "offer", id],
      [false, "2026-03-01 00:00:00+00", "offer", `${id}\u0000`],
    ].map(writeKey),
  ])("has no page after %j", async (after) => {
    const { token } = await addAdvisor();
    expect((await call(desk.fetchInbox, { query: { after } }, token)).status).toBe(400);
    expect((await call(desk.fetchInboxPlace, { query: { key: after } }, token)).status).toBe(400);
  });
});

describe("the way through the inbox", () => {
  it("tells the place of each and its neighbours, also of what has been decided on", async () => {
    const { id: advisorId, token } = await addAdvisor();
    for (const days of [9, 6, 3])
      await addMia({ infoSessionAttended: true, infoSessionAttendedAt: daysAgo(days) }, { advisorId });
    const { items } = await fetchPage(token);
    const placeOf = async (key: string) =>
      (await call<InboxPlace>(desk.fetchInboxPlace, { query: { key } }, token)).body;
    const [oldest, middle, latest] = items;
    const beside = { previous: { id: oldest!.id }, next: { id: latest!.id } };
    expect(await placeOf(middle!.key)).toMatchObject({ position: 2, total: 3, ...beside });
    expect(await placeOf(oldest!.key)).toMatchObject({ position: 1, previous: null, next: { id: middle!.id } });
    const decision = { params: { accountId: middle!.accountId! }, body: { attended: true } };
    expect((await call(desk.confirmInfoSession, decision, token)).status).toBe(204);
    expect(await placeOf(middle!.key)).toMatchObject({ position: null, total: 2, ...beside });
  });
});

it("asks nothing more about somebody who has withdrawn", async () => {
  const advisor = await addAdvisor();
  const stated = { participateAdvisorInterviewOn: "2026-03-02", advisorInterviewStatedAt: new Date() };
  const mia = await addMia(attended, { advisorId: advisor.id, ...stated });
  expect((await fetchPage(advisor.token)).total).toBe(2);
  await call(applicant.withdraw, { body: { reason: "other" } }, mia.token);
  expect((await fetchPage(advisor.token)).total).toBe(0);
});

/** Gives a unit its advisor. */
const lookAfter = (unitId: string, { id: advisorId }: { id: string }) =>
  db.update(unit).set({ advisorId }).where(eq(unit.id, unitId));

it("asks on about somebody of whose two applications the first has ended, in everybody's list as well", async () => {
  const lead = await addAdvisor({ isLead: true });
  const mia = await addMia(attended, { advisorId: lead.id, stage: "Lost" });
  await addDocument(mia);
  await lookAfter(await addActiveDistance(mia, { stage: "New" }), lead);
  const queries: Record<string, string>[] = [{}, { whose: "all", search: mia.email }];
  for (const query of queries) {
    const { items } = await fetchPage(lead.token, query);
    expect(items.map(({ kind, accountId }) => [kind, accountId])).toEqual([
      ["infoSession", mia.id],
      ["document", mia.id],
    ]);
  }
});

describe("somebody with a partner of their own", () => {
  const alone = { practicePartnerExists: true };
  const contractsOf = async (token: string) =>
    (await fetchPage(token, { kind: "contract" })).items.map(({ accountId, about }) => [accountId, about]);

  it("waits for a contract until one is requested, for whichever of two applications", async () => {
    const { id: advisorId, token } = await addAdvisor();
    const sara = await addSara(alone, { advisorId });
    await addActiveDistance(sara, { stage: "Ready to match" });
    expect(await contractsOf(token)).toEqual([[sara.id, "none"]]);
    const request = { params: { accountId: sara.id }, body: { event: "request" } };
    expect((await call(desk.decideContract, request, token)).status).toBe(200);
    expect(await contractsOf(token)).toEqual([]);
  });

  it("waits for a contract where only the second of two applications is ready, in everybody's list as well", async () => {
    const lead = await addAdvisor({ isLead: true });
    const sara = await addSara(alone, { advisorId: lead.id, stage: "New" });
    await lookAfter(await addActiveDistance(sara, { stage: "Ready to match" }), lead);
    expect(await contractsOf(lead.token)).toEqual([[sara.id, "none"]]);
    const { items } = await fetchPage(lead.token, { whose: "all", kind: "contract", search: sara.email });
    expect(items).toMatchObject([{ accountId: sara.id, about: "none" }]);
  });

  it("waits for a contract also where an advisor set the stage to it by hand", async () => {
    const { id: advisorId, token } = await addAdvisor();
    const sara = await addSara(alone, { advisorId, stage: "Contract Proposal" });
    expect(await contractsOf(token)).toEqual([[sara.id, "none"]]);
  });

  it("waits for the company where its offer was accepted after all", async () => {
    const { id: advisorId, token } = await addAdvisor();
    await addMatch("offer_accepted", { person: await addSara(alone, { advisorId, stage: "In Matching" }) });
    expect(await contractsOf(token)).toEqual([]);
  });
});

describe("somebody who is stuck", () => {
  it("is named after two weeks, and again two weeks after an advisor asked", async () => {
    const { id: advisorId, token } = await addAdvisor();
    const stuck = await addApplicant({}, { advisorId, stageSince: daysAgo(15) });
    await addApplicant({}, { advisorId, stageSince: daysAgo(13) });
    await addApplicant(attended, { advisorId, stageSince: daysAgo(15) });
    await addApplicant({}, { advisorId, stage: "Lost", stageSince: daysAgo(15) });
    const stuckOnes = async () => (await fetchPage(token, { kind: "stuck" })).items.map(({ accountId }) => accountId);
    expect(await stuckOnes()).toEqual([stuck.id]);
    const followUp = (by: string) => call<ApiError>(desk.followUp, { params: { accountId: stuck.id } }, by);
    expect((await followUp((await addAdvisor()).token)).status).toBe(404);
    expect((await followUp(token)).status).toBe(204);
    expect(await stuckOnes()).toEqual([]);
    await db
      .update(unit)
      .set({ followedUpAt: daysAgo(15) })
      .where(eq(unit.id, stuck.unitId));
    expect(await stuckOnes()).toEqual([stuck.id]);
  });
});

describe("an offer that nobody answers", () => {
  const offersFor = async (token: string, query: Record<string, string> = {}) =>
    (await fetchPage(token, { kind: "offer", ...query })).items;
  const followUp = ({ id: accountId }: { id: string }, token: string) =>
    call(desk.followUp, { params: { accountId } }, token);
  const askedDaysAgo = (unitId: string, days: number) =>
    db
      .update(unit)
      .set({ followedUpAt: daysAgo(days) })
      .where(eq(unit.id, unitId));

  it("is named again two weeks after an advisor asked, and waits since then, in everybody's list as well", async () => {
    const lead = await addAdvisor({ isLead: true });
    const person = await addSara({}, { advisorId: lead.id });
    const { id } = await addMatch("awaiting_applicant_confirmation", { person, since: daysAgo(18) });
    const queries: Record<string, string>[] = [{}, { whose: "all", search: person.email }];
    for (const query of queries) expect(await offersFor(lead.token, query)).toMatchObject([{ id }]);
    expect((await followUp(person, lead.token)).status).toBe(204);
    for (const query of queries) expect(await offersFor(lead.token, query)).toEqual([]);
    await askedDaysAgo(person.unitId, 15);
    for (const query of queries) {
      const [again] = await offersFor(lead.token, query);
      expect(again).toMatchObject({ id, about: "Nordlicht Software GmbH" });
      expect(new Date(again!.since).getTime()).toBeGreaterThan(daysAgo(16).getTime());
    }
  });

  it("is due as long as it is, however long ago somebody asked why they got no further", async () => {
    const { id: advisorId, token } = await addAdvisor();
    const person = await addSara({}, { advisorId });
    const since = daysAgo(18);
    const { id } = await addMatch("awaiting_applicant_confirmation", { person, since });
    await askedDaysAgo(person.unitId, 40);
    expect(await offersFor(token)).toMatchObject([{ id, since: since.toISOString() }]);
  });

  it("is asked about by one of two advisors, and not by the other as well", async () => {
    const [own, other] = [await addAdvisor(), await addAdvisor()];
    const person = await addSara({}, { advisorId: own.id });
    await lookAfter(await addActiveDistance(person, { stage: "New" }), other);
    const { id } = await addMatch("awaiting_applicant_confirmation", { person, since: daysAgo(18) });
    for (const { token } of [own, other]) expect(await offersFor(token)).toMatchObject([{ id }]);
    await followUp(person, own.token);
    for (const { token } of [own, other]) expect(await offersFor(token)).toEqual([]);
  });
});
