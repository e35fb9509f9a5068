import { describe, expect, it } from "vitest";
import type { MailKind } from "#backend/mail/mail-kinds.ts";
import { lockLeaving } from "#backend/operations/matching/withdraw-matches.ts";
import { eraseAccount } from "#backend/operations/personal-data/erase-account.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import type { NotificationSettings } from "#contract/enumerations/help.ts";
import type { ApplicationStatus } from "#contract/enumerations/matching.ts";
import { inDays, useWorld } from "../../../world/world.ts";

const world = await useWorld();
const { act, actOn, addCompany, addJobOpening, addMatch, addSara, call, db, kindsTo, mailsTo, matchOf } = world;
const { miriam, settings } = world;

/** What a mail says of appointments that do not take place, or do again. */
interface Told {
  kind: MailKind;
  values: { ended?: object[]; resumed?: object[] };
}
const lastTo = async (email: string) => (await mailsTo(email)).at(-1) as unknown as Told;

/** An application with an agreed interview in three days, to an opening of a company of its own. */
async function addAgreed(
  values: Parameters<typeof addMatch>[1] = {},
  status: ApplicationStatus = "interview_scheduled",
) {
  const anke = await addCompany();
  const { id } = await addJobOpening(anke.id);
  const agreed = { interviewAt: new Date(inDays(3)), place: "Köln", ...values };
  const match = await addMatch(status, { opening: { id }, ...agreed });
  return { ...match, anke };
}
const interview = async (matchId: string) => ({
  matchId,
  kind: "interview",
  at: inDays(3),
  version: (await matchOf(matchId)).version,
});

