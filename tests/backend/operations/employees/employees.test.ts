import { eq, type SQL } from "drizzle-orm";
import { expect, it } from "vitest";
import { isOwnerOf } from "#backend/db/colleagues.ts";
import type { Executor } from "#backend/db/open.ts";
import { company as companyTable, companyUser, employee, invitation } from "#backend/db/schema/companies.ts";
import { company } from "#contract/calls/company.ts";
import type { Employee } from "#contract/entities/employee.ts";
import { type Permission, permissions } from "#contract/enumerations/companies.ts";
import { errorCodes } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { day } from "#domain/time.ts";
import { untilSomebodyWaits } from "../../../world/until-somebody-waits.ts";
import { useWorld } from "../../../world/world.ts";

const { addCompany, call, db, issueToken, mailsTo } = await useWorld();

type Firm = Awaited<ReturnType<typeof addCompany>>;
let count = 0;

/** Somebody who works there as well, and may do these things. */
async function addColleague(
  { id: companyId }: Pick<Firm, "id">,
  rights: Partial<typeof employee.$inferInsert> = {},
  name = { firstName: "Bilal", lastName: "Aydin" },
) {
  const email = `kollegin.${++count}@example.org`;
  const [user] = await db
    .insert(companyUser)
    .values({ email, ...name })
    .returning();
  await db.insert(employee).values({ companyId, companyUserId: user!.id, ...rights });
  const token = await issueToken({ role: "company", companyUserId: user!.id });
  return { id: companyId, userId: user!.id, email, token };
}

interface List {
  items: Employee[];
  total: number;
  next: number | null;
  invited: Employee[];
}
const list = async ({ id, token }: Firm, query: Record<string, string> = {}) =>
  (await call<List>(company.fetchEmployees, { params: { companyId: id }, query }, token)).body;
const read = async ({ id, token }: Firm, employeeId: string) =>
  (await call<Employee>(company.fetchEmployee, { params: { companyId: id, employeeId } }, token)).body;
const change = ({ id, token }: Firm, employeeId: string, body: object) =>
  call(company.changeEmployee, { params: { companyId: id, employeeId }, body }, token);
const remove = ({ id, token }: Firm, employeeId: string) =>
  call(company.removeEmployee, { params: { companyId: id, employeeId } }, token);
const handOver = ({ id, token }: Firm, employeeId: string) =>
  call(company.handOverOwnership, { params: { companyId: id, employeeId } }, token);
const leave = ({ id, token }: Firm) => call(company.leaveCompany, { params: { companyId: id } }, token);
const resend = ({ id, token }: Firm, employeeId: string) =>
  call(company.resendInvitation, { params: { companyId: id, employeeId } }, token);
const invite = ({ id, token }: Firm, email: string, rights: Permission[] = []) =>
  call(
    company.inviteEmployee,
    { params: { companyId: id }, body: { email, firstName: "Cem", lastName: "Öztürk", permissions: rights } },
    token,
  );
const me = ({ token }: Pick<Firm, "token">) => call<{ companies: object[] }>(company.fetchCompanyUser, {}, token);
const invitationOf = async (email: string) => {
  const [found] = await db
    .select({ invitation })
    .from(invitation)
    .innerJoin(companyUser, eq(companyUser.id, invitation.companyUserId))
    .where(eq(companyUser.email, email));
  return found?.invitation;
};
const ownersOf = ({ id }: Firm) => db.$count(employee, isOwnerOf(id));
const notEditable = { status: 403, body: { code: errorCodes.ownerNotEditable } };

it("lists people by their last names as a German register does, and backwards", async () => {
  const anke = await addCompany();
  for (const [firstName, lastName] of [
    ["Ole", "Zorn"],
    ["Ida", "Ärmel"],
    ["Jo", "Albers"],
  ] as const)
    await addColleague(anke, {}, { firstName, lastName });
  const names = async (query = {}) => (await list(anke, query)).items.map(({ lastName }) => lastName);
  expect(await names()).toEqual(["Albers", "Ärmel", "Brandt", "Zorn"]);
  expect(await names({ order: "lastNameDescending" })).toEqual(["Zorn", "Brandt", "Ärmel", "Albers"]);
});

