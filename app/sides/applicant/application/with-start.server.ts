import { formatStart } from "#app/i18n/format-month.ts";
import type { Application } from "#contract/entities/unit.ts";
import type { Language } from "#contract/languages.ts";

/** An application with its start in words, as the choice of intakes says it: a browser would need Intl for it. */
export const withStart = <A extends Application>(application: A, language: Language) => ({
  ...application,
  start: application.intake && formatStart(application.intake, language),
});
