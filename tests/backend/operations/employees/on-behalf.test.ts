import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { worksAt } from "#backend/db/colleagues.ts";
import { auditEntry } from "#backend/db/schema/calls.ts";
import { companyUser, employee, invitation } from "#backend/db/schema/companies.ts";
import { company } from "#contract/calls/company.ts";
import { office } from "#contract/calls/office.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { KeptEmployee } from "#contract/entities/kept-company.ts";
import { permissions } from "#contract/enumerations/companies.ts";
import { errorCodes } from "#contract/errors.ts";
import { useWorld } from "../../../world/world.ts";

const { addAdvisor, addCompany, call, db, issueToken, mailsTo } = await useWorld();
const jutta = await addAdvisor({ name: "Jutta Hellwig", isOffice: true });

/** Nordlicht, which Anke Brandt owns and Bilal Aydin works for. */
async function addNordlicht() {
  const { id: companyId, userId, email, token } = await addCompany();
  const theirs = { email: `${randomUUID()}@example.org`, firstName: "Bilal", lastName: "Aydin" };
  const [bilal] = await db.insert(companyUser).values(theirs).returning();
  const employeeId = bilal!.id;
  await db.insert(employee).values({ companyId, companyUserId: employeeId });
  const own = await issueToken({ role: "company", companyUserId: employeeId });
  return { companyId, anke: { id: userId, email, token }, bilal: { id: employeeId, email: theirs.email, token: own } };
}
const as = (endpoint: Endpoint, params: Record<string, string>, body?: object) =>
  call(endpoint, { params, body }, jutta.token);
const rightsOf = async (companyId: string, companyUserId: string) =>
  (await db.select().from(employee).where(worksAt(companyId, companyUserId)))[0];
const toldOf = async (email: string) =>
  (await mailsTo(email)).map(({ kind, values }) => {
    const { by, changes, person } = values as { by: string; changes: string[]; person: string };
    return kind === "officeActed" ? [by, changes[0], person] : kind;
  });

it("gives and takes every right of an employee; owners are told by whom, and the person is, too", async () => {
  const { companyId, anke, bilal } = await addNordlicht();
  const params = { companyId, employeeId: bilal.id };
  const changed = await as(office.changeEmployee, params, { permissions: ["editContracts"], version: 1 });
  expect(changed.status).toBe(200);
  expect(await rightsOf(companyId, bilal.id)).toMatchObject({ permissions: ["editContracts"] });
  expect(await toldOf(anke.email)).toEqual([["Jutta Hellwig", "rightsChanged", "Bilal Aydin"]]);
  expect(await mailsTo(bilal.email)).toMatchObject([{ kind: "rightsChanged", values: { changedBy: "Jutta Hellwig" } }]);
  const stale = await as(office.changeEmployee, params, { permissions: [], version: 1 });
  expect([stale.status, stale.body.customErrors]).toEqual([409, { permissions: ["stale"] }]);
  const entries = await db.select().from(auditEntry).where(eq(auditEntry.subject, bilal.id));
  expect(entries).toMatchObject([{ caller: jutta.id, operation: "study_advisor.changeEmployee" }]);
});

it("edits and removes no owner", async () => {
  const { companyId, anke } = await addNordlicht();
  const params = { companyId, employeeId: anke.id };
  expect((await as(office.changeEmployee, params, { permissions: [] })).body.code).toBe(errorCodes.ownerNotEditable);
  expect((await as(office.removeEmployee, params)).body.code).toBe(errorCodes.ownerNotEditable);
  expect(await toldOf(anke.email)).toEqual([]);
});

