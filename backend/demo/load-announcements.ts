import { day } from "#domain/time.ts";
import { todayInGermany } from "#domain/today.ts";
import type { Tx } from "../db/open.ts";
import { addText, type DemoPlace, type DemoText, hasTexts } from "./add-text.ts";
import { calendarOf } from "./demo-steps.ts";

interface Announcement {
  title: string;
  /** The time since publication. */
  days: number;
  paragraphs: string[];
}

const forApplicants: Announcement[] = [
  {
    title: "Vertragsunterlagen in einem Rutsch hochladen",
    days: 2,
    paragraphs: [
      "Du kannst jetzt bis zu fünf Dateien auf einmal auswählen. Passt eine davon nicht, bleiben die anderen trotzdem da.",
      "Am liebsten sind uns PDF-Dateien. Ein gut lesbares Foto vom Papier reicht aber auch. Geprüft wird wie bisher " +
        "innerhalb von 14 Tagen, und wie es ausgegangen ist, erfährst du per E-Mail.",
    ],
  },
  {
    title: "Sprechstunde am Abend: jeden zweiten Dienstag",
    days: 9,
    paragraphs: [
      "Tagsüber Schule oder Arbeit? Ab sofort ist die Studienberatung jeden zweiten Dienstag bis 20 Uhr am Telefon.",
      "Du brauchst keinen Termin. Ruf einfach unter der Nummer an, die auf deiner Startseite steht.",
    ],
  },
  {
    title: "Zwölf neue Praxispartner im Norden",
    days: 16,
    paragraphs: [
      "Rund um Hamburg sind zwölf Unternehmen dazugekommen: vom Familienbetrieb mit 30 Leuten bis zur Reederei. " +
        "Gesucht wird vor allem in Logistikmanagement, Marketing und Informatik.",
      "Passt eine Stelle zu deinen Angaben, steht sie bei dir unter „Stellen“. Ein Blick auf deine größte " +
        "Entfernung lohnt sich: Schon fünf Kilometer mehr bringen oft neue Vorschläge.",
    ],
  },
  {
    title: "Campus-Tag in Köln: komm zu zweit",
    days: 24,
    paragraphs: [
      "Hörsaal, Werkstatt, Mensa: Beim Campus-Tag schaust du dir alles an und sprichst mit Leuten, die im dritten " +
        "Semester sind. Bring gern jemanden mit.",
      "Anmelden könnt ihr euch unter „Freunde einladen“. Wer nicht nach Köln kommen kann, ist bei der Führung per " +
        "Video dabei.",
    ],
  },
  {
    title: "So lief die Infoveranstaltung im Herbst",
    days: 38,
    paragraphs: [
      "Über 300 Leute waren da, und die häufigste Frage war: Schaffe ich das neben der Arbeit? Drei Studierende haben " +
        "ihre Woche gezeigt, Stunde für Stunde.",
      "Warst du dabei? Dann sag es uns im Schritt „Infoveranstaltung und Beratung“. Deine Studienberatung bestätigt es " +
        "meist innerhalb von drei Werktagen.",
    ],
  },
  {
    title: "Neu: Mechatronik in München",
    days: 52,
    paragraphs: [
      "Ab dem nächsten Studienstart gibt es Mechatronik auch in München. Die Labore teilen wir uns mit zwei Betrieben, " +
        "in denen du später arbeitest.",
      "Interesse? Du kannst deinen Studiengang jederzeit ändern, solange du keinen Vertrag hast.",
    ],
  },
  {
    title: "Deutsch auf dem Weg zu B2",
    days: 70,
    paragraphs: [
      "Für alle, die noch auf ihren Nachweis warten: Im Januar beginnt wieder ein Abendkurs, acht Abende, online. Den " +
        "Nachweis selbst kannst du bis zu drei Monate nachreichen.",
      "Mehr dazu steht unter „Trainings“. Anmelden kann dich deine Studienberatung.",
    ],
  },
];

