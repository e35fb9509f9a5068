import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { companyUser, employee, invitation } from "#backend/db/schema/companies.ts";
import { company } from "#contract/calls/company.ts";
import type { Employee } from "#contract/entities/employee.ts";
import { type Permission, permissions } from "#contract/enumerations/companies.ts";
import { limits } from "#contract/limits.ts";
import { day } from "#domain/time.ts";
import { useWorld } from "../../../world/world.ts";

const { addCompany, call, db, issueToken, mailsTo } = await useWorld();

type Colleague = Awaited<ReturnType<typeof addCompany>>;
let count = 0;
/** Somebody whom nobody has invited before. */
const guest = () => ({ email: `bilal.${++count}@example.org`, firstName: "Bilal", lastName: "Aydin" });
const invite = (host: Colleague, who: ReturnType<typeof guest>, permissions: Permission[] = ["editJobOpenings"]) =>
  call(company.inviteEmployee, { params: { companyId: host.id }, body: { ...who, permissions } }, host.token);

async function signIn(email: string) {
  const [user] = await db.select().from(companyUser).where(eq(companyUser.email, email));
  const token = await issueToken({ role: "company", companyUserId: user!.id });
  const me = async () => (await call<{ companies: object[] }>(company.fetchCompanyUser, {}, token)).body;
  const answer = (line: "acceptInvitation" | "declineInvitation", { id }: Colleague) =>
    call(company[line], { params: { companyId: id } }, token);
  return { me, answer, token };
}

it("shows who invites to which company with which rights, and makes a colleague of who accepts", async () => {
  const [anke, bilal] = [await addCompany(), guest()];
  expect((await invite(anke, bilal)).status).toBe(204);
  const { me, answer } = await signIn(bilal.email);
  const [pending] = (await me()).companies;
  expect(pending).toMatchObject({
    id: anke.id,
    invitationPending: true,
    permissions: ["editJobOpenings"],
    isOwner: false,
    invitation: { invitedBy: "Anke Brandt" },
  });
  expect((await answer("acceptInvitation", anke)).status).toBe(204);
  expect((await me()).companies).toMatchObject([
    { id: anke.id, invitationPending: false, invitation: null, permissions: ["editJobOpenings"] },
  ]);
  expect((await answer("acceptInvitation", anke)).status).toBe(404);
});

it("opens nothing of the company before it was accepted", async () => {
  const [anke, bilal] = [await addCompany(), guest()];
  await invite(anke, bilal, []);
  const { token } = await signIn(bilal.email);
  const { status } = await call(company.fetchJobOpeningOverview, { params: { companyId: anke.id } }, token);
  expect(status).toBe(404);
});

it("takes no for an answer", async () => {
  const [anke, bilal] = [await addCompany(), guest()];
  await invite(anke, bilal);
  const { me, answer } = await signIn(bilal.email);
  expect((await answer("declineInvitation", anke)).status).toBe(204);
  expect((await me()).companies).toEqual([]);
  expect((await answer("acceptInvitation", anke)).status).toBe(404);
});

it("is mailed with a link, and with another one when it is sent once more", async () => {
  const [anke, bilal] = [await addCompany(), guest()];
  await invite(anke, bilal);
  await invite(anke, bilal, []);
  const links = (await mailsTo(bilal.email)).map(({ kind, values }) => [kind, values.link]);
  const [pending] = await db.select().from(invitation).where(eq(invitation.companyId, anke.id));
  expect(links.map(([kind]) => kind)).toEqual(["employeeInvited", "employeeInvited"]);
  expect(links.map(([, link]) => String(link).endsWith(`/b2b/invitation/${pending!.id}`))).toEqual([false, true]);
  expect(pending!.permissions).toEqual([]);
});

it("ends by itself after two weeks", async () => {
  const [anke, bilal] = [await addCompany(), guest()];
  await invite(anke, bilal);
  const { me, answer } = await signIn(bilal.email);
  const [pending] = await db.select().from(invitation).where(eq(invitation.companyId, anke.id));
  const age = pending!.expiresAt.getTime() - Date.now();
  expect(Math.round(age / day)).toBe(limits.invitationDays);
  await db.update(invitation).set({ expiresAt: new Date() }).where(eq(invitation.id, pending!.id));
  expect((await me()).companies).toEqual([]);
  expect((await answer("acceptInvitation", anke)).status).toBe(404);
});

it("gives no right that the host lacks", async () => {
  const anke = await addCompany({ permissions: ["createEmployees"] });
  expect(await invite(anke, guest(), ["createEmployees", "editContracts"])).toMatchObject({
    status: 422,
    body: { customErrors: { permissions: ["rightNotOwn"] } },
  });
  expect((await invite(anke, guest(), ["createEmployees"])).status).toBe(204);
});