it("finds people by name or address, and takes signs of a pattern as they are", async () => {
  const anke = await addCompany();
  const bilal = await addColleague(anke);
  await invite(anke, "cem_o@example.org");
  const found = async (search: string) => {
    const { items, invited } = await list(anke, { search });
    return [...items, ...invited].map(({ email }) => email);
  };
  expect(await found("bilal ay")).toEqual([bilal.email]);
  expect(await found(`aydin ${bilal.email}`)).toEqual([bilal.email]);
  expect(await found(bilal.email.toUpperCase())).toEqual([bilal.email]);
  expect(await found("cem_o")).toEqual(["cem_o@example.org"]);
  expect(await found("%")).toEqual([]);
});

it("gives a long list in pages", async () => {
  const anke = await addCompany();
  const more = Array.from({ length: limits.employeesPerPage }, (_, at) => ({
    email: `viele.${at}.${++count}@example.org`,
    firstName: "Ina",
    lastName: `M${at}`,
  }));
  const users = await db.insert(companyUser).values(more).returning();
  await db.insert(employee).values(users.map(({ id }) => ({ companyId: anke.id, companyUserId: id })));
  const [first, second] = [await list(anke), await list(anke, { page: "2" })];
  expect([first.items.length, first.total, first.next]).toEqual([limits.employeesPerPage, more.length + 1, 2]);
  expect([second.items.length, second.next]).toEqual([1, null]);
  expect(await list(anke, { page: "3" })).toMatchObject({ items: [], total: more.length + 1, next: null });
});

it("shows who is invited with the rights that the invitation gives now, also after it has expired", async () => {
  const anke = await addCompany();
  await invite(anke, "cem.list@example.org", ["editJobOpenings"]);
  const { id } = (await invitationOf("cem.list@example.org"))!;
  const [pending] = (await list(anke)).invited;
  expect(pending).toMatchObject({
    firstName: "Cem",
    permissions: ["editJobOpenings"],
    joinedAt: null,
    invitation: { invitedBy: "Anke Brandt" },
  });
  const { sentAt, expiresAt } = pending!.invitation!;
  expect(Date.parse(expiresAt) - Date.parse(sentAt)).toBe(limits.invitationDays * day);
  await db
    .update(invitation)
    .set({ expiresAt: new Date(0) })
    .where(eq(invitation.id, id));
  expect((await list(anke)).invited).toMatchObject([{ email: "cem.list@example.org" }]);
  expect(await read(anke, pending!.id)).toMatchObject({ invitation: { expiresAt: "1970-01-01T00:00:00.000Z" } });
});

it("sends an expired invitation again with another link, and the sender becomes its host when that one has left, with the rights it gave", async () => {
  const anke = await addCompany();
  const bilal = await addColleague(anke, { permissions: ["createEmployees", "editJobOpenings"] });
  const email = "cem.again@example.org";
  await invite(bilal, email, ["editJobOpenings"]);
  const first = (await invitationOf(email))!;
  await db
    .update(invitation)
    .set({ expiresAt: new Date(0) })
    .where(eq(invitation.id, first.id));
  expect((await resend(anke, first.companyUserId)).status).toBe(204);
  const second = (await invitationOf(email))!;
  expect(second.id).not.toBe(first.id);
  expect(second.expiresAt.getTime()).toBeGreaterThan(Date.now());
  expect(second.invitedBy).toBe(bilal.userId);
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(["employeeInvited", "employeeInvited"]);
  expect((await remove(anke, bilal.userId)).status).toBe(204);
  expect(await read(anke, first.companyUserId)).toMatchObject({ permissions: [] });
  await resend(anke, first.companyUserId);
  expect((await invitationOf(email))!.invitedBy).toBe(anke.userId);
  expect(await read(anke, first.companyUserId)).toMatchObject({ permissions: [] });
});

