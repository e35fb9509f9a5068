import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { companyUser, employee } from "#backend/db/schema/companies.ts";
import { match, matchChange } from "#backend/db/schema/matching.ts";
import { notification } from "#backend/db/schema/notifications.ts";
import { company } from "#contract/calls/company.ts";
import { office } from "#contract/calls/office.ts";
import type { CompanyHome } from "#contract/entities/company-home.ts";
import type { Notification } from "#contract/entities/notification.ts";
import { limits } from "#contract/limits.ts";
import { day } from "#domain/time.ts";
import { inDays, useWorld } from "../../../world/world.ts";

const { act, addAdvisor, addCompany, addJobOpening, addMatch, addSara, call, db, kindsTo, mailsTo } = await useWorld();

type Reader = Awaited<ReturnType<typeof addCompany>>;
interface Page {
  items: Notification[];
  total: number;
  unread: number;
  newest: string | null;
}
const list = (reader: Reader, query = {}) => call<Page>(company.fetchNotifications, { query }, reader.token);

/** Sara shows interest in an opening of the company. */
async function interest({ id }: Reader) {
  const opening = await addJobOpening(id);
  const sara = await addSara();
  await act("expressInterest", opening.id, sara);
  return { opening, sara };
}
const join = ({ id }: Reader, { userId }: Reader) =>
  db.insert(employee).values({ companyId: id, companyUserId: userId });

it("tells everybody of the company who was interested, and each has read it for themselves", async () => {
  const [anke, bilal] = [await addCompany(), await addCompany({ name: "Südwind GmbH" })];
  await join(anke, bilal);
  const { opening } = await interest(anke);
  const { body } = await list(anke);
  expect(body).toMatchObject({ total: 1, unread: 1 });
  expect(body.items).toMatchObject([
    {
      kind: "express-interest",
      isRead: false,
      company: { id: anke.id, name: "Nordlicht Software GmbH" },
      jobOpening: { id: opening.id, title: opening.title },
      applicant: { name: "Sara Yılmaz" },
    },
  ]);
  const read = () => call(company.readNotification, { params: { notificationId: body.items[0]!.id } }, anke.token);
  expect([(await read()).status, (await read()).status]).toEqual([204, 204]);
  expect((await list(anke)).body).toMatchObject({ unread: 0, items: [{ isRead: true }] });
  expect((await list(bilal)).body).toMatchObject({ unread: 1, items: [{ isRead: false }] });
});

it("counts nothing as unread for a colleague that came before they joined", async () => {
  const [anke, bilal] = [await addCompany(), await addCompany()];
  await interest(anke);
  await join(anke, bilal);
  expect((await list(bilal)).body).toMatchObject({ total: 1, unread: 0, items: [{ isRead: true }] });
  await interest(anke);
  expect((await list(bilal)).body).toMatchObject({ total: 2, unread: 1, items: [{ isRead: false }, { isRead: true }] });
  expect((await call(company.fetchCompanyUser, {}, bilal.token)).body).toMatchObject({ unreadNotifications: 1 });
});

it("shows what becomes of a contract to those who may open it", async () => {
  const [anke, bilal, cem] = [await addCompany(), await addCompany(), await addCompany()];
  await join(anke, bilal);
  await db.insert(employee).values({ companyId: anke.id, companyUserId: cem.userId, permissions: ["editContracts"] });
  const { id: matchId } = await addMatch("offer_accepted", { opening: await addJobOpening(anke.id) });
  await db.insert(notification).values({ companyId: anke.id, kind: "contract_sent", matchId });
  const seen = { total: 1, unread: 1, items: [{ kind: "contract_sent" }] };
  expect((await list(anke)).body).toMatchObject(seen);
  expect((await list(cem)).body).toMatchObject(seen);
  expect((await list(bilal)).body).toEqual({ items: [], total: 0, unread: 0, newest: null });
  const home = await call<CompanyHome>(company.fetchCompanyHome, { params: { companyId: anke.id } }, bilal.token);
  expect(home.body.notifications).toEqual([]);
});

