import { randomUUID } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { expect, it } from "vitest";
import { isOwnerOf, worksAt } from "#backend/db/colleagues.ts";
import { nameless, ownerIdOf } from "#backend/db/draft-owner.ts";
import { addPerson, embeddedProvider } from "#backend/db/people.ts";
import { account } from "#backend/db/schema/account.ts";
import { auditEntry } from "#backend/db/schema/calls.ts";
import { companyUser, employee } from "#backend/db/schema/companies.ts";
import { identityAccount } from "#backend/db/schema/identity.ts";
import { mail } from "#backend/db/schema/mail.ts";
import { partnerRequest } from "#backend/db/schema/partner-requests.ts";
import { apiToken, person } from "#backend/db/schema/people.ts";
import { portalCurriculumVitae, portalDraft, portalSession } from "#backend/db/schema/portal.ts";
import { supportTicket, ticketAttachment } from "#backend/db/schema/tickets.ts";
import { demoPassword } from "#backend/demo/load-demo-data.ts";
import { makePdf } from "#backend/demo/make-pdf.ts";
import { lockLeaving } from "#backend/operations/matching/withdraw-matches.ts";
import { deleteCompanyUser } from "#backend/operations/personal-data/delete-company-user.ts";
import { eraseAccount } from "#backend/operations/personal-data/erase-account.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import { office } from "#contract/calls/office.ts";
import { addressOf } from "#contract/endpoint.ts";
import type { Comment } from "#contract/entities/comment.ts";
import type { SupportTicket, TicketAttachment } from "#contract/entities/support-ticket.ts";
import { limits } from "#contract/limits.ts";
import { untilSomebodyWaits } from "../../../world/until-somebody-waits.ts";
import { useWorld } from "../../../world/world.ts";
import { unzip } from "../../files/unzip.ts";

const {
  addAdvisor,
  addCompany,
  addJobOpening,
  addMatch,
  addSara,
  backend,
  call,
  database,
  db,
  issueToken,
  kindsTo,
  origin,
  settings,
} = await useWorld();
const work = { ...settings, backend, language: "de", now: new Date() } as const;
const pdf = makePdf("Vollmacht", ["Ja"]);
const upload = () => new File([new Uint8Array(pdf)], "Vollmacht.pdf", { type: "application/pdf" });

type Firm = Awaited<ReturnType<typeof addCompany>>;

/** Bilal, a colleague there with a sign-in of the embedded provider. */
async function addBilal({ id: companyId }: Pick<Firm, "id">, rights: Partial<typeof employee.$inferInsert> = {}) {
  const email = `bilal-${randomUUID()}@example.org`;
  const [identity] = await db.insert(identityAccount).values({ email, passwordHash: demoPassword }).returning();
  const subject = identity!.id;
  const personId = await addPerson(db, { issuer: embeddedProvider, subject });
  const [user] = await db
    .insert(companyUser)
    .values({ email, personId, firstName: "Bilal", lastName: "Aydin", confidentialityAcceptedAt: new Date() })
    .returning();
  await db.insert(employee).values({ companyId, companyUserId: user!.id, ...rights });
  const token = await issueToken({ role: "company", companyUserId: user!.id });
  return { id: companyId, userId: user!.id, email, subject, token, personId };
}
type Bilal = Awaited<ReturnType<typeof addBilal>>;

/** What Bilal wrote before there was a company, and Henrike, who has another address. */
async function askedToBecomePartners(email: string) {
  const values = { name: "Tannenhof Möbelbau", street: "Sägewerkstraße 4", postalCode: "51545", city: "Waldbröl" };
  const asked = { ...values, phone: "02291 4710", status: "accepted" as const, decidedAt: new Date() };
  const henrikes = `henrike-${randomUUID()}@example.org`;
  await db.insert(partnerRequest).values([
    {
      ...{ ...asked, email: email.toUpperCase(), contentHash: randomUUID() },
      ...{ firstName: "Bilal", lastName: "Aydin", message: "Wir haben Platz für zwei." },
    },
    { ...asked, email: henrikes, contentHash: randomUUID(), firstName: "Henrike", lastName: "Tann" },
  ]);
  return henrikes;
}

