import { expect, it } from "vitest";
import { errorText } from "#app/forms/error-text.ts";
import { translateWith } from "#app/i18n/translate.ts";
import { message } from "#contract/message.ts";

const t = translateWith(
  "de",
  {
    "errors:fileTooLarge": "Zu groß",
    "errors:required": "Fehlt",
    "forms:ofFile": "„{{file}}“ ({{size}}): {{reason}}",
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
