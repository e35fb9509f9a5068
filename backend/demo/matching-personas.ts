import type { DemoMark, DemoMatch } from "./add-matching.ts";
import { calendarOf, choose, dayPassed, express, invite, request } from "./demo-steps.ts";
import { comingIntakes } from "./load-programme.ts";
import type { Persona } from "./persona.ts";

/** The first of a month near enough that contract documents are already accepted (spec §4: three months before). */
export function nearStart(now: Date) {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1)).toISOString().slice(0, 10);
}

/** Sara's applications: one company invited her, another has her application. */
export function matchingOfSara(now: Date): { matches: DemoMatch[]; marks: DemoMark[] } {
  const { daysAgo, workday } = calendarOf(now);
  const opening = { course: "Marketing", startDate: comingIntakes(now)[0]! } as const;
  return {
    matches: [
      {
        ...opening,
        company: "Alsterwerft Medien GmbH",
        offer: 3,
        publishedAt: daysAgo(17),
        steps: [express(daysAgo(4))],
      },
      {
        ...opening,
        company: "Hörspur Verlag GmbH",
        offer: 6,
        publishedAt: daysAgo(23),
        steps: [
          invite(
            daysAgo(1.5),
            [workday(6, 9), workday(8, 13), workday(10, 9)],
            "Hörspur Verlag, Methfesselhof 5, Hamburg, Klingel „Studio“",
            "Liebe Sara, deine Arbeit für den Sportverein hat uns neugierig gemacht. Wir würden dir gern das " +
              "Studio zeigen und dich kennenlernen.",
          ),
        ],
      },
    ],
    marks: [
      { company: "Fährhaus Software GmbH", course: "Marketing", isFavorite: true, viewedAt: daysAgo(3) },
      { company: "Hanseblick Versicherungsmakler AG", course: "Marketing", isFavorite: false, viewedAt: daysAgo(2) },
    ],
  };
}