it("hands a company over from an owner who has gone, who can then be removed", async () => {
  const { companyId, anke, bilal } = await addNordlicht();
  expect((await as(office.handOverOwnership, { companyId, employeeId: bilal.id })).status).toBe(204);
  expect(await rightsOf(companyId, bilal.id)).toMatchObject({ isOwner: true });
  expect(await rightsOf(companyId, anke.id)).toMatchObject({ isOwner: false, permissions: [...permissions] });
  expect(await toldOf(anke.email)).toEqual([["Jutta Hellwig", "handedOver", "Bilal Aydin"]]);
  expect((await as(office.removeEmployee, { companyId, employeeId: anke.id })).status).toBe(204);
  expect((await call(company.fetchCompanyHome, { params: { companyId } }, anke.token)).status).toBe(401);
  expect(await toldOf(bilal.email)).toEqual(["ownershipHandedOver", ["Jutta Hellwig", "removed", "Anke Brandt"]]);
});

it("leaves a company to one of two owners, so that the other one, who has gone, can be removed", async () => {
  const { companyId, anke } = await addNordlicht();
  const email = `${randomUUID()}@example.org`;
  await as(office.inviteOwner, { companyId }, { email, firstName: "Cem", lastName: "Öztürk" });
  const [cem] = await db.select().from(companyUser).where(eq(companyUser.email, email));
  const employeeId = cem!.id;
  const token = await issueToken({ role: "company", companyUserId: employeeId });
  await call(company.acceptInvitation, { params: { companyId } }, token);
  const person = async (employeeId: string) =>
    (await call<KeptEmployee>(office.fetchEmployee, { params: { companyId, employeeId } }, jutta.token)).body;
  expect((await person(anke.id)).company.owners.toSorted()).toEqual(["Anke Brandt", "Cem Öztürk"]);
  expect((await as(office.handOverOwnership, { companyId, employeeId })).status).toBe(204);
  expect(await rightsOf(companyId, anke.id)).toMatchObject({ isOwner: false, permissions: [...permissions] });
  expect((await person(employeeId)).company.owners).toEqual(["Cem Öztürk"]);
  expect((await as(office.removeEmployee, { companyId, employeeId: anke.id })).status).toBe(204);
  expect((await as(office.handOverOwnership, { companyId, employeeId })).body.code).toBe(errorCodes.ownerNotEditable);
  const handedOver = ["Jutta Hellwig", "handedOver", "Cem Öztürk"];
  expect(await toldOf(anke.email)).toEqual([["Jutta Hellwig", "invited", "Cem Öztürk"], handedOver, "accessEnded"]);
  expect(await toldOf(email)).toEqual(["ownerInvited", handedOver, ["Jutta Hellwig", "removed", "Anke Brandt"]]);
});

it("invites somebody with rights of their own, reminds them, and takes an owner's invitation back", async () => {
  const { companyId, anke } = await addNordlicht();
  const email = `${randomUUID()}@example.org`;
  const cem = { email, firstName: "Cem", lastName: "Öztürk" };
  expect((await as(office.inviteEmployee, { companyId }, { ...cem, permissions: ["editContracts"] })).status).toBe(204);
  const [guest] = await db.select().from(companyUser).where(eq(companyUser.email, email));
  const [sent] = await db.select().from(invitation).where(eq(invitation.companyUserId, guest!.id));
  expect(sent).toMatchObject({ isOwner: false, permissions: ["editContracts"], invitedBy: null });
  expect((await as(office.resendInvitation, { companyId, employeeId: guest!.id })).status).toBe(204);
  const mails = await mailsTo(email);
  expect(mails.map(({ kind }) => kind)).toEqual(["employeeInvited", "employeeInvited"]);
  expect(mails[0]).toMatchObject({ values: { invitedBy: "Jutta Hellwig" } });
  expect((await as(office.inviteOwner, { companyId }, cem)).status).toBe(204);
  expect((await as(office.removeEmployee, { companyId, employeeId: guest!.id })).status).toBe(204);
  expect(await db.$count(invitation, eq(invitation.companyUserId, guest!.id))).toBe(0);
  expect((await toldOf(anke.email)).map((told) => told[1])).toEqual(["invited", "invitedAgain", "invited", "removed"]);
});