it("sends no invitation to whom nobody invited, and not without end", async () => {
  const anke = await addCompany();
  expect((await resend(anke, anke.userId)).status).toBe(404);
  await invite(anke, "cem.often@example.org");
  const { companyUserId } = (await invitationOf("cem.often@example.org"))!;
  const statuses: number[] = [];
  for (let sent = 0; sent < limits.invitationsPerHour; sent++)
    statuses.push((await resend(anke, companyUserId)).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([204, 429]);
});

it("withdraws an invitation: its link ends", async () => {
  const anke = await addCompany();
  await invite(anke, "cem.no@example.org");
  const { companyUserId } = (await invitationOf("cem.no@example.org"))!;
  expect((await remove(anke, companyUserId)).status).toBe(204);
  expect(await invitationOf("cem.no@example.org")).toBeUndefined();
  expect((await remove(anke, companyUserId)).status).toBe(404);
});

it("changes what somebody is and may do there, with their next request, and mails them about rights alone", async () => {
  const anke = await addCompany();
  const bilal = await addColleague(anke, { permissions: ["createJobOpenings"] });
  const { version } = await read(anke, bilal.userId);
  await change(anke, bilal.userId, { department: "Personal", position: "Referent", version });
  expect(await mailsTo(bilal.email)).toEqual([]);
  const open = () => call(company.createJobOpening, { params: { companyId: bilal.id }, body: {} }, bilal.token);
  expect((await open()).status).toBe(200);
  await change(anke, bilal.userId, { permissions: ["editJobOpenings"] });
  expect((await open()).status).toBe(403);
  expect(await read(anke, bilal.userId)).toMatchObject({
    department: "Personal",
    position: "Referent",
    permissions: ["editJobOpenings"],
  });
  expect(await mailsTo(bilal.email)).toMatchObject([{ kind: "rightsChanged", values: { changedBy: "Anke Brandt" } }]);
});

it("gives and takes no right that the caller lacks, and leaves those as they are", async () => {
  const anke = await addCompany();
  const bilal = await addColleague(anke, { permissions: ["editEmployees", "editJobOpenings"] });
  const cem = await addColleague(anke, { permissions: ["editContracts"] });
  const refused = { status: 422, body: { customErrors: { permissions: ["rightNotOwn"] } } };
  expect(await change(bilal, cem.userId, { permissions: [] })).toMatchObject(refused);
  expect(await change(bilal, cem.userId, { permissions: ["editContracts", "deleteEmployees"] })).toMatchObject(refused);
  expect((await change(bilal, cem.userId, { permissions: ["editJobOpenings", "editContracts"] })).status).toBe(200);
  expect((await read(anke, cem.userId)).permissions).toEqual(["editJobOpenings", "editContracts"]);
});

it("shows a colleague's change instead of overwriting it, and lets other answers through", async () => {
  const anke = await addCompany();
  const bilal = await addColleague(anke);
  const { version } = await read(anke, bilal.userId);
  await change(anke, bilal.userId, { permissions: ["editContracts"], version });
  expect(await change(anke, bilal.userId, { permissions: ["editJobOpenings"], version })).toMatchObject({
    status: 409,
    body: { customErrors: { permissions: ["stale"] } },
  });
  expect((await change(anke, bilal.userId, { position: "Referent", version })).status).toBe(200);
});

it("lets nobody edit or remove an owner, not even another owner", async () => {
  const anke = await addCompany();
  const second = await addColleague(anke, { isOwner: true });
  const bilal = await addColleague(anke, { permissions: [...permissions] });
  for (const caller of [second, bilal, anke]) {
    expect(await change(caller, anke.userId, { permissions: [] })).toMatchObject(notEditable);
    expect(await remove(caller, anke.userId)).toMatchObject(notEditable);
  }
  expect(await handOver(anke, second.userId)).toMatchObject(notEditable);
  expect(await ownersOf(anke)).toBe(2);
});

it("ends somebody's work with the next request: signed out who works nowhere else, and told by mail", async () => {
  const anke = await addCompany();
  const bilal = await addColleague(anke);
  const both = await addCompany();
  await db.insert(employee).values({ companyId: anke.id, companyUserId: both.userId });
  expect((await remove(anke, bilal.userId)).status).toBe(204);
  expect((await me(bilal)).body).toMatchObject({ code: errorCodes.tokenRevoked });
  expect(await mailsTo(bilal.email)).toMatchObject([{ kind: "accessEnded", values: { changedBy: "Anke Brandt" } }]);
  await remove(anke, both.userId);
  expect((await me(both)).body.companies).toMatchObject([{ id: both.id }]);
});

it("hands ownership over to a colleague, who is told; who was the owner keeps every other right", async () => {
  const anke = await addCompany();
  const second = await addColleague(anke, { isOwner: true });
  const bilal = await addColleague(anke);
  expect((await handOver(anke, bilal.userId)).status).toBe(204);
  expect(await read(anke, bilal.userId)).toMatchObject({ isOwner: true });
  expect(await read(anke, anke.userId)).toMatchObject({ isOwner: false, permissions: [...permissions] });
  expect(await mailsTo(bilal.email)).toMatchObject([{ kind: "ownershipHandedOver" }]);
  expect((await handOver(anke, bilal.userId)).status).toBe(403);
  // Else a stolen sign-in could move the owner's place, and then the account, without their knowledge.
  for (const { email } of [anke, second])
    expect(await mailsTo(email)).toMatchObject([
      { kind: "ownershipMoved", values: { by: "Anke Brandt", person: "Bilal Aydin" } },
    ]);
});

it("is handed over to nobody who is only invited", async () => {
  const anke = await addCompany();
  await invite(anke, "cem.owner@example.org");
  const { companyUserId } = (await invitationOf("cem.owner@example.org"))!;
  expect((await handOver(anke, companyUserId)).status).toBe(404);
  expect(await ownersOf(anke)).toBe(1);
});

it("lets people leave, except a company's last owner", async () => {
  const anke = await addCompany();
  const second = await addColleague(anke, { isOwner: true });
  const bilal = await addColleague(anke);
  expect((await leave(bilal)).status).toBe(204);
  expect((await me(bilal)).body.companies).toEqual([]);
  expect((await leave(second)).status).toBe(204);
  expect(await leave(anke)).toMatchObject({ status: 409, body: { customErrors: { company: ["lastOwner"] } } });
  expect(await ownersOf(anke)).toBe(1);
});

it("keeps one owner when all of them leave at once", async () => {
  const anke = await addCompany();
  const owners = [anke, await addColleague(anke, { isOwner: true }), await addColleague(anke, { isOwner: true })];
  const statuses = (await Promise.all(owners.map(leave))).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([204, 204, 409]);
  expect(await ownersOf(anke)).toBe(1);
});

it("has one heir when an owner hands over to two at once, and an owner when the heir is removed meanwhile", async () => {
  const anke = await addCompany();
  const [bilal, cem] = [await addColleague(anke), await addColleague(anke)];
  const both = await Promise.all([handOver(anke, bilal.userId), handOver(anke, cem.userId)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 403]);
  expect(await ownersOf(anke)).toBe(1);
  const second = await addCompany();
  const [heir, other] = [await addColleague(second), await addColleague(second, { permissions: ["deleteEmployees"] })];
  await Promise.all([handOver(second, heir.userId), remove(other, heir.userId)]);
  expect(await ownersOf(second)).toBe(1);
});

it("leaves no right behind that a host loses while the guest accepts", async () => {
  const anke = await addCompany();
  const rights: Permission[] = ["createEmployees", "editContracts"];
  const bilal = await addColleague(anke, { permissions: rights });
  await invite(bilal, "cem.race@example.org", rights);
  const { companyUserId } = (await invitationOf("cem.race@example.org"))!;
  const token = await issueToken({ role: "company", companyUserId });
  // A change of the host's rights has begun, and is written down only once the guest's answer waits for it.
  const accepted = await db.transaction(async (tx) => {
    await tx.select().from(companyTable).where(eq(companyTable.id, anke.id)).for("no key update");
    const answer = call(company.acceptInvitation, { params: { companyId: anke.id } }, token);
    await untilSomebodyWaits(tx);
    await tx
      .update(employee)
      .set({ permissions: ["createEmployees"] })
      .where(eq(employee.companyUserId, bilal.userId));
    return { answer };
  });
  expect((await accepted.answer).status).toBe(204);
  expect((await read(anke, companyUserId)).permissions).toEqual(["createEmployees"]);
});

it.each(["invite", "resend"])(
  "does not %s for somebody who lost the right to, or left, while it waited",
  async (act) => {
    const anke = await addCompany();
    const email = `cem.${act}@example.org`;
    await invite(anke, email);
    const sent = (await invitationOf(email))!;
    const statusAfter = async (meanwhile: (tx: Executor, who: SQL) => Promise<unknown>) => {
      const bilal = await addColleague(anke, { permissions: ["createEmployees"] });
      const waiting = await db.transaction(async (tx) => {
        await tx.select().from(companyTable).where(eq(companyTable.id, anke.id)).for("no key update");
        const answer = act === "invite" ? invite(bilal, email) : resend(bilal, sent.companyUserId);
        await untilSomebodyWaits(tx);
        await meanwhile(tx, eq(employee.companyUserId, bilal.userId));
        return { answer };
      });
      return (await waiting.answer).status;
    };
    expect(await statusAfter((tx, who) => tx.update(employee).set({ permissions: [] }).where(who))).toBe(403);
    expect(await statusAfter((tx, who) => tx.delete(employee).where(who))).toBe(404);
    expect(await invitationOf(email)).toEqual(sent);
  },
);

it("lets people change their own name, for all companies, and the language they are written to in", async () => {
  const anke = await addCompany();
  const first = await me(anke);
  expect(first.body).toMatchObject({ firstName: "Anke", language: "de" });
  const changes = { lastName: "Brandt-Öz", language: "en" };
  expect((await call(company.changeCompanyUser, { body: changes }, anke.token)).status).toBe(204);
  expect((await me(anke)).body).toMatchObject({ firstName: "Anke", ...changes });
  expect((await call(company.changeCompanyUser, { body: { firstName: " " } }, anke.token)).status).toBe(422);
  expect((await call(company.changeCompanyUser, { body: { language: "ar" } }, anke.token)).status).toBe(422);
});

it("reads a side that is not written in an invited person's language in German", async () => {
  const anke = await addCompany();
  await db.update(companyUser).set({ language: "ar" }).where(eq(companyUser.id, anke.userId));
  expect((await me(anke)).body).toMatchObject({ language: "de" });
});

it("people say themselves what they do there, owners too, and nothing else of themselves", async () => {
  const anke = await addCompany();
  const bilal = await addColleague(anke, { permissions: ["createJobOpenings"] });
  const say = ({ id, token }: Pick<Firm, "id" | "token">, body: object) =>
    call<Employee>(company.changeOwnWork, { params: { companyId: id }, body }, token);
  const { version } = await read(anke, anke.userId);
  expect((await say(anke, { department: "Leitung", position: "Inhaberin", version })).status).toBe(200);
  expect(await read(anke, anke.userId)).toMatchObject({ department: "Leitung", position: "Inhaberin", isOwner: true });
  await say(bilal, { position: "Referent", permissions: ["editEmployees"], isOwner: true });
  expect(await read(anke, bilal.userId)).toMatchObject({
    position: "Referent",
    permissions: ["createJobOpenings"],
    isOwner: false,
  });
  expect(await say(anke, { position: "Chefin", version })).toMatchObject({
    status: 409,
    body: { customErrors: { position: ["stale"] } },
  });
  expect((await say({ ...bilal, id: (await addCompany()).id }, {})).status).toBe(404);
});