async function ask({ id, token }: Pick<Bilal, "id" | "token">, subject: string, isPrivate: boolean) {
  const { body: file } = await call<TicketAttachment>(
    company.uploadAttachment,
    { params: { companyId: id }, file: upload() },
    token,
  );
  const question = { subject, text: `Bilal fragt: ${subject}`, attachments: [file.id], isPrivate };
  const asked = await call<SupportTicket>(company.openTicket, { params: { companyId: id }, body: question }, token);
  expect(asked.status).toBe(200);
  return asked.body;
}
const remove = ({ token }: Pick<Bilal, "token">) => call(company.deleteCompanyUser, {}, token);
const me = ({ token }: Pick<Bilal, "token">) => call(company.fetchCompanyUser, {}, token);
const download = async (token: string) => {
  const address = origin + addressOf(company.exportCompanyUser);
  const response = await fetch(address, { headers: { Authorization: `Bearer ${token}` } });
  return unzip(Buffer.from(await response.arrayBuffer()), inflateRawSync);
};

it("exports what is stored about somebody at a company, and nothing of colleagues or applicants", async () => {
  const anke = await addCompany();
  const bilal = await addBilal(anke, {
    department: "Einkauf",
    position: "Leiter",
    permissions: ["editCompanyMasterData"],
  });
  const { supportTicketId } = await ask(bilal, "Zweiter Standort", false);
  await ask(anke, "Nur Ankes Frage", false);
  for (const [{ token }, name] of [
    [bilal, "Praxisplan.pdf"],
    [anke, "Nur von Anke.pdf"],
  ] as const) {
    const file = new File([new Uint8Array(pdf)], name);
    await call(company.uploadCompanyDocument, { params: { companyId: anke.id }, fields: {}, file }, token);
  }
  await call(
    company.replyToTicket,
    { params: { companyId: anke.id, ticketId: supportTicketId }, body: { text: "Anke ergänzt etwas." } },
    anke.token,
  );
  const changes = { params: { companyId: anke.id, employeeId: bilal.userId }, body: { permissions: [] } };
  await call(company.changeEmployee, changes, anke.token);
  const entries = await download(bilal.token);
  const json = (name: string) => JSON.parse(entries.get(`${name}.json`)!.toString());
  expect(json("user")).toMatchObject({ firstName: "Bilal", email: bilal.email });
  expect(json("companies")).toMatchObject([{ companyId: anke.id, department: "Einkauf", position: "Leiter" }]);
  expect(json("supportTickets")).toMatchObject([
    { subject: "Zweiter Standort", messages: [{ role: "company", text: "Bilal fragt: Zweiter Standort" }] },
  ]);
  expect(json("notificationSettings")).toMatchObject({ company_support: true });
  expect(json("companyDocuments")).toMatchObject([{ companyId: anke.id, name: "Praxisplan.pdf", bytes: pdf.length }]);
  expect(json("mails")).toMatchObject([{ kind: "rightsChanged", to: bilal.email }]);
  expect(entries.get("support-tickets/1 Vollmacht.pdf")).toEqual(pdf);
  const all = [...entries.values()].map((content) => content.toString()).join();
  expect(all).not.toMatch(/Anke|passwordHash|tokenHash/);
  expect(await db.$count(auditEntry, eq(auditEntry.operation, "company.exportCompanyUser"))).toBe(1);
});

it("exports what somebody typed and could not send, and nothing that others did", async () => {
  const [bilal, other] = [await addBilal(await addCompany()), await addBilal(await addCompany())];
  const typed = (text: string): [string, string][] => [["text", text]];
  const draft = (owner: string, text: string) => ({ owner, path: "/company/feedback", fields: typed(text) });
  await db.insert(portalDraft).values([draft(bilal.subject, "Bilals"), draft(other.subject, "Eines anderen")]);
  const drafts = JSON.parse((await download(bilal.token)).get("drafts.json")!.toString());
  expect(drafts).toMatchObject([{ path: "/company/feedback", fields: typed("Bilals") }]);
});