it("names to owners whom it invites as was typed, not as they are called elsewhere", async () => {
  const { companyId, anke } = await addNordlicht();
  const cem = { email: `${randomUUID()}@example.org`, firstName: "Cem", lastName: "Öztürk" };
  const [known] = await db.insert(companyUser).values(cem).returning();
  await as(office.inviteEmployee, { companyId }, { ...cem, firstName: "C.", permissions: [] });
  await as(office.resendInvitation, { companyId, employeeId: known!.id });
  await as(office.removeEmployee, { companyId, employeeId: known!.id });
  expect((await toldOf(anke.email)).map((told) => told[2])).toEqual(["C. Öztürk", "C. Öztürk", "C. Öztürk"]);
});

it("leaves an owner's invitation to the office: the company can neither replace it nor withdraw it", async () => {
  const { companyId, anke } = await addNordlicht();
  const email = `${randomUUID()}@example.org`;
  const cem = { email, firstName: "Cem", lastName: "Öztürk" };
  await as(office.inviteOwner, { companyId }, cem);
  const [guest] = await db.select().from(companyUser).where(eq(companyUser.email, email));
  const body = { ...cem, email: email.toUpperCase(), permissions: [] };
  const again = await call(company.inviteEmployee, { params: { companyId }, body }, anke.token);
  expect(again).toMatchObject({ status: 403, body: { code: errorCodes.ownerNotEditable } });
  const withdrawn = { params: { companyId, employeeId: guest!.id } };
  expect((await call(company.removeEmployee, withdrawn, anke.token)).status).toBe(403);
  const ofCem = eq(invitation.companyUserId, guest!.id);
  expect(await db.select().from(invitation).where(ofCem)).toMatchObject([{ isOwner: true }]);
  expect((await as(office.inviteEmployee, { companyId }, { ...cem, permissions: [] })).status).toBe(204);
  expect(await db.select().from(invitation).where(ofCem)).toMatchObject([{ isOwner: false }]);
});

it("reminds of an invitation whose host has left without giving more than it gave", async () => {
  const { companyId, anke, bilal } = await addNordlicht();
  await db
    .update(employee)
    .set({ permissions: ["createEmployees", "editContracts"] })
    .where(eq(employee.companyUserId, bilal.id));
  const email = `${randomUUID()}@example.org`;
  const body = { email, firstName: "Cem", lastName: "Öztürk", permissions: ["editContracts"] };
  await call(company.inviteEmployee, { params: { companyId }, body }, bilal.token);
  const [guest] = await db.select().from(companyUser).where(eq(companyUser.email, email));
  const employeeId = guest!.id;
  await call(company.removeEmployee, { params: { companyId, employeeId: bilal.id } }, anke.token);
  expect((await as(office.resendInvitation, { companyId, employeeId })).status).toBe(204);
  const token = await issueToken({ role: "company", companyUserId: employeeId });
  expect((await call(company.acceptInvitation, { params: { companyId } }, token)).status).toBe(204);
  expect(await rightsOf(companyId, employeeId)).toMatchObject({ isOwner: false, permissions: [] });
});

it("tells owners of a lock and of its end, once each, and knows no other company", async () => {
  const { companyId, anke } = await addNordlicht();
  for (const _twice of [1, 2]) await as(office.lockCompany, { companyId });
  for (const _twice of [1, 2]) await as(office.unlockCompany, { companyId });
  expect(await toldOf(anke.email)).toEqual([
    ["Jutta Hellwig", "locked", ""],
    ["Jutta Hellwig", "unlocked", ""],
  ]);
  const home = `http://localhost:3000/b2b/home?company=${companyId}`;
  for (const { values } of await mailsTo(anke.email)) expect(values).toMatchObject({ link: home });
  const unknown = { companyId: randomUUID(), employeeId: anke.id };
  for (const endpoint of [office.removeEmployee, office.resendInvitation, office.handOverOwnership])
    expect((await as(endpoint, unknown)).status).toBe(404);
});