it("gives no right that the host has lost meanwhile, and none of a host who has left", async () => {
  const rights: Permission[] = ["createEmployees", "editJobOpenings"];
  const [anke, bilal, cem] = [await addCompany({ permissions: rights }), guest(), guest()];
  await invite(anke, bilal, rights);
  await invite(anke, cem, rights);
  const ofAnke = eq(employee.companyUserId, anke.userId);
  await db
    .update(employee)
    .set({ permissions: ["createEmployees"] })
    .where(ofAnke);
  const first = await signIn(bilal.email);
  expect((await first.me()).companies).toMatchObject([{ invitationPending: true, permissions: ["createEmployees"] }]);
  await first.answer("acceptInvitation", anke);
  expect((await first.me()).companies).toMatchObject([{ invitationPending: false, permissions: ["createEmployees"] }]);
  await db.delete(employee).where(ofAnke);
  const second = await signIn(cem.email);
  expect((await second.me()).companies).toMatchObject([{ invitation: { invitedBy: "Anke Brandt" }, permissions: [] }]);
  await second.answer("acceptInvitation", anke);
  expect((await second.me()).companies).toMatchObject([{ invitationPending: false, permissions: [], isOwner: false }]);
});

it("gives what the programme office wrote, ownership too", async () => {
  const anke = await addCompany();
  const bilal = guest();
  const [user] = await db.insert(companyUser).values(bilal).returning();
  const expiresAt = new Date(Date.now() + day);
  const offered = { companyId: anke.id, companyUserId: user!.id, isOwner: true, expiresAt };
  await db.insert(invitation).values({ ...bilal, ...offered });
  const { me, answer } = await signIn(bilal.email);
  await answer("acceptInvitation", anke);
  expect((await me()).companies).toMatchObject([{ id: anke.id, isOwner: true }]);
});

it("tells a company nothing of whom it invites but what it typed, until they accept", async () => {
  const [anke, nordlicht, bilal] = [await addCompany(), await addCompany(), guest()];
  await invite(nordlicht, { ...bilal, firstName: "Dr. Bilal", lastName: "Aydin-Nord" });
  const typed = { email: bilal.email.toUpperCase(), firstName: "B.", lastName: "Aydin" };
  await invite(anke, typed);
  const seen = async (search = "") => {
    const input = { params: { companyId: anke.id }, query: { search } };
    const { body } = await call<{ items: Employee[]; invited: Employee[] }>(company.fetchEmployees, input, anke.token);
    return [...body.invited, ...body.items].filter(({ id }) => id !== anke.userId);
  };
  const [pending] = await seen();
  expect(pending).toMatchObject(typed);
  const params = { companyId: anke.id, employeeId: pending!.id };
  expect((await call(company.fetchEmployee, { params }, anke.token)).body).toMatchObject(typed);
  expect([await seen("Nord"), (await seen("B. Aydin")).length]).toEqual([[], 1]);

  await (await signIn(bilal.email)).answer("acceptInvitation", anke);
  expect(await seen("Nord")).toMatchObject([{ firstName: "Dr. Bilal", lastName: "Aydin-Nord", email: bilal.email }]);
});

it("is not sent without end, nor with a right a thousand times", async () => {
  const anke = await addCompany();
  const rights = Array<Permission>(permissions.length + 1).fill("editJobOpenings");
  expect((await invite(anke, guest(), rights)).status).toBe(422);
  const statuses: number[] = [];
  for (let sent = 0; sent <= limits.invitationsPerHour; sent++) statuses.push((await invite(anke, guest())).status);
  expect(statuses.at(-1)).toBe(429);
  expect(new Set(statuses.slice(0, -1))).toEqual(new Set([204]));
});

it("is not for somebody who belongs to the company already, and keeps the name of who is known", async () => {
  const [anke, second] = [await addCompany(), await addCompany()];
  const again = { email: anke.email.toUpperCase(), firstName: "Annika", lastName: "B." };
  expect(await invite(anke, again)).toMatchObject({
    status: 422,
    body: { customErrors: { email: ["alreadyEmployee"] } },
  });
  expect((await invite(second, again)).status).toBe(204);
  const [known] = await db.select().from(companyUser).where(eq(companyUser.id, anke.userId));
  expect(known).toMatchObject({ firstName: "Anke", email: anke.email });
  expect(await db.$count(employee, eq(employee.companyUserId, anke.userId))).toBe(1);
});