it("exports what somebody wrote when they asked to become a partner, and deletes it with their access", async () => {
  const bilal = await addBilal(await addCompany());
  const henrikes = await askedToBecomePartners(bilal.email);
  const exported = JSON.parse((await download(bilal.token)).get("partnerRequests.json")!.toString());
  expect(exported).toMatchObject([{ phone: "02291 4710", message: "Wir haben Platz für zwei.", status: "accepted" }]);
  expect(JSON.stringify(exported)).not.toMatch(/Henrike|contentHash/);

  expect((await remove(bilal)).status).toBe(204);
  const left = await db.select({ email: partnerRequest.email }).from(partnerRequest);
  expect(left).toEqual([{ email: henrikes }]);
});

it("exports five times an hour", async () => {
  const { token } = await addCompany();
  const statuses: number[] = [];
  for (let i = 0; i <= limits.exportsPerHour; i++)
    statuses.push((await call(company.exportCompanyUser, {}, token)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

it("deletes somebody's own access at once; the company keeps what is its own, without the name", async () => {
  const anke = await addCompany();
  const bilal = await addBilal(anke);
  const { id: jobOpeningId } = await addJobOpening(anke.id);
  const { person: sara } = await addMatch("awaiting_partner_interest", {
    opening: { id: jobOpeningId },
    person: await addSara(),
  });
  const at = { companyId: anke.id, jobOpeningId, accountId: sara.id };
  await call(company.addComment, { params: at, body: { text: "Ruhig und genau." } }, bilal.token);
  const shared = await ask(bilal, "Geteilte Frage", false);
  const own = await ask(bilal, "Private Frage", true);
  await call(company.uploadAttachment, { params: { companyId: anke.id }, file: upload() }, bilal.token);
  await db.insert(portalSession).values({ idHash: randomUUID(), data: { subject: bilal.subject } });
  const namelessOwner = nameless(ownerIdOf(bilal.subject, settings.sessionSecret));
  for (const owner of [bilal.subject, namelessOwner])
    await db.insert(portalDraft).values({ owner, path: "/b2b/feedback", fields: [] });
  await db.insert(portalCurriculumVitae).values({ idHash: randomUUID(), owner: bilal.subject, content: {} });

  expect((await remove(bilal)).status).toBe(204);

  expect((await me(bilal)).status).toBe(401);
  const { body: comments } = await call<Comment[]>(company.fetchComments, { params: at }, anke.token);
  expect(comments).toMatchObject([{ text: "Ruhig und genau.", author: null, isOwn: false }]);
  const { body: ticket } = await call<SupportTicket>(
    company.fetchTicket,
    { params: { companyId: anke.id, ticketId: shared.supportTicketId } },
    anke.token,
  );
  expect(ticket).toMatchObject({ openedBy: null, messages: [{ author: null, attachments: [{}] }] });
  expect(await db.$count(supportTicket, eq(supportTicket.id, own.supportTicketId))).toBe(0);
  expect(await db.$count(ticketAttachment, eq(ticketAttachment.companyUserId, bilal.userId))).toBe(0);
  const { rows: removals } = await database.pool.query(
    `select 1 from graphile_worker._private_jobs job
     join graphile_worker._private_tasks task on task.id = job.task_id where task.identifier = 'removeFile'`,
  );
  expect(removals).toHaveLength(2);
  for (const [table, of] of [
    [companyUser, eq(companyUser.id, bilal.userId)],
    [person, eq(person.id, bilal.personId)],
    [identityAccount, eq(identityAccount.email, bilal.email)],
    [portalDraft, inArray(portalDraft.owner, [bilal.subject, namelessOwner])],
    [portalCurriculumVitae, eq(portalCurriculumVitae.owner, bilal.subject)],
  ] as const)
    expect(await db.$count(table, of)).toBe(0);
  const { rows } = await database.pool.query("select 1 from portal_session where data->>'subject' = $1", [
    bilal.subject,
  ]);
  expect(rows).toEqual([]);
  expect(await kindsTo(bilal.email)).toEqual(["accessDeleted"]);
});

it("leaves no mail to colleagues that names who has gone and could be sent again", async () => {
  const anke = await addCompany();
  const [bilal, jana] = [await addBilal(anke, { isOwner: true }), await addBilal(anke)];
  await db.update(companyUser).set({ firstName: "Jana", lastName: "Roth" }).where(eq(companyUser.id, jana.userId));
  const handedOver = { params: { companyId: anke.id, employeeId: jana.userId } };
  expect((await call(company.handOverOwnership, handedOver, bilal.token)).status).toBe(204);
  const told = async () =>
    JSON.stringify(
      await db
        .select()
        .from(mail)
        .where(inArray(mail.to, [anke.email, jana.email])),
    );
  expect(await told()).toContain("Bilal Aydin");
  await remove(bilal);
  expect(await told()).not.toContain("Bilal");
});

it("leaves none that names them as they were called before, or as somebody typed their name", async () => {
  const [anke, elsewhere] = [await addCompany(), await addCompany()];
  const [bilal, jana] = [await addBilal(anke, { isOwner: true }), await addBilal(anke)];
  await db.update(companyUser).set({ firstName: "Jana", lastName: "Roth" }).where(eq(companyUser.id, jana.userId));
  const jutta = await addAdvisor({ name: "Jutta Hellwig", isOffice: true });
  const invited = { email: bilal.email.toUpperCase(), firstName: "Billy", lastName: "A.", permissions: [] };
  await call(office.inviteEmployee, { params: { companyId: elsewhere.id }, body: invited }, jutta.token);
  const paidOtherwise = { params: { companyId: anke.id }, body: { paymentType: "direct_transfer" } };
  await call(company.changePaymentType, paidOtherwise, bilal.token);
  const handedOver = { params: { companyId: anke.id, employeeId: jana.userId } };
  await call(company.handOverOwnership, handedOver, bilal.token);
  const readers = inArray(mail.to, [anke.email, jana.email, elsewhere.email]);
  const repeatable = async () => {
    const kept = await db
      .selectDistinct({ kind: mail.kind })
      .from(mail)
      .where(and(readers, isNotNull(mail.content)))
      .orderBy(mail.kind);
    return kept.map(({ kind }) => kind);
  };
  expect(await repeatable()).toEqual(["officeActed", "ownershipHandedOver", "ownershipMoved", "paymentChanged"]);

  await call(company.changeCompanyUser, { body: { firstName: "Belal" } }, bilal.token);
  await remove(bilal);
  expect(await repeatable()).toEqual([]);
});

it("keeps mails in which something else is called like who has gone: a name is anybody's choice", async () => {
  const bilal = await addBilal(await addCompany());
  const values = { company: "Bilal Aydin", opening: "Duales Studium Informatik", link: "https://portal.test/" };
  const to = `mia-${randomUUID()}@example.org`;
  await db.insert(mail).values({ kind: "offerReminder", to, content: { kind: "offerReminder", values } });
  await remove(bilal);
  const [kept] = await db.select({ content: mail.content }).from(mail).where(eq(mail.to, to));
  expect(kept?.content).toMatchObject({ values });
});

it("audits the deletion and forgets who did all the rest", async () => {
  const bilal = await addBilal(await addCompany());
  await call(company.changeCompanyUser, { body: { firstName: "Bilal" } }, bilal.token);
  await remove(bilal);
  const entries = await db.select().from(auditEntry).where(eq(auditEntry.caller, bilal.userId));
  expect(entries.map(({ operation }) => operation)).toEqual(["company.deleteCompanyUser"]);
});

it("leaves nothing of an applicant who deletes their access to a company, signed out, while their account is erased", async () => {
  const bilal = await addBilal(await addCompany());
  const [own] = await db.insert(account).values({ email: bilal.email, personId: bilal.personId }).returning();
  const [user] = await db.select().from(companyUser).where(eq(companyUser.id, bilal.userId));
  const { deleting } = await db.transaction(async (tx) => {
    await db.delete(apiToken).where(eq(apiToken.personId, bilal.personId));
    await eraseAccount({ ...work, db: tx }, (await lockLeaving(tx, own!.id))!);
    const caller = { id: bilal.userId, personId: bilal.personId, user: user! };
    const deleting = db.transaction((db) => deleteCompanyUser({ ...work, db }, caller));
    await untilSomebodyWaits(tx);
    return { deleting };
  });
  await deleting;
  expect(await db.$count(person, eq(person.id, bilal.personId))).toBe(0);
  expect(await db.$count(identityAccount, eq(identityAccount.email, bilal.email))).toBe(0);
});

const lastSides: [string, (of: Bilal) => Promise<unknown>][] = [
  ["an access", remove],
  [
    "an account",
    async ({ userId, email, personId }) => {
      await db.delete(companyUser).where(eq(companyUser.id, userId));
      const [own] = await db.insert(account).values({ email, personId }).returning();
      await db.transaction(async (tx) => eraseAccount({ ...work, db: tx }, (await lockLeaving(tx, own!.id))!));
    },
  ],
];
it.each(lastSides)("holds no token of somebody while %s is deleted and their sign-in waited for", async (_, leave) => {
  const bilal = await addBilal(await addCompany());
  const { leaving } = await db.transaction(async (tx) => {
    // As a new password does.
    await tx.update(identityAccount).set({ signOuts: 1 }).where(eq(identityAccount.id, bilal.subject));
    const leaving = leave(bilal);
    await untilSomebodyWaits(tx);
    const tokens = tx.select().from(apiToken).where(eq(apiToken.personId, bilal.personId));
    expect(await tokens.for("update", { noWait: true })).toHaveLength(1);
    return { leaving };
  });
  await leaving;
  expect(await db.$count(identityAccount, eq(identityAccount.id, bilal.subject))).toBe(0);
});

it("keeps somebody who is an applicant as well, with their choices and their sign-in", async () => {
  const sara = await addSara({ email: `sara-${randomUUID()}@example.org` });
  const { id: companyId } = await addCompany();
  const [user] = await db
    .insert(companyUser)
    .values({ email: sara.email, firstName: "Sara", lastName: "Yılmaz", personId: sara.personId })
    .returning();
  await db.insert(employee).values({ companyId, companyUserId: user!.id });
  await db
    .update(person)
    .set({ metadata: { onboarding: "done" } })
    .where(eq(person.id, sara.personId));
  const token = await issueToken({ role: "company", companyUserId: user!.id });
  expect((await remove({ token })).status).toBe(204);
  expect((await me({ token })).status).toBe(401);
  expect((await call(applicant.fetchAccount, {}, sara.token)).body).toMatchObject({
    metadata: { onboarding: "done" },
  });
});

it("lets nobody go who alone is responsible for a company, and changes nothing then", async () => {
  const [first, second] = [await addCompany(), await addCompany()];
  const bilal = await addBilal(first);
  await db.insert(employee).values({ companyId: second.id, companyUserId: bilal.userId, isOwner: true });
  await db.update(employee).set({ isOwner: false }).where(worksAt(second.id, second.userId));
  const refused = await remove(bilal);
  expect(refused).toMatchObject({ status: 409, body: { customErrors: { company: ["lastOwner"] } } });
  expect((await me(bilal)).status).toBe(200);
  await db.update(employee).set({ isOwner: true }).where(worksAt(second.id, second.userId));
  expect((await remove(bilal)).status).toBe(204);
});

it("leaves one of two owners who go at the same moment", async () => {
  const anke = await addCompany();
  const bilal = await addBilal(anke, { isOwner: true });
  const answers = await Promise.all([remove(anke), remove(bilal)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect(await db.$count(employee, isOwnerOf(anke.id))).toBe(1);
});
