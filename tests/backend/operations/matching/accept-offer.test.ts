import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { match } from "#backend/db/schema/matching.ts";
import { lockLeaving, withdrawMatches } from "#backend/operations/matching/withdraw-matches.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import type { Unit } from "#contract/entities/unit.ts";
import { useWorld } from "../../../world/world.ts";

const {
  act,
  addCompany,
  addJobOpening,
  addMatch,
  addSara,
  call,
  db,
  historyOf,
  kindsTo,
  matchOf,
  miriam,
  nordlicht,
  openingOf,
  stageOf,
  stagesOf,
} = await useWorld();

const matchingOf = async ({ token }: { token: string }) =>
  (await call<Unit>(applicant.fetchUnit, {}, token)).body.matching;

const withdraw = (accountId: string) =>
  db.transaction(async (tx) =>
    withdrawMatches(
      { db: tx, publicUrl: "http://localhost:3000", now: new Date() },
      (await lockLeaving(tx, accountId))!,
      {
        role: "applicant",
        actorId: accountId,
      },
    ),
  );

it("accepts one of twenty offers that are accepted at once on one position", async () => {
  const opening = await addJobOpening(nordlicht.id);
  const offers = await Promise.all(
    Array.from({ length: 20 }, () => addMatch("awaiting_applicant_confirmation", { opening })),
  );
  const answers = await Promise.all(offers.map(({ person }) => act("acceptOffer", opening.id, person)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  for (const { body } of answers.filter(({ status }) => status === 409))
    expect(body.customErrors).toEqual({ status: ["noPositionLeft"] });
  const rows = await db.select().from(match).where(eq(match.jobOpeningId, opening.id));
  expect(rows.filter(({ status }) => status === "offer_accepted")).toHaveLength(1);
  expect(rows.filter(({ cancellationReason }) => cancellationReason === "staffed_with_another_applicant")).toHaveLength(
    19,
  );
  expect(await openingOf(opening.id)).toMatchObject({ openPositions: 0, status: "staffed" });
});

it("accepts one of the offers that one applicant accepts at once", async () => {
  const person = await addSara();
  const offers = await Promise.all(
    Array.from({ length: 8 }, () => addMatch("awaiting_applicant_confirmation", { person })),
  );
  const answers = await Promise.all(offers.map(({ jobOpeningId }) => act("acceptOffer", jobOpeningId, person)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  const accepted = and(eq(match.accountId, person.id), eq(match.status, "offer_accepted"));
  expect(await db.select().from(match).where(accepted)).toHaveLength(1);
});

it("does not deadlock when applicants accept crosswise", async () => {
  for (let round = 0; round < 5; round++) {
    const openings = [await addJobOpening(nordlicht.id), await addJobOpening(nordlicht.id)];
    const people = [await addSara(), await addSara()];
    for (const opening of openings)
      for (const person of people) await addMatch("awaiting_applicant_confirmation", { opening, person });
    const answers = await Promise.all([0, 1].map((index) => act("acceptOffer", openings[index]!.id, people[index]!)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }
});

it("ends the applicant's other applications, and everybody else's with the last position", async () => {
  const person = await addSara();
  const anke = await addCompany();
  const opening = await addJobOpening(nordlicht.id, { requiredCount: 2 });
  const offer = await addMatch("awaiting_applicant_confirmation", { opening, person });
  const elsewhere = await addMatch("awaiting_partner_interest", { opening: await addJobOpening(anke.id), person });
  const rival = await addMatch("awaiting_applicant_confirmation", { opening });
  const suggested = await addMatch("awaiting_any_interest", { opening });

  await act("acceptOffer", opening.id, person);
  expect(await openingOf(opening.id)).toMatchObject({ openPositions: 1, status: "open" });
  expect(await matchOf(elsewhere.id)).toMatchObject({
    status: "cancelled",
    cancelledBy: "applicant",
    cancelledFrom: "awaiting_partner_interest",
  });
  expect(await kindsTo(anke.email)).toEqual(["applicantWithdrew"]);
  expect((await matchingOf(person)).accepted).toEqual({
    jobOpeningId: opening.id,
    company: "Nordlicht Software GmbH",
    course: opening.courseName,
    campus: opening.campusName,
    startDate: opening.startDate,
    ended: 1,
  });
  expect((await matchOf(rival.id)).status).toBe("awaiting_applicant_confirmation");

  await act("acceptOffer", opening.id, rival.person);
  expect(await openingOf(opening.id)).toMatchObject({ openPositions: 0, status: "staffed" });
  expect(await matchOf(offer.id)).toMatchObject({ status: "offer_accepted" });
  expect(await matchOf(suggested.id)).toMatchObject({ status: "cancelled", cancelledBy: "system" });
  // It was only suggested to them: nothing ended that they knew of.
  expect(await kindsTo(suggested.person.email)).toEqual([]);
  expect((await stagesOf(person)).map(({ to }) => to)).toEqual(["Contract Proposal"]);
});

it("ends nothing for somebody whose only application it was, even where one ended before", async () => {
  const { jobOpeningId, person } = await addMatch("awaiting_applicant_confirmation");
  await addMatch("cancelled", { person, cancelledBy: "applicant", cancelledFrom: "awaiting_partner_interest" });
  await addMatch("awaiting_any_interest", { person });
  await act("acceptOffer", jobOpeningId, person);
  expect((await matchingOf(person)).accepted).toMatchObject({ jobOpeningId, ended: 0 });
});

it("is refused for an offer that was not made, and for a second one", async () => {
  const applied = await addMatch("awaiting_partner_confirmation");
  const early = await act("acceptOffer", applied.jobOpeningId, applied.person);
  expect(early.body.customErrors).toEqual({ status: ["matchMoved?status=awaiting_partner_confirmation&version=1"] });

  const { jobOpeningId, person } = await addMatch("awaiting_applicant_confirmation");
  const later = await addMatch("cancelled", {
    person,
    cancelledBy: "applicant",
    cancelledFrom: "awaiting_applicant_confirmation",
  });
  await act("acceptOffer", jobOpeningId, person);
  expect((await act("acceptOffer", later.jobOpeningId, person)).body.customErrors).toEqual({
    status: ["offerAcceptedAlready"],
  });
});

it("is refused beside a contract with a partner of the applicant's own, and the position stays free", async () => {
  const sara = await addSara({ practicePartnerExists: true });
  await call(advisor.decideContract, { params: { accountId: sara.id }, body: { event: "request" } }, miriam.token);
  // As was left open when contracts ended no applications yet.
  const { jobOpeningId } = await addMatch("awaiting_applicant_confirmation", { person: sara });
  const { body } = await act("acceptOffer", jobOpeningId, sara);
  expect(body.customErrors).toEqual({ status: ["offerAcceptedAlready"] });
  expect(await openingOf(jobOpeningId)).toMatchObject({ openPositions: 1, status: "open" });
});

it.each([
  ["pay", { extraPayment: "keine" }],
  ["postal code", { practicePostalCode: "50667" }],
])("is refused for an offer whose %s changed since it was read", async (_, terms) => {
  const { jobOpeningId, person } = await addMatch("awaiting_applicant_confirmation");
  const params = { companyId: nordlicht.id, jobOpeningId };
  const change = (body: object) => call(company.changeJobOpening, { params, body }, nordlicht.token);
  await change({ benefits: "Kantine" });
  await change(terms);
  const stale = await act("acceptOffer", jobOpeningId, person, { version: 1 });
  expect(stale.body.customErrors).toEqual({ status: ["matchMoved?status=awaiting_applicant_confirmation&version=2"] });
  expect((await act("acceptOffer", jobOpeningId, person, { version: 2 })).status).toBe(200);
});

it("keeps what was agreed on, whatever becomes of the opening", async () => {
  const opening = await addJobOpening(nordlicht.id, { extraPayment: "1.050 €" });
  const { person } = await addMatch("awaiting_applicant_confirmation", { opening });
  await act("acceptOffer", opening.id, person);
  const params = { companyId: nordlicht.id, jobOpeningId: opening.id };
  const changes = { extraPayment: "keine", practicePlace: "Bremen, Am Deich 1" };
  expect((await call(company.changeJobOpening, { params, body: changes }, nordlicht.token)).status).toBe(200);
  const agreed = { extraPayment: "1.050 €", practicePlace: opening.practicePlace };
  const own = await call(applicant.fetchJobOpening, { params }, person.token);
  expect(own.body).toMatchObject(agreed);
  const atCompany = { ...params, accountId: person.id };
  const contract = await call(company.fetchContract, { params: atCompany }, nordlicht.token);
  expect(contract.body).toMatchObject({ jobOpening: agreed });
});

it("frees the position of an opening that has started without opening it again", async () => {
  const opening = { openPositions: 0, requiredCount: 1, status: "staffed", startDate: "2026-01-01" } as const;
  const { jobOpeningId, person } = await addMatch("offer_accepted", { opening });
  await withdraw(person.id);
  expect(await openingOf(jobOpeningId)).toMatchObject({ openPositions: 1, status: "staffed" });
});

it("frees the position when it is withdrawn, and the opening is open again", async () => {
  const opening = await addJobOpening(nordlicht.id);
  const { id, person } = await addMatch("awaiting_applicant_confirmation", { opening });
  const rival = await addMatch("awaiting_partner_confirmation", { opening });
  await act("acceptOffer", opening.id, person);
  await withdraw(person.id);
  expect(await openingOf(opening.id)).toMatchObject({ openPositions: 1, status: "open" });
  expect(await matchOf(id)).toMatchObject({ status: "cancelled", cancelledFrom: "offer_accepted" });
  expect((await historyOf(opening.id, person)).at(-1)).toMatchObject({
    from: "offer_accepted",
    to: "cancelled",
    event: "withdraw",
  });
  // Back goes the stage by the advisor's hand only.
  expect(await stageOf(person)).toBe("Contract Proposal");
  expect(await matchOf(rival.id)).toMatchObject({
    cancelledBy: "system",
    cancelledFrom: "awaiting_partner_confirmation",
  });
});

it("locks nobody out who had not answered: once the place is free again, their interest begins an application", async () => {
  const { id: companyId, email } = await addCompany();
  const opening = await addJobOpening(companyId);
  const { person } = await addMatch("awaiting_applicant_confirmation", { opening });
  const recommended = await addMatch("awaiting_any_interest", { opening });
  const invited = await addMatch("awaiting_applicant_interest", { opening });
  const inTouch = await addMatch("awaiting_partner_confirmation", { opening });
  await act("acceptOffer", opening.id, person);
  const express = (of: typeof invited) => act("expressInterest", opening.id, of.person);
  expect((await express(invited)).body.customErrors).toEqual({ status: ["noPositionLeft"] });
  await withdraw(person.id);
  for (const unanswered of [recommended, invited]) {
    expect((await express(unanswered)).status).toBe(200);
    expect(await matchOf(unanswered.id)).toMatchObject({ status: "awaiting_partner_interest", cancelledFrom: null });
  }
  expect((await kindsTo(email)).filter((kind) => kind === "interestExpressed")).toHaveLength(2);
  expect((await express(inTouch)).status).toBe(409);
});

it("leaves an opening closed that was closed in between", async () => {
  const opening = await addJobOpening(nordlicht.id);
  const { person } = await addMatch("awaiting_applicant_confirmation", { opening });
  await act("acceptOffer", opening.id, person);
  await db.execute(`update job_opening set status = 'closed' where id = '${opening.id}'`);
  await withdraw(person.id);
  expect(await openingOf(opening.id)).toMatchObject({ openPositions: 1, status: "closed" });
});
