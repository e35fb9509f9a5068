import type { DemoContractStep, DemoStep, DemoStory } from "./add-matching.ts";
import { people } from "./alsterwerft-people.ts";
import type { DemoPerson } from "./demo-person.ts";
import { calendarOf, choose, dayPassed, express, invite, request } from "./demo-steps.ts";
import type { DemoOpening } from "./load-companies.ts";
import { comingIntakes } from "./load-programme.ts";
import { nearStart } from "./matching-personas.ts";

/** An opening of Alsterwerft Medien, with the stories of its applicants. */
interface DemoVacancy extends Pick<DemoOpening, "course" | "startDate" | "requiredCount" | "publishedAt" | "but"> {
  offer: number;
  applicants: (DemoStory & { who: DemoPerson; notes?: DemoNote[] })[];
}

/** What a colleague has noted about an applicant. */
export interface DemoNote {
  by: "firma@example.org" | "team@example.org";
  at: Date;
  text: string;
}

const studio = "Alsterwerft Medien, Werftstraße 12, Hamburg";
const draft = { status: "draft", openPositions: null, publishedAt: null } as const;

/** The demo of Antje Claussen and her colleague: openings and applications in every status (spec §4). */
export function alsterwerft(now: Date): DemoVacancy[] {
  const { daysAgo, workday } = calendarOf(now);
  const [next, later] = comingIntakes(now) as [string, string];
  const soon = nearStart(now);
  const apply = (who: DemoPerson, steps: DemoStep[], contract?: DemoContractStep[]) => ({ who, steps, contract });
  /** Somebody who accepted an offer so many days ago. */
  const hire = (who: DemoPerson, days: number, contract?: DemoContractStep[]) => {
    const talk = workday(-days - 15, 9);
    const steps: DemoStep[] = [
      express(daysAgo(days + 28)),
      invite(daysAgo(days + 24), [talk], studio),
      choose(daysAgo(days + 21), talk),
      dayPassed,
      { event: "accept", role: "company", at: daysAgo(days + 6) },
      { event: "accept-offer", role: "applicant", at: daysAgo(days) },
    ];
    return apply(who, steps, contract);
  };
  const submit = (days: number): DemoContractStep => ({ event: "submit", role: "applicant", at: daysAgo(days) });
  const decide = (event: "request-changes" | "send" | "enrol", days: number, note?: string): DemoContractStep => ({
    event,
    role: "study_advisor",
    at: daysAgo(days),
    note,
  });
  const note = (by: DemoNote["by"], days: number, text: string): DemoNote => ({ by, at: daysAgo(days), text });
  const sign = (days: number): DemoContractStep => ({ event: "sign", role: "company", at: daysAgo(days) });
  const recommend: DemoStep = { event: "recommend", role: "study_advisor", at: daysAgo(3) };
  const claras = workday(-5, 9);
  const pastDate = workday(-9, 12);
  const gretas = workday(-30, 8);
  const gretasAnswer = daysAgo(18);

  return [
    {
      course: "Betriebswirtschaftslehre",
      offer: 1,
      startDate: next,
      requiredCount: 2,
      publishedAt: daysAgo(41),
      applicants: [
        apply(people.jannis, [express(daysAgo(8.2))]),
        apply(people.elif, [express(daysAgo(6.4))]),
        apply(people.yasmin, [express(daysAgo(1.3))]),
        {
          ...apply(people.clara, [
            express(daysAgo(19)),
            invite(daysAgo(15), [claras, workday(-4, 13)], studio),
            choose(daysAgo(13), claras),
            dayPassed,
          ]),
          notes: [
            note(
              "firma@example.org",
              3.1,
              "Gutes Gespräch: hat sich unsere letzten zwei Kampagnen angesehen und genau nachgefragt, wie wir planen.",
            ),
            note(
              "team@example.org",
              2.8,
              "Sehe ich auch so. Vor dem Angebot bitte klären, ob der Mittwoch als Praxistag passt.",
            ),
          ],
        },
        apply(people.lukas, [
          express(daysAgo(11)),
          invite(daysAgo(7), [workday(2, 9), workday(3, 13)], studio),
          choose(daysAgo(5), workday(2, 9)),
        ]),
        apply(people.deniz, [
          express(daysAgo(27)),
          invite(daysAgo(22), [pastDate], studio),
          choose(daysAgo(20), pastDate),
          dayPassed,
          {
            event: "arrange-trial-day",
            role: "company",
            at: daysAgo(2.5),
            note: "Das Gespräch hat uns gefallen. Kommst du einen Tag mit ins Team?",
            values: { trialDayAt: workday(4, 7), place: studio },
          },
        ]),
        {
          ...apply(people.hanna, [
            express(daysAgo(33)),
            invite(daysAgo(29), [pastDate], studio),
            choose(daysAgo(26), pastDate),
            dayPassed,
            { event: "accept", role: "company", at: daysAgo(2.2) },
          ]),
          notes: [
            note(
              "firma@example.org",
              5.2,
              "Unsere erste Wahl für den zweiten Platz. Das Team freut sich auf die Zusammenarbeit.",
            ),
          ],
        },
      ],
    },
    {
      course: "Wirtschaftsinformatik",
      offer: 1,
      startDate: next,
      requiredCount: 1,
      publishedAt: daysAgo(24),
      applicants: [
        apply(people.tom, [
          express(daysAgo(14)),
          invite(daysAgo(9), [workday(1, 9), workday(2, 9)], studio),
          {
            event: "decline-interview-dates",
            role: "applicant",
            at: daysAgo(4.1),
            note: "An beiden Tagen schreibe ich Abitur. Ab dem Tag danach habe ich immer Zeit.",
            values: { interviewDateSuggestions: [] },
          },
        ]),
        apply(people.aylin, [express(daysAgo(0.2))]),
        apply(people.finn, [
          express(daysAgo(6)),
          invite(daysAgo(1.6), [workday(5, 9), workday(6, 13), workday(9, 9)], studio),
        ]),
        apply(people.pauline, [
          express(daysAgo(10)),
          invite(daysAgo(6.5), [workday(8, 13)], studio),
          choose(daysAgo(4.6), workday(8, 13)),
        ]),
        apply(people.zoe, [recommend]),
        apply(people.karim, [
          invite(daysAgo(2.8), [workday(6, 9), workday(7, 13)], studio, "Dein Profil passt gut zu unserem Datenteam."),
        ]),
        apply(people.ben, [
          express(daysAgo(16)),
          {
            event: "reject",
            role: "company",
            at: daysAgo(12),
            note: "Wir haben uns für Menschen entschieden, die schon programmiert haben. Danke für dein Interesse!",
          },
        ]),
        apply(people.ida, [
          express(daysAgo(15)),
          invite(daysAgo(11), [workday(-3, 9)], studio),
          {
            event: "express-disinterest",
            role: "applicant",
            at: daysAgo(9.3),
            note: "Ich habe einen Platz näher an zu Hause gefunden.",
          },
        ]),
      ],
    },
    {
      course: "Personalmanagement",
      offer: 1,
      startDate: next,
      requiredCount: 2,
      publishedAt: daysAgo(66),
      but: { status: "staffed", openPositions: 0 },
      applicants: [
        apply(
          people.greta,
          [
            express(daysAgo(47)),
            invite(daysAgo(42), [gretas], studio),
            choose(daysAgo(39), gretas),
            dayPassed,
            { event: "accept", role: "company", at: daysAgo(23) },
            { event: "accept-offer", role: "applicant", at: gretasAnswer },
          ],
          [request(daysAgo(12))],
        ),
        hire(people.levi, 19.5),
        apply(people.malte, [express(daysAgo(36)), { event: "staff", role: "system", at: gretasAnswer }]),
      ],
    },
    {
      course: "Betriebswirtschaftslehre",
      offer: 4,
      startDate: next,
      requiredCount: 1,
      publishedAt: daysAgo(80),
      but: { status: "closed" },
      applicants: [apply(people.nora, [express(daysAgo(31)), { event: "close", role: "system", at: daysAgo(20) }])],
    },
    {
      course: "Betriebswirtschaftslehre",
      offer: 3,
      startDate: soon,
      requiredCount: 5,
      publishedAt: daysAgo(62),
      but: { status: "staffed", openPositions: 0 },
      applicants: [
        hire(people.ole, 24, [request(daysAgo(22)), submit(5.3)]),
        hire(people.mara, 25, [
          request(daysAgo(23)),
          submit(16),
          decide("request-changes", 4.2, "Auf der Kopie des Ausweises fehlt die Rückseite."),
        ]),
        hire(people.samira, 27, [request(daysAgo(25)), submit(18), decide("send", 1.4)]),
        hire(people.jonte, 29, [request(daysAgo(27)), submit(20), decide("send", 9), sign(7)]),
        hire(people.frieda, 31, [
          request(daysAgo(28)),
          submit(21),
          decide("send", 12),
          sign(10.5),
          decide("enrol", 6.1),
        ]),
      ],
    },
    {
      course: "Wirtschaftsinformatik",
      offer: 3,
      startDate: later,
      requiredCount: 1,
      publishedAt: daysAgo(52),
      but: { status: "staffed", openPositions: 0 },
      applicants: [hire(people.thea, 2.6)],
    },
    {
      course: "Personalmanagement",
      offer: 3,
      startDate: later,
      requiredCount: 1,
      publishedAt: daysAgo(5),
      but: { ...draft, skills: null, workmodel: null },
      applicants: [],
    },
    {
      course: "Marketing",
      offer: 4,
      startDate: later,
      requiredCount: 2,
      publishedAt: daysAgo(2),
      but: draft,
      applicants: [],
    },
  ];
}
