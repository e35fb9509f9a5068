import { resolve } from "node:path";
import { expect, test } from "vitest";

type Tone = "informal" | "formal" | "neutral";
const { wrongTone }: { wrongTone: (text: string, tone: Tone) => string[] } = await import(
  resolve("scripts/wrong-tone.js")
);

test.each([
  ["Gib eine Zahl ein.", "Gib"],
  ["Bitte wähle eine Datei aus.", "wähle"],
  ["Das ging nicht. Versuch es noch einmal.", "Versuch"],
  ["Alles ist da: Lade es hoch.", "Lade"],
  ["Die Adresse steht noch da, das Passwort gib bitte noch einmal ein.", "gib"],
  ["Wenn es eilt, ruf am besten an.", "ruf"],
  ["Lies es und schick es ab – dann bestätige es.", "Lies"],
  ["Ein Entwurf – prüfe ihn.", "prüfe"],
  ["Es ist da.\nÖffne es.", "Öffne"],
  ["Das ist deine Frage.", "deine"],
])("„%s“ is told as informal", (text, word) => {
  expect(wrongTone(text, "formal")).toEqual([`is informal („${word}“)`]);
  expect(wrongTone(text, "neutral")).toEqual([`is informal („${word}“)`]);
  expect(wrongTone(text, "informal")).toEqual([]);
});

test.each([
  ["Wählen Sie eine Datei.", "Sie"],
  ["Das ist Ihre Frage.", "Ihre"],
  ["Was gefällt Ihnen?", "Ihnen"],
])("„%s“ is told as formal", (text, word) => {
  expect(wrongTone(text, "informal")).toEqual([`is formal („${word}“)`]);
  expect(wrongTone(text, "neutral")).toEqual([`is formal („${word}“)`]);
  expect(wrongTone(text, "formal")).toEqual([]);
});

test.each([
  "Bitte eine Datei auswählen.",
  "Noch drei Versuche. Versuche dieser Art sind frei.",
  "Der Lebenslauf fehlt. Sie kommt später, ihre Adresse auch.",
  "Das Studium gibt es auch hier, den Ruf der Schule auch.",
  "Ich prüfe das selbst.",
  "Stelle und Suche, Frage und Antwort",
  "In Kürze mehr.",
])("„%s“ addresses nobody", (text) => {
  for (const tone of ["informal", "formal", "neutral"] as const) expect(wrongTone(text, tone)).toEqual([]);
});
