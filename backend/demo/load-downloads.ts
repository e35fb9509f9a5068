import { day } from "#domain/time.ts";
import type { Tx } from "../db/open.ts";
import { textFile } from "../db/schema/texts.ts";
import { addText, hasTexts } from "./add-text.ts";
import { keepMadePdf, type MadePdf, type Parts } from "./keep-made-pdf.ts";

interface DemoDownload extends MadePdf {
  text: string;
  /** How long ago its file was exchanged. */
  days: number;
}

const downloads: DemoDownload[] = [
  {
    title: "Leitfaden für Praxispartner",
    text: "Von der ersten Stelle bis zum Studienstart: wer was wann tut und wen Sie dazu fragen können.",
    days: 21,
    name: "Leitfaden-Praxispartner.pdf",
    lines: [
      "1. Stelle anlegen und veröffentlichen",
      "2. Vorschläge ansehen und zum Gespräch einladen",
      "3. Zusagen, Vertrag anfordern und unterschreiben",
      "4. Unterlagen bis zum Studienstart",
    ],
  },
  {
    title: "Muster: Praxisvertrag",
    text: "Der Vertrag, den wir nach Ihrer Anforderung vorbereiten. Zum Durchlesen, bitte nicht selbst ausfüllen.",
    days: 64,
    name: "Muster-Praxisvertrag.pdf",
    lines: ["§ 1 Gegenstand und Dauer", "§ 2 Pflichten des Unternehmens", "§ 3 Vergütung und Urlaub", "§ 4 Kündigung"],
  },
  {
    title: "Vorlage: Praxisplan",
    text: "Was in welchem Semester im Betrieb gelernt wird. Ausgefüllt schicken Sie ihn vor dem Studienstart an Ihren Campus.",
    days: 48,
    name: "Vorlage-Praxisplan.pdf",
    lines: ["Abteilung:", "Aufgaben:", "Passende Module:", "Ansprechperson im Betrieb:"],
  },
  {
    title: "Zeitmodelle im Überblick",
    text: "Wann Ihre Studierenden im Betrieb sind und wann in der Hochschule, für jedes Semester.",
    days: 9,
    name: "Zeitmodelle.pdf",
    lines: ["Geteilte Woche: zwei Tage Hochschule, drei Tage Betrieb", "Blockmodell: je zehn Wochen im Wechsel"],
  },
  {
    title: "Merkblatt: Bewerbungsunterlagen und Datenschutz",
    text: "Wer Unterlagen sehen darf, wie lange Sie sie behalten und warum sie besser im Portal bleiben.",
    days: 120,
    name: "Merkblatt-Datenschutz.pdf",
    lines: ["Nur wer mitentscheidet, sieht Unterlagen.", "90 Tage nach einer Absage bleibt nichts Persönliches."],
  },
  {
    title: "Preisblatt: Studiengebühren",
    text: "Was ein Studienplatz im Monat kostet, was einmal bei der Einschreibung anfällt und wann abgerechnet wird.",
    days: 33,
    name: "Preisblatt.pdf",
    lines: ["Studiengebühr je Monat: 620,00 EUR", "Einschreibung, einmalig: 390,00 EUR"],
  },
];

const place = { kind: "download", section: "files" } as const;

/** Adds the files for companies, unless there are some. */
export async function loadDownloads(tx: Tx, parts: Parts, now: Date) {
  if (await hasTexts(tx, place)) return;
  for (const { text, days, ...pdf } of downloads) {
    const createdAt = new Date(now.getTime() - days * day);
    const textId = await addText(tx, place, { title: pdf.title, body: text, createdAt });
    await tx.insert(textFile).values({ textId, createdAt, ...(await keepMadePdf(parts, pdf)) });
  }
}
