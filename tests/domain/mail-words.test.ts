import { describe, expect, it } from "vitest";
import { faultsOf, fillMail, mailAsText, mailWordsIn, placeholdersOf, saySame } from "#domain/mail-words.ts";

const original = {
  title: "Ihre Einladung zu {{company}}",
  facts: "Einladung",
  body: "Willkommen bei {{company}}.\n\n---\n\nDer Link gilt {{days}} Tage.",
};
const faults = (words: Partial<typeof original>) => faultsOf({ ...original, ...words }, original);
const messages = (...all: string[]) => all.map((text) => decodeURIComponent(text.replaceAll("+", " ")));

describe("the words of a mail", () => {
  it("stand as paragraphs, those after the line below the button, whatever ends a line", () => {
    const words = mailWordsIn({ ...original, body: "Eins\r\nnoch eins\r\n\r\n\r\nZwei\r\n---\r\nKlein" });
    expect(words).toMatchObject({ lines: ["Eins\nnoch eins", "Zwei"], notes: ["Klein"] });
    expect(mailWordsIn({ ...original, title: "Zwei\r\nZeilen" }).subject).toBe("Zwei Zeilen");
    expect(mailAsText(mailWordsIn(original))).toEqual(original);
    expect(saySame({ ...original, body: original.body.replaceAll("\n", "\r\n") }, original)).toBe(true);
    expect(saySame({ ...original, facts: "Hallo" }, original)).toBe(false);
  });

  it("name only what the mail knows, in its own spelling", () => {
    expect(faults({ facts: "{{ company }}, {{days}}" })).toEqual({});
    expect(messages(...faults({ title: "{{firma}}" }).title!)).toEqual([
      "placeholderUnknown?found={{firma}}&allowed={{company}}, {{days}}",
    ]);
    for (const wrong of ["{company}", "{{company}", "{{{company}}}", "{{company, number}}", "}"])
      expect([wrong, Object.keys(faults({ title: wrong }))]).toEqual([wrong, ["title"]]);
    const without = { title: "Geändert", facts: "Geändert", body: "Geändert." };
    expect(messages(...faultsOf({ ...without, body: "{{company}}" }, without).body!)).toEqual([
      "placeholderNone?found={{company}}",
    ]);
  });

  it("keep until when something holds, and say something before the line, which stands once", () => {
    expect(placeholdersOf(original)).toMatchObject([
      { name: "company", typed: "{{company}}", isNeeded: false },
      { name: "days", typed: "{{days}}", isNeeded: true },
    ]);
    expect(messages(...faults({ body: "Hallo {{company}}" }).body!)).toEqual(["placeholderMissing?missing={{days}}"]);
    expect(faults({ body: "---\n\n{{days}} Tage" })).toEqual({ body: ["required"] });
    expect(faults({ body: "Eins\n---\n{{days}}\n---\nDrei" })).toEqual({ body: ["dividerTwice"] });
    expect(faults({ body: `{{days}}${"a".repeat(3000)}` })).toEqual({ body: ["maxLength?max=3000"] });
    expect(faultsOf({ ...original, facts: null }, original)).toEqual({ facts: ["required"] });
  });

  it("are filled in once: what a value says is no placeholder", () => {
    const filled = fillMail(mailWordsIn(original), { company: "{{days}}\nGmbH", days: 14 });
    expect(filled).toMatchObject({ subject: "Ihre Einladung zu {{days}} GmbH", notes: ["Der Link gilt 14 Tage."] });
  });
});