/** Applicants at later stages: with an interview ahead, an offer to answer, or a contract to prepare. */
export function matchingPersonas(now: Date, common: Pick<Persona, "answers" | "unit">): Persona[] {
  const { daysAgo, workday } = calendarOf(now);
  const [next] = comingIntakes(now) as [string];
  const soon = nearStart(now);
  const leonsInterview = workday(4, 13);
  const emmasInterview = workday(-24, 9);
  const noahsInterview = workday(-33, 12);
  return [
    {
      ...common,
      email: "leon@example.org",
      application: { courseName: "Informatik", campusName: "Köln" },
      answers: {
        ...common.answers,
        salutation: "mr",
        firstName: "Leon",
        lastName: "Adeyemi",
        birthday: "2006-02-09",
        phone: "+49 221 4710611",
        shippingStreet: "Neusser Straße 318",
        shippingPostalCode: "50733",
        shippingCity: "Köln",
        shippingCountry: "DE",
        gradeAverage: 2,
        softwareSkills: { programming: 3, office: 1 },
        practicePartnerMaxDistance: 10,
        motivationText:
          "Mit vierzehn habe ich den Vertretungsplan unserer Schule als App nachgebaut, weil mich der alte geärgert hat. " +
          "Seitdem weiß ich, dass ich Software schreiben will, die anderen den Tag leichter macht. Am dualen Studium " +
          "reizt mich, dass ich das Gelernte sofort an echten Aufgaben messen kann.",
      },
      documents: [
        {
          type: "CV",
          name: "Lebenslauf Leon Adeyemi.pdf",
          title: "Lebenslauf",
          lines: ["Leon Adeyemi, Neusser Straße 318, 50733 Köln", "Seit 2022: AG Programmieren, Leitung seit 2024"],
        },
        {
          type: "Certificate",
          name: "Abiturzeugnis.pdf",
          title: "Zeugnis der allgemeinen Hochschulreife",
          lines: ["Leon Adeyemi, geboren am 09.02.2006 in Köln", "Gymnasium Nippes, 20.06.2025", "Durchschnitt: 2,1"],
        },
      ],
      matches: [
        {
          company: "Domblick IT-Systeme GmbH",
          course: "Informatik",
          offer: 2,
          startDate: next,
          publishedAt: daysAgo(40),
          steps: [
            express(daysAgo(12)),
            invite(
              daysAgo(8),
              [workday(2, 9), leonsInterview, workday(7, 9)],
              "Lichthof 9, Köln, 2. Stock",
              "Bring gern etwas mit, das du selbst programmiert hast.",
            ),
            choose(daysAgo(6), leonsInterview),
          ],
        },
      ],
      marks: [{ company: "Mülheimer Robotik GmbH", course: "Informatik", isFavorite: true, viewedAt: daysAgo(13) }],
    },
    {
      ...common,
      email: "emma@example.org",
      application: { courseName: "Soziale Arbeit", campusName: "München" },
      answers: {
        ...common.answers,
        salutation: "mrs",
        firstName: "Emma",
        lastName: "Kraus",
        birthday: "2005-12-03",
        phone: "+49 89 99998734",
        shippingStreet: "Fürstenrieder Straße 92",
        shippingPostalCode: "80686",
        shippingCity: "München",
        shippingCountry: "DE",
        gradeAverage: 2,
        softwareSkills: { office: 2 },
        practicePartnerMaxDistance: 15,
        motivationText:
          "Nach dem Abitur habe ich ein freiwilliges Jahr in einem Hort gemacht und dort gelernt, wie viel ein ruhiges " +
          "Gespräch bewirken kann. Ich möchte Familien begleiten, bevor aus einem Problem eine Krise wird, und mich " +
          "dafür gründlich ausbilden lassen.",
      },
      documents: [
        {
          type: "CV",
          name: "Lebenslauf Emma Kraus.pdf",
          title: "Lebenslauf",
          lines: [
            "Emma Kraus, Fürstenrieder Straße 92, 80686 München",
            "2024 bis 2025: Freiwilliges Soziales Jahr im Hort",
          ],
        },
        {
          type: "Certificate",
          name: "Abiturzeugnis.pdf",
          title: "Zeugnis der allgemeinen Hochschulreife",
          lines: ["Emma Kraus, geboren am 03.12.2005 in München", "Gymnasium Laim, 28.06.2024", "Durchschnitt: 2,0"],
        },
      ],
      matches: [
        {
          company: "Münchner Kinderhaus-Verbund gGmbH",
          course: "Soziale Arbeit",
          offer: 1,
          startDate: next,
          publishedAt: daysAgo(55),
          steps: [
            express(daysAgo(35)),
            invite(daysAgo(31), [emmasInterview, workday(-23, 13)], "Kinderhaus Allach, Würmweg 40, München"),
            choose(daysAgo(29), emmasInterview),
            dayPassed,
            {
              event: "arrange-trial-day",
              role: "company",
              at: daysAgo(17),
              note: "Uns hat das Gespräch gut gefallen. Kommst du einen Tag mit in die Schule?",
              values: { trialDayAt: workday(-13, 7), place: "Grundschule am Würmweg, Treffpunkt Haupteingang" },
            },
            dayPassed,
            {
              event: "accept",
              role: "company",
              at: daysAgo(1.2),
              note: "Das Team hat einstimmig für dich gestimmt. Wir freuen uns auf deine Antwort!",
            },
          ],
        },
      ],
    },
    {
      ...common,
      email: "noah@example.org",
      application: { courseName: "Wirtschaftsinformatik", campusName: "Köln", intake: soon },
      answers: {
        ...common.answers,
        salutation: "mr",
        firstName: "Noah",
        lastName: "Schreiber",
        birthday: "2006-07-19",
        phone: "+49 221 4710855",
        shippingStreet: "Deutz-Kalker Straße 51",
        shippingPostalCode: "50679",
        shippingCity: "Köln",
        shippingCountry: "DE",
        gradeAverage: 1,
        softwareSkills: { office: 3, programming: 1 },
        practicePartnerMaxDistance: 10,
        motivationText:
          "Ich will verstehen, wie ein Unternehmen als Ganzes funktioniert, und gleichzeitig Lösungen bauen, die im Alltag " +
          "ankommen. Energie ist für mich das wichtigste Thema unserer Zeit; hier möchte ich anfangen.",
      },
      documents: [
        {
          type: "CV",
          name: "Lebenslauf Noah Schreiber.pdf",
          title: "Lebenslauf",
          lines: ["Noah Schreiber, Deutz-Kalker Straße 51, 50679 Köln", "2025: Praktikum bei einem Solarbetrieb"],
        },
        {
          type: "Certificate",
          name: "Abiturzeugnis.pdf",
          title: "Zeugnis der allgemeinen Hochschulreife",
          lines: ["Noah Schreiber, geboren am 19.07.2006 in Köln", "Gymnasium Deutz, 20.06.2025", "Durchschnitt: 1,3"],
        },
      ],
      matches: [
        {
          company: "Rheinbogen Energie GmbH",
          course: "Wirtschaftsinformatik",
          offer: 0,
          startDate: soon,
          publishedAt: daysAgo(70),
          steps: [
            express(daysAgo(44)),
            invite(daysAgo(41), [noahsInterview, workday(-31, 8)], "Rheinbogen Energie, Deutzer Ufer 22, Köln"),
            choose(daysAgo(40), noahsInterview),
            dayPassed,
            { event: "accept", role: "company", at: daysAgo(16) },
            { event: "accept-offer", role: "applicant", at: daysAgo(13) },
          ],
          contract: [request(daysAgo(9))],
        },
      ],
    },
  ];
}
