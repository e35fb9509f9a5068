import { expect, it } from "vitest";
import { messagesOf } from "#app/i18n/catalogue.server.ts";
import { translateWith } from "#app/i18n/translate.ts";
import { choosing, companysTurns } from "#domain/match-status.ts";

const words = ["companyHome"];

it.each(["de", "en"] as const)("home says what to do wherever it can be the company's turn: %s", (language) => {
  const t = translateWith(language, messagesOf(language, words, "formal"), words);
  const unnamed = [...companysTurns, ...choosing].filter((status) => !t.has(`today.act.${status}`));
  expect(unnamed).toEqual([]);
});
