import { expect, it } from "vitest";
import { errorText, labelOf } from "#app/forms/error-text.ts";
import { translateWith } from "#app/i18n/translate.ts";
import { message } from "#contract/message.ts";

const t = translateWith(
  "de",
  {
    "errors:fileTooLarge": "Zu groß",
    "errors:required": "Fehlt",
    "errors:notTransferred": "Nicht gesendet.",
    "common:error.code": "Fehler: ({{code}})",
    "forms:ofFile": "„{{file}}“ ({{size}}): {{reason}}",
    "page:fields.skills.label": "Sprache {{number}}",
    "page:fields.skills[0].label": "Deutsch",
    "page:fields.email.errors.required": "Wohin sollen wir schreiben?",
  },
  ["page"],
);

it("prefers the page's own sentence for a field", () => {
  expect(errorText(t, "email", message("required"))).toBe("Wohin sollen wir schreiben?");
  expect(errorText(t, "phone", message("required"))).toBe("Fehlt");
});

it("names the file that it is about", () => {
  const text = errorText(t, "file", message("fileTooLarge", { file: "Zeugnis & Co.pdf", size: "21 MB" }));
  expect(text).toBe("„Zeugnis & Co.pdf“ (21 MB): Zu groß");
});

it("names a file and the code with which it failed", () => {
  const text = errorText(t, "file", message("notTransferred", { file: "Zeugnis.pdf", size: "2 MB", code: 500 }));
  expect(text).toBe("„Zeugnis.pdf“ (2 MB): Nicht gesendet. Fehler: (500)");
});

it("numbers the entries of a list, unless one has a name of its own", () => {
  expect([labelOf(t, "skills[0]"), labelOf(t, "skills[1]")]).toEqual(["Deutsch", "Sprache 2"]);
});