const forCompanies: Announcement[] = [
  {
    title: "Studienstart im Oktober: Plätze jetzt anlegen",
    days: 4,
    paragraphs: [
      "Ab sofort können Sie Stellen für den nächsten Studienstart im Oktober veröffentlichen. Wer früh dabei ist, steht " +
        "bei den Vorschlägen für Bewerberinnen und Bewerber, die sich gerade entscheiden.",
      "Eine Stelle aus diesem Jahr können Sie kopieren: Alle Angaben bleiben stehen, nur der Studienstart ist neu zu wählen.",
    ],
  },
  {
    title: "Infoabend für Praxispartner",
    days: 12,
    paragraphs: [
      "Wie läuft das erste Gespräch gut, und was gehört in den Praxisplan? Darüber sprechen wir beim Infoabend, online " +
        "und mit zwei Betrieben, die seit Jahren ausbilden.",
      "Eine Anmeldung ist nicht nötig. Den Link erhalten Sie von Ihrer Ansprechperson am Campus.",
    ],
  },
  {
    title: "Was Sie von Bewerberinnen und Bewerbern sehen",
    days: 27,
    paragraphs: [
      "Solange jemand noch kein Interesse an Ihrer Stelle gezeigt hat, sehen Sie den Vornamen und was fachlich zählt. Name, " +
        "Kontakt und Unterlagen erscheinen, sobald die Person sich für Sie entschieden hat.",
      "90 Tage nach einer Absage bleibt davon nichts Persönliches mehr. Notieren Sie sich bitte nichts außerhalb des Portals.",
    ],
  },
];

interface DemoCampaign {
  name: string;
  text: string;
  /** The campaign's remaining time. */
  days: number;
}

const campaigns: DemoCampaign[] = [
  {
    name: "Campus-Tag zu zweit",
    text:
      "Bring jemanden mit, für den ein duales Studium auch etwas sein könnte. Vor Ort bekommt ihr eine Führung und in " +
      "der Mensa ein Mittagessen.",
    days: 30,
  },
  {
    name: "Lern-Tandem für den Start",
    text:
      "Du hast bald deinen ersten Tag, jemand anders auch. Wir bringen euch zusammen, damit ihr euch vorher schon " +
      "kennt und gemeinsam lernen könnt.",
    days: 75,
  },
];

interface DemoOffer {
  title: string;
  text: string;
  /** The working day on which it begins, in about so many days; without one it is there at any time. */
  days?: number;
  place?: string;
}

const offers: DemoOffer[] = [
  {
    title: "Zum ersten Mal dual Studierende begleiten",
    text:
      "Zwei Stunden für den Anfang: Zeitmodelle, Praxisplan, Prüfungen, und was in der ersten " +
      "Woche hilft. Mit Zeit für Ihre Fragen.",
    days: 15,
  },
  {
    title: "Auswahlgespräche, die fair sind",
    text:
      "Ein Nachmittag mit Übungen: welche Fragen etwas zeigen, welche Sie nicht stellen dürfen und wie ein Probetag " +
      "für beide Seiten gut läuft.",
    days: 29,
    place: "Campus Hamburg",
  },
  {
    title: "Praxisplan in einer Stunde",
    text: "Bringen Sie einen angefangenen Plan mit. Am Ende steht für jedes Semester, was im Betrieb gelernt wird.",
    days: 50,
  },
  {
    title: "Rückmeldung geben, die weiterhilft",
    text: "Selbstlernkurs mit sechs kurzen Filmen, zusammen etwa 40 Minuten. Den Zugang schicken wir Ihnen zu.",
  },
];

/** Adds news, campaigns and courses where there are none, with dates relative to a moment. */
export async function loadAnnouncements(tx: Tx, now: Date) {
  const inDays = (days: number) => new Date(now.getTime() + days * day);
  const add = async (place: DemoPlace, texts: DemoText[]) => {
    if (await hasTexts(tx, place)) return;
    for (const text of texts) await addText(tx, place, text);
  };
  const told = ({ title, days, paragraphs }: Announcement): DemoText => {
    const createdAt = inDays(-days);
    return { title, body: paragraphs.join("\n\n"), createdAt, appearsOn: todayInGermany(createdAt) };
  };
  await add({ kind: "news", section: "applicant" }, forApplicants.map(told).reverse());
  await add({ kind: "news", section: "company" }, forCompanies.map(told).reverse());
  const running = campaigns.map(({ name, text, days }) => ({
    title: name,
    body: text,
    endsOn: todayInGermany(inDays(days)),
  }));
  await add({ kind: "campaign", section: "campaigns" }, running);
  const { workday } = calendarOf(now);
  const coming = offers.map(({ title, text, days, place }) => ({
    title,
    facts: place ?? "Online",
    body: text,
    startsAt: days === undefined ? null : workday(days, 8),
  }));
  await add({ kind: "upskilling", section: "offers" }, coming);
}
