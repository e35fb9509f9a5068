import { day } from "#domain/time.ts";
import type { advisor } from "../db/schema/unit.ts";
import type { Looks } from "./draw-face.ts";
import { matchingOfSara, matchingPersonas } from "./matching-personas.ts";
import type { Persona } from "./persona.ts";
import { onboarded, searched } from "./searched.ts";

export const advisors = [
  {
    email: "advisor@example.org",
    name: "Miriam Okafor",
    phone: "+49 221 4710120",
    mobilePhone: "+49 1520 28817386",
    whatsappAvailable: true,
    city: "Köln",
    campuses: ["Köln", "Hamburg"],
    looks: { skin: "#a9714b", hair: "#2a1d18", clothes: "#0f766e" },
  },
  {
    email: "tobias@example.org",
    name: "Tobias Brandt",
    phone: "+49 89 99998120",
    city: "München",
    campuses: ["München"],
    looks: { skin: "#eabf9f", hair: "#a5682a", clothes: "#3f4d63" },
  },
  {
    email: "jutta@example.org",
    name: "Jutta Hellwig",
    phone: "+49 221 4710130",
    city: "Köln",
    isOffice: true,
    isAdvising: false,
    campuses: [],
    looks: { skin: "#f0c9a8", hair: "#8a8f98", clothes: "#6b4f7a" },
  },
] satisfies (typeof advisor.$inferInsert & { campuses: string[]; looks: Looks })[];