it("tells the people of a locked company nothing, and mails them nothing, until it is unlocked", async () => {
  const anke = await addCompany();
  await interest(anke);
  const [{ id }] = (await list(anke)).body.items as [Notification];
  const opening = await addJobOpening(anke.id);
  const { person } = await addMatch("awaiting_interview_schedule", {
    opening,
    interviewDateSuggestions: [inDays(5)],
  });
  const params = { companyId: anke.id };
  const { token } = await addAdvisor({ isOffice: true });
  const unread = async () =>
    (await call<{ unreadNotifications: number }>(company.fetchCompanyUser, {}, anke.token)).body.unreadNotifications;

  await call(office.lockCompany, { params }, token);
  const mailed = await kindsTo(anke.email);
  expect((await act("chooseInterviewDate", opening.id, person, { interviewAt: inDays(5) })).status).toBe(200);
  expect((await list(anke)).body).toEqual({ items: [], total: 0, unread: 0, newest: null });
  expect((await list(anke, params)).status).toBe(404);
  expect((await call(company.readNotification, { params: { notificationId: id } }, anke.token)).status).toBe(404);
  expect([await unread(), await kindsTo(anke.email)]).toEqual([0, mailed]);

  await call(office.unlockCompany, { params }, token);
  expect([(await list(anke)).body.total, await unread()]).toEqual([2, 2]);
});

it("shows four at a time, the newest first, and marks all of them as read", async () => {
  const anke = await addCompany();
  const openings: string[] = [];
  for (let count = 0; count < limits.notificationsPerPage + 1; count++)
    openings.unshift((await interest(anke)).opening.id);
  const ids = ({ items }: Page) => items.map(({ jobOpening }) => jobOpening.id);
  const [newest, older] = [(await list(anke)).body, (await list(anke, { offset: limits.notificationsPerPage })).body];
  expect([...ids(newest), ...ids(older)]).toEqual(openings);
  expect(newest).toMatchObject({ total: 5, unread: 5 });
  expect((await call(company.readNotifications, {}, anke.token)).status).toBe(204);
  expect((await list(anke)).body.unread).toBe(0);
});

it("marks as read what was shown, and not what has come since", async () => {
  const anke = await addCompany();
  await interest(anke);
  const { newest } = (await list(anke)).body;
  await interest(anke);
  expect((await call(company.readNotifications, { body: { newest } }, anke.token)).status).toBe(204);
  expect((await list(anke)).body).toMatchObject({ unread: 1, items: [{ isRead: false }, { isRead: true }] });
});

it("lists those of one company alone, and none of a company that is not the reader's", async () => {
  const [anke, bilal] = [await addCompany(), await addCompany()];
  await join(bilal, anke);
  const [own, second] = [await interest(anke), await interest(bilal)];
  expect((await list(anke)).body.total).toBe(2);
  expect((await list(anke, { companyId: bilal.id })).body.items).toMatchObject([
    { jobOpening: { id: second.opening.id } },
  ]);
  expect((await list(bilal, { companyId: anke.id })).status).toBe(404);
  expect((await list(bilal)).body.items).not.toMatchObject([{ jobOpening: { id: own.opening.id } }]);
});

it("forgets the name some time after an application has ended", async () => {
  const anke = await addCompany();
  const { opening } = await interest(anke);
  const ended = new Date(Date.now() - (limits.endedApplicationDays + 1) * day);
  await db.update(match).set({ status: "cancelled", since: ended }).where(eq(match.jobOpeningId, opening.id));
  expect((await list(anke)).body.items).toMatchObject([{ applicant: { name: null }, note: null }]);
});

it("mails no category that somebody switched off, and tells of it in the portal all the same", async () => {
  const anke = await addCompany();
  const change = (body: object) => call(company.changeMailedCategories, { body }, anke.token);
  expect(await change({ company_interest: false })).toMatchObject({
    body: { company_interest: false, company_interviews: true, company_answers: true },
  });
  await interest(anke);
  expect(await kindsTo(anke.email)).toEqual([]);
  expect((await list(anke)).body.unread).toBe(1);
  const opening = await addJobOpening(anke.id);
  const invited = await addMatch("awaiting_interview_schedule", {
    opening,
    interviewDateSuggestions: [inDays(5)],
  });
  await act("chooseInterviewDate", opening.id, invited.person, { interviewAt: inDays(5) });
  expect(await kindsTo(anke.email)).toEqual(["interviewDateChosen"]);
  expect((await change({ company_interest: true })).body).toMatchObject({ company_interest: true });
  expect((await call(company.fetchMailedCategories, {}, anke.token)).body).toMatchObject({ company_interest: true });
});

