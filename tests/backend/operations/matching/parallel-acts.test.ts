import { expect, it } from "vitest";
import type { ApplicationStatus } from "#contract/enumerations/matching.ts";
import { isPossible, type MatchState, noApplication } from "#domain/match-status.ts";
import { inDays, useWorld } from "../../../world/world.ts";

const { act, actOn, addMatch, historyOf, matchOf, noticesOf } = await useWorld();

type Added = Awaited<ReturnType<typeof addMatch>>;
/** An act of one of the two sides, by what they see. */
type Do = (seen: Added) => Promise<{ status: number; body: { customErrors?: Record<string, string[]> } }>;

const dates = [inDays(7), inDays(8)];

const suggest: Do = ({ id, version }) =>
  actOn("arrangeInterview", id, { interviewDateSuggestions: [inDays(9)], version });
const setTrialDay: Do = ({ id, version }) =>
  actOn("arrangeInterview", id, { interviewDateSuggestions: [inDays(10)], kind: "trial_day", version });
const offer: Do = ({ id, version }) => actOn("acceptApplicant", id, { note: "Wir freuen uns.", version });
const reject: Do = ({ id, version }) => actOn("rejectApplicant", id, { feedbackText: "Leider nicht.", version });
const takeBack: Do = ({ id, version }) => actOn("takeBackRejection", id, { version });

const choose: Do = ({ jobOpeningId, person, version }) =>
  act("chooseInterviewDate", jobOpeningId, person, { interviewAt: dates[0], version });
const declineDates: Do = ({ jobOpeningId, person, version }) =>
  act("declineInterviewDates", jobOpeningId, person, { note: "Keiner passt.", version });
const interest: Do = ({ jobOpeningId, person, version }) => act("expressInterest", jobOpeningId, person, { version });
const acceptOffer: Do = ({ jobOpeningId, person, version }) => act("acceptOffer", jobOpeningId, person, { version });
const letGo: Do = ({ jobOpeningId, person, version }) => act("expressDisinterest", jobOpeningId, person, { version });

const scenes: [ApplicationStatus, Parameters<typeof addMatch>[1], Do[]][] = [
  ["awaiting_partner_interest", {}, [suggest, offer, reject, letGo]],
  ["awaiting_applicant_interest", { interviewDateSuggestions: dates }, [offer, reject, interest, letGo]],
  [
    "awaiting_interview_schedule",
    { interviewDateSuggestions: dates },
    [suggest, offer, reject, choose, declineDates, letGo],
  ],
  ["interview_scheduled", { interviewAt: new Date(dates[0]!) }, [suggest, setTrialDay, offer, reject, letGo]],
  ["awaiting_partner_confirmation", {}, [setTrialDay, offer, reject, letGo]],
  ["awaiting_applicant_confirmation", {}, [reject, acceptOffer, letGo]],
  ["cancelled", { cancelledBy: "company", cancelledFrom: "awaiting_partner_interest" }, [takeBack]],
];

it.each(scenes)(
  "lets one of twenty acts of both sides at once move an application: %s",
  async (status, given, acts) => {
    const before = await addMatch(status, given);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => acts[index % acts.length]!(before)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(19).fill(409)]);

    const after = await matchOf(before.id);
    const moved = `matchMoved?status=${after.status}&version=${after.version}`;
    for (const { body } of answers.filter((answer) => answer.status === 409))
      expect(["offerAcceptedAlready", "noPositionLeft", moved]).toContain(body.customErrors?.status?.[0]);
    expect(after.version).toBe(before.version + 1);
    const history = await historyOf(before.jobOpeningId, before.person);
    expect(history).toHaveLength(2);
    expect(history[1]).toMatchObject({ from: status, to: after.status });
    const state: MatchState = { ...noApplication, status, cancelledBy: given?.cancelledBy ?? null };
    expect(isPossible(state, history[1]!.event, history[1]!.role)).toBe(true);
    // The other side is told, and told once.
    const { event, role } = history[1]!;
    const notices = {
      applicant: await noticesOf(before.id, "applicant"),
      company: await noticesOf(before.id, "company"),
    };
    expect(notices).toEqual(
      role === "company" ? { applicant: [event], company: [] } : { applicant: [], company: [event] },
    );
  },
);