/** The applicants who can sign in to a demo, relative to a moment: from just onboarded to enrolled. */
export function personas(now: Date): Persona[] {
  const daysAgo = (days: number) => new Date(now.getTime() - days * day);
  const dayAgo = (days: number) => daysAgo(days).toISOString().slice(0, 10);
  const attended = (days: number): Persona["answers"] => ({
    infoSessionAttended: true,
    infoSessionAttendedAt: daysAgo(days),
  });
  return [
    { email: "jonas@example.org", answers: onboarded },
    {
      email: "emre@example.org",
      application: { courseName: "Informatik", campusName: "Köln" },
      answers: {
        ...onboarded,
        ...attended(5),
        salutation: "mr",
        firstName: "Emre",
        lastName: "Yıldız",
        birthday: "2006-11-02",
        phone: "+49 221 4710342",
        shippingStreet: "Venloer Straße 210",
        shippingPostalCode: "50823",
        shippingCity: "Köln",
        shippingCountry: "DE",
        languageSkills: [
          { code: "de", level: 7 },
          { code: "tr", level: 6 },
        ],
      },
    },
    {
      email: "nele@example.org",
      application: { courseName: "Informatik", campusName: "Köln" },
      further: [
        { unit: "ds", courseName: "Mechatronik", campusName: "München" },
        { unit: "fs", courseName: "Wirtschaftsinformatik", campusName: "Köln" },
      ],
      answers: {
        ...onboarded,
        salutation: "mrs",
        firstName: "Nele",
        lastName: "Jansen",
        birthday: "2006-03-17",
        phone: "+49 221 4710561",
        shippingStreet: "Merowingerstraße 12",
        shippingPostalCode: "50677",
        shippingCity: "Köln",
        shippingCountry: "DE",
      },
    },
    {
      email: "lena@example.org",
      application: { courseName: "Soziale Arbeit", campusName: "Hamburg" },
      unit: { participateAdvisorInterviewOn: dayAgo(2), advisorInterviewStatedAt: daysAgo(2) },
      answers: {
        ...onboarded,
        ...attended(12),
        infoSessionAttendanceConfirmed: true,
        salutation: "mrs",
        firstName: "Lena",
        lastName: "Petersen",
        birthday: "2007-01-28",
        phone: "+49 40 66969417",
        shippingStreet: "Osterstraße 88",
        shippingPostalCode: "20259",
        shippingCity: "Hamburg",
        shippingCountry: "DE",
        universityEntranceQualification: "Fachhochschulreife",
      },
    },
    {
      email: "mia@example.org",
      application: { courseName: "Wirtschaftsinformatik", campusName: "Köln" },
      unit: {
        participateAdvisorInterviewOn: dayAgo(9),
        advisorInterviewStatedAt: daysAgo(9),
        advisorInterviewConfirmed: true,
      },
      answers: {
        ...onboarded,
        ...attended(20),
        infoSessionAttendanceConfirmed: true,
        salutation: "mrs",
        firstName: "Mia",
        lastName: "Hoffmann",
        birthday: "2006-05-14",
        phone: "+49 221 4710287",
        shippingStreet: "Dürener Straße 45",
        shippingPostalCode: "50931",
        shippingCity: "Köln",
        shippingCountry: "DE",
        gradeAverage: 2,
        languageSkills: [
          { code: "de", level: 7 },
          { code: "en", level: 4 },
        ],
        softwareSkills: { office: 2, programming: 1 },
        practicePartnerMaxDistance: 20,
        drivingLicenseExists: true,
        ownCar: false,
        professionalExperienceExists: true,
        motivationText: "Programmieren lerne ich am liebsten an echten Aufgaben. In der Schule habe ich",
      },
    },
    {
      email: "sara@example.org",
      application: { courseName: "Marketing", campusName: "Hamburg" },
      unit: {
        participateAdvisorInterviewOn: dayAgo(16),
        advisorInterviewStatedAt: daysAgo(16),
        advisorInterviewConfirmed: true,
      },
      answers: {
        ...onboarded,
        ...attended(30),
        infoSessionAttendanceConfirmed: true,
        salutation: "mrs",
        firstName: "Sara",
        lastName: "Lindner",
        birthday: "2005-08-23",
        phone: "+49 40 66969523",
        shippingStreet: "Eppendorfer Weg 17",
        shippingPostalCode: "20259",
        shippingCity: "Hamburg",
        shippingCountry: "DE",
        gradeAverage: 1,
        languageSkills: [
          { code: "de", level: 7 },
          { code: "en", level: 5 },
          { code: "es", level: 3 },
        ],
        softwareSkills: { adobe: 2, office: 3 },
        practicePartnerMaxDistance: 15,
        drivingLicenseExists: true,
        ownCar: true,
        professionalExperienceExists: true,
        motivationText:
          "Seit zwei Jahren betreue ich die Kanäle unseres Sportvereins und sehe gern, wie aus einer Idee eine " +
          "Kampagne wird, die Menschen zu uns bringt. Im dualen Studium möchte ich lernen, warum etwas wirkt, und es " +
          "gleich im Betrieb ausprobieren. Mich reizt besonders die Arbeit in kleinen Teams.",
        practicePartnerExists: false,
      },
      documents: [
        {
          type: "CV",
          name: "Lebenslauf Sara Lindner.pdf",
          title: "Lebenslauf",
          lines: [
            "Sara Lindner, Eppendorfer Weg 17, 20259 Hamburg",
            "Geboren am 23.08.2005 in Hamburg",
            "2016 bis 2024: Gymnasium Hoheluft, Abitur (1,4)",
            "2023: Schülerpraktikum in einer Werbeagentur, zwei Wochen",
            "Seit 2022: Öffentlichkeitsarbeit im Sportverein, ehrenamtlich",
            "Sprachen: Deutsch, Englisch (C1), Spanisch (B1)",
          ],
        },
        {
          type: "Certificate",
          name: "Abiturzeugnis.pdf",
          title: "Zeugnis der allgemeinen Hochschulreife",
          lines: [
            "Sara Lindner, geboren am 23.08.2005 in Hamburg",
            "Gymnasium Hoheluft, 21.06.2024",
            "Durchschnitt: 1,4",
          ],
        },
      ],
      ...matchingOfSara(now),
    },
    ...matchingPersonas(now, searched(now)),
  ];
}
