import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { worksAt } from "#backend/db/colleagues.ts";
import { company, companyUser, employee } from "#backend/db/schema/companies.ts";
import { mail } from "#backend/db/schema/mail.ts";
import { person } from "#backend/db/schema/people.ts";
import { mailApplicant } from "#backend/operations/mail/mail-applicant.ts";
import { mailCompany } from "#backend/operations/mail/mail-company.ts";
import { company as calls } from "#contract/calls/company.ts";
import { office } from "#contract/calls/office.ts";
import type { LoggedMail } from "#contract/entities/logged-mail.ts";
import type { NotificationSettings } from "#contract/enumerations/help.ts";
import { useWorld } from "../../../world/world.ts";

const { act, addAdvisor, addCompany, addJobOpening, addSara, call, db } = await useWorld();
const { token } = await addAdvisor({ isOffice: true });
const link = "http://localhost:3000/b2b/home";

/** Whether the office is offered the last mail to an address again, as of now; the backend decides as the button does. */
async function isOffered(to: string) {
  await db.update(mail).set({ sentAt: new Date() }).where(eq(mail.to, to));
  const { body } = await call<{ items: LoggedMail[] }>(office.fetchMails, { query: { search: to } }, token);
  const { id: mailId, isRepeatable } = body.items[0]!;
  const { status } = await call(office.sendAgain, { params: { mailId } }, token);
  expect(status).toBe(isRepeatable ? 204 : 409);
  return isRepeatable;
}

/** A company that was mailed about an applicant's interest. */
async function addMailedCompany() {
  const anke = await addCompany();
  await act("expressInterest", (await addJobOpening(anke.id)).id, await addSara());
  return anke;
}
const ofUser = ({ userId }: { userId: string }) =>
  db.select({ id: companyUser.personId }).from(companyUser).where(eq(companyUser.id, userId));
const choose = (personId: string, notificationSettings: NotificationSettings) =>
  db.update(person).set({ notificationSettings }).where(eq(person.id, personId));

it("is not offered to a colleague who has switched the category off since, and is again once it is on", async () => {
  const anke = await addMailedCompany();
  const [{ id } = { id: null }] = await ofUser(anke);
  await choose(id!, { company_answers: false });
  expect(await isOffered(anke.email)).toBe(true);
  await choose(id!, { company_interest: false });
  expect(await isOffered(anke.email)).toBe(false);
  await choose(id!, {});
  expect(await isOffered(anke.email)).toBe(true);
});

it("is offered to a colleague who never signed in, and so has switched nothing off", async () => {
  const anke = await addMailedCompany();
  await db.update(companyUser).set({ personId: null }).where(eq(companyUser.id, anke.userId));
  expect(await isOffered(anke.email)).toBe(true);
});

it("is not offered to somebody who has left the company, even if they work for another one", async () => {
  const [anke, other] = [await addMailedCompany(), await addCompany()];
  await db.insert(employee).values({ companyId: other.id, companyUserId: anke.userId });
  await db.delete(employee).where(worksAt(anke.id, anke.userId));
  expect(await isOffered(anke.email)).toBe(false);
});

it("is not offered while the company is locked", async () => {
  const anke = await addMailedCompany();
  await db.update(company).set({ lockedAt: new Date() }).where(eq(company.id, anke.id));
  expect(await isOffered(anke.email)).toBe(false);
  await db.update(company).set({ lockedAt: null }).where(eq(company.id, anke.id));
  expect(await isOffered(anke.email)).toBe(true);
});

it("is not offered to a colleague who may not open the contract any more that it leads to", async () => {
  const anke = await addCompany();
  const content = { kind: "contractToSign", values: { applicant: "Sara", opening: "Informatik", link } } as const;
  await mailCompany(db, anke.id, content, "company_contracts");
  expect(await isOffered(anke.email)).toBe(true);
  await db.update(employee).set({ isOwner: false }).where(eq(employee.companyUserId, anke.userId));
  expect(await isOffered(anke.email)).toBe(false);
});

it("is not offered to a former owner, where owners are told who changed how the company pays", async () => {
  const anke = await addCompany();
  await call(
    calls.changePaymentType,
    { params: { companyId: anke.id }, body: { paymentType: "direct_transfer" } },
    anke.token,
  );
  expect(await isOffered(anke.email)).toBe(true);
  await db.update(employee).set({ isOwner: false }).where(eq(employee.companyUserId, anke.userId));
  expect(await isOffered(anke.email)).toBe(false);
});

it("is not offered to an applicant who has switched the category off since, unless nobody may miss it", async () => {
  const sara = await addSara();
  const reader = { ...sara, firstName: "Sara", language: "de" as const, notificationSettings: {} };
  const values = { company: "Nordlicht", opening: "Informatik", link };
  await mailApplicant(db, reader, { kind: "offerReminder", values }, "reminders");
  expect(await isOffered(sara.email)).toBe(true);
  await choose(sara.personId, { reminders: false, offers: false });
  expect(await isOffered(sara.email)).toBe(false);
  await mailApplicant(db, reader, { kind: "offerMade", values });
  expect(await isOffered(sara.email)).toBe(true);
});