describe("an agreed interview that is still ahead", () => {
  it("is called off in the mails to both when the company rejects", async () => {
    const { id, person, anke } = await addAgreed();
    const { version } = await matchOf(id);
    await actOn("rejectApplicant", id, { feedbackText: "Leider nicht." }, anke);
    const ended = [await interview(id)];
    expect(ended[0]!.version).toBe(version + 1);
    expect(await lastTo(person.email)).toMatchObject({ kind: "applicationCancelled", values: { ended } });
    expect(await lastTo(anke.email)).toMatchObject({ kind: "companyAppointmentChanged", values: { ended } });
  });

  it("is called off in the mails to both when the applicant declines, or accepts another offer", async () => {
    const { id, jobOpeningId, person, anke } = await addAgreed();
    await act("expressDisinterest", jobOpeningId, person);
    const ended = [await interview(id)];
    expect(await lastTo(anke.email)).toMatchObject({ kind: "applicantDeclined", values: { ended } });
    expect(await lastTo(person.email)).toMatchObject({ kind: "appointmentChanged", values: { ended } });

    const other = await addAgreed();
    const offer = await addMatch("awaiting_applicant_confirmation", { person: other.person });
    await act("acceptOffer", offer.jobOpeningId, other.person);
    const given = { ended: [await interview(other.id)] };
    expect(await lastTo(other.anke.email)).toMatchObject({ kind: "applicantWithdrew", values: given });
    expect(await lastTo(other.person.email)).toMatchObject({ kind: "appointmentChanged", values: given });
  });

  it("is called off when the company closes the opening, and when the applicant is deleted", async () => {
    const closed = await addAgreed();
    const params = { companyId: closed.anke.id, jobOpeningId: closed.jobOpeningId };
    await call(company.changeJobOpening, { params, body: { status: "closed" } }, closed.anke.token);
    const ended = [await interview(closed.id)];
    expect(await lastTo(closed.person.email)).toMatchObject({ kind: "applicationCancelled", values: { ended } });
    expect(await lastTo(closed.anke.email)).toMatchObject({ kind: "companyAppointmentChanged", values: { ended } });

    const { id, person, anke } = await addAgreed();
    const gone = [{ matchId: id, kind: "interview", at: inDays(3) }];
    await db.transaction(async (tx) => {
      const work = { db: tx, publicUrl: settings.publicUrl, sessionSecret: "", now: new Date() };
      await eraseAccount(work, (await lockLeaving(tx, person.id))!);
    });
    expect(await lastTo(anke.email)).toMatchObject({ kind: "applicantWithdrew", values: { ended: gone } });
  });

  it("is called off when other dates come instead, but not by an offer or a trial day", async () => {
    const moved = await addAgreed();
    await actOn("arrangeInterview", moved.id, { interviewDateSuggestions: [inDays(7)] }, moved.anke);
    const ended = [await interview(moved.id)];
    expect(await lastTo(moved.person.email)).toMatchObject({ kind: "interviewMoved", values: { ended } });
    expect(await lastTo(moved.anke.email)).toMatchObject({ kind: "companyAppointmentChanged", values: { ended } });

    const { id, person, anke } = await addAgreed();
    const trialDay = { interviewDateSuggestions: [inDays(7)], kind: "trial_day" };
    await actOn("arrangeInterview", id, trialDay, anke);
    await actOn("acceptApplicant", id, {}, anke);
    expect(await kindsTo(person.email)).toEqual(["trialDaySet", "offerMade"]);
    expect(await kindsTo(anke.email)).toEqual([]);
    await actOn("rejectApplicant", id, { feedbackText: "Leider nicht." }, anke);
    expect(await lastTo(person.email)).toMatchObject({
      kind: "offerWithdrawn",
      values: {
        ended: [
          { kind: "interview", at: inDays(3) },
          { kind: "trialDay", at: inDays(7) },
        ],
      },
    });
  });

  it("takes place again when the end is taken back, and both are told", async () => {
    const { id, jobOpeningId, person, anke } = await addAgreed();
    await actOn("rejectApplicant", id, { feedbackText: "Leider nicht." }, anke);
    await actOn("takeBackRejection", id, {}, anke);
    const resumed = [await interview(id)];
    expect(await lastTo(person.email)).toMatchObject({ kind: "applicationResumed", values: { resumed } });
    expect(await lastTo(anke.email)).toMatchObject({ kind: "companyAppointmentChanged", values: { resumed } });

    await act("expressDisinterest", jobOpeningId, person);
    await act("takeBack", jobOpeningId, person);
    const again = { resumed: [await interview(id)] };
    expect(await lastTo(anke.email)).toMatchObject({ kind: "applicantResumed", values: again });
    expect(await lastTo(person.email)).toMatchObject({ kind: "appointmentChanged", values: again });
  });

  it("is told of to an applicant who gets mails of interviews, but none of the kind that the act is mailed in", async () => {
    const { id, person, anke } = await addAgreed({
      person: await addSara({ notificationSettings: { invitations: false } }),
    });
    await actOn("rejectApplicant", id, { feedbackText: "Leider nicht." }, anke);
    await actOn("takeBackRejection", id, {}, anke);
    expect(await kindsTo(person.email)).toEqual(["applicationCancelled", "appointmentChanged"]);
    expect(await lastTo(person.email)).toMatchObject({ values: { resumed: [await interview(id)] } });

    const none = await addSara({ notificationSettings: { invitations: false, interviews: false } });
    const unread = await addAgreed({ person: none });
    await actOn("rejectApplicant", unread.id, { feedbackText: "Leider nicht." }, unread.anke);
    await actOn("takeBackRejection", unread.id, {}, unread.anke);
    expect(await kindsTo(none.email)).toEqual(["applicationCancelled"]);
  });

  it("is told of to a company's people in the same way", async () => {
    const { id, jobOpeningId, person, anke } = await addAgreed();
    const choose = (body: NotificationSettings) => call(company.changeMailedCategories, { body }, anke.token);
    await choose({ company_answers: false, company_interest: false });
    await act("expressDisinterest", jobOpeningId, person);
    const ended = [await interview(id)];
    expect(await lastTo(anke.email)).toMatchObject({ kind: "companyAppointmentChanged", values: { ended } });
    await act("takeBack", jobOpeningId, person);
    const resumed = [await interview(id)];
    expect(await lastTo(anke.email)).toMatchObject({ kind: "companyAppointmentChanged", values: { resumed } });
    expect(await mailsTo(anke.email)).toHaveLength(2);

    await choose({ company_interviews: false });
    await act("expressDisinterest", jobOpeningId, person);
    expect(await mailsTo(anke.email)).toHaveLength(2);
    await choose({ company_answers: true, company_interest: true, company_interviews: true });
    await act("takeBack", jobOpeningId, person);
    expect((await kindsTo(anke.email)).slice(2)).toEqual(["applicantResumed"]);
  });

  it("is called off to an accepted applicant whom the desk sets to lost", async () => {
    const { id, jobOpeningId, person, anke } = await addAgreed({}, "awaiting_applicant_confirmation");
    await act("acceptOffer", jobOpeningId, person);
    const body = { stage: "Lost", reason: "Zurückgezogen." };
    await call(advisor.setStage, { params: { accountId: person.id }, body }, miriam.token);
    const ended = [await interview(id)];
    expect(await lastTo(anke.email)).toMatchObject({ kind: "applicantWithdrew", values: { ended } });
    expect(await mailsTo(person.email)).toMatchObject([
      { kind: "appointmentChanged", values: { ended } },
      { kind: "partnershipEnded" },
    ]);
  });

  it("has no place any more once a trial day has another, and is called off at its own", async () => {
    const { id, person, anke } = await addAgreed({ trialDayAt: new Date(inDays(7)) }, "trial_day_scheduled");
    await actOn("rejectApplicant", id, { feedbackText: "Leider nicht." }, anke);
    const days = [
      { kind: "interview", place: null },
      { kind: "trialDay", place: "Köln" },
    ];
    expect(await lastTo(person.email)).toMatchObject({ values: { ended: days } });
    await actOn("takeBackRejection", id, {}, anke);
    expect(await lastTo(person.email)).toMatchObject({ values: { resumed: days } });

    const moved = await addAgreed();
    const elsewhere = { interviewDateSuggestions: [inDays(7)], place: "Bonn" };
    await actOn("arrangeInterview", moved.id, elsewhere, moved.anke);
    expect(await lastTo(moved.person.email)).toMatchObject({ values: { ended: [{ place: "Köln" }] } });
  });

  it("is in no calendar any more once it is called off", async () => {
    const { id, jobOpeningId, person, anke } = await addAgreed();
    const download = () => call(applicant.fetchCalendarFile, { params: { jobOpeningId } }, person.token);
    expect((await download()).status).toBe(200);
    await actOn("rejectApplicant", id, { feedbackText: "Leider nicht." }, anke);
    expect((await download()).status).toBe(404);
  });
});

it("tells of no appointment that is over, or that there was none", async () => {
  const over = await addAgreed({ interviewAt: new Date(Date.now() - 1) });
  await actOn("rejectApplicant", over.id, { feedbackText: "Leider nicht." }, over.anke);
  expect((await lastTo(over.person.email)).values.ended ?? []).toEqual([]);
  expect(await kindsTo(over.anke.email)).toEqual([]);

  const moved = await addAgreed({ trialDayAt: new Date(inDays(5)) });
  await actOn("arrangeInterview", moved.id, { interviewDateSuggestions: [inDays(9)], kind: "trial_day" }, moved.anke);
  expect(await kindsTo(moved.anke.email)).toEqual([]);
});