it("keeps an applicant's own words from colleagues who have not promised confidentiality", async () => {
  const [anke, bilal] = [await addCompany(), await addCompany()];
  await join(anke, bilal);
  const promise = (at: Date | null) =>
    db.update(companyUser).set({ confidentialityAcceptedAt: at }).where(eq(companyUser.id, bilal.userId));
  await promise(null);
  const opening = await addJobOpening(anke.id);
  const { person } = await addMatch("awaiting_interview_schedule", { opening, interviewDateSuggestions: [inDays(5)] });
  const note = "I am in hospital until May";
  await act("declineInterviewDates", opening.id, person, { note });

  const mailed = async ({ email }: Reader) => (await mailsTo(email)).map(({ kind, values }) => [kind, values?.message]);
  expect(await mailed(anke)).toEqual([["noDateFits", note]]);
  expect(await mailed(bilal)).toEqual([["noDateFits", null]]);
  const query = { companyId: anke.id };
  const home = (reader: Reader) => call<CompanyHome>(company.fetchCompanyHome, { params: query }, reader.token);
  const shown = async (reader: Reader) => [
    (await list(reader, query)).body.items[0]?.note,
    (await home(reader)).body.notifications[0]?.note,
  ];
  expect(await shown(anke)).toEqual([note, note]);
  expect(await shown(bilal)).toEqual([null, null]);
  await promise(new Date());
  expect(await shown(bilal)).toEqual([note, note]);
});

it("takes a colleague's opinion of the portal and what they hid for good", async () => {
  const anke = await addCompany();
  const opinion = { selected: "negative", reasons: "confusing", feedback: "Wo ist die Liste?" };
  expect((await call(company.sendFeedback, { body: opinion }, anke.token)).status).toBe(204);
  expect((await call(company.sendFeedback, { body: { ...opinion, reasons: "help-ok" } }, anke.token)).status).toBe(422);
  await call(company.replaceMetadata, { body: { hideDmsInfoModal: true } }, anke.token);
  expect((await call(company.fetchCompanyUser, {}, anke.token)).body).toMatchObject({
    metadata: { hideDmsInfoModal: true },
  });
});

it("calls by the first name who was invited and has shown no interest, in the portal as in the mail", async () => {
  const anke = await addCompany();
  const opening = await addJobOpening(anke.id);
  const invited = await addMatch("awaiting_applicant_interest", { opening, source: "company" });
  await db
    .update(matchChange)
    .set({ event: "arrange-interview", role: "company" })
    .where(eq(matchChange.matchId, invited.id));
  await act("expressDisinterest", opening.id, invited.person);
  const [mail] = await mailsTo(anke.email);
  expect(mail).toMatchObject({ kind: "applicantDeclined", values: { applicant: "Sara" } });
  expect((await list(anke)).body.items).toMatchObject([{ kind: "express-disinterest", applicant: { name: null } }]);
});

it("links a mail about an invited applicant of whom nothing may be seen any more to the opening, which opens", async () => {
  const anke = await addCompany();
  const invite = async (person?: Awaited<ReturnType<typeof addSara>>) => {
    const invited = await addMatch("awaiting_applicant_interest", {
      opening: await addJobOpening(anke.id),
      source: "company",
      ...(person && { person }),
    });
    const byCompany = { event: "arrange-interview", role: "company" } as const;
    await db.update(matchChange).set(byCompany).where(eq(matchChange.matchId, invited.id));
    return invited;
  };
  const declined = await invite();
  await act("expressDisinterest", declined.jobOpeningId, declined.person);
  const gone = await invite();
  const elsewhere = await addMatch("awaiting_applicant_confirmation", { person: gone.person });
  await act("acceptOffer", elsewhere.jobOpeningId, gone.person);
  const mails = await mailsTo(anke.email);
  expect(mails.map(({ kind }) => kind)).toEqual(["applicantDeclined", "applicantWithdrew"]);
  for (const [index, { jobOpeningId, person }] of [declined, gone].entries()) {
    const params = { companyId: anke.id, jobOpeningId };
    const applicant = { params: { ...params, accountId: person.id } };
    expect((await call(company.fetchApplicant, applicant, anke.token)).status).toBe(404);
    expect((await call(company.fetchJobOpening, { params }, anke.token)).status).toBe(200);
    const link = `http://localhost:3000/b2b/job-openings/${jobOpeningId}?company=${anke.id}`;
    expect(mails[index]).toMatchObject({ values: { link } });
  }
});

it("links a mail about an applicant who withdraws to the opening, which stays when they are deleted next", async () => {
  const anke = await addCompany();
  const { opening, sara } = await interest(anke);
  const elsewhere = await addMatch("awaiting_applicant_confirmation", { person: sara });
  await act("acceptOffer", elsewhere.jobOpeningId, sara);
  const link = `http://localhost:3000/b2b/job-openings/${opening.id}?company=${anke.id}`;
  expect((await mailsTo(anke.email)).at(-1)).toMatchObject({ kind: "applicantWithdrew", values: { link } });
});
