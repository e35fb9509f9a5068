import { expect, it } from "vitest";
import { officeText, textVersion } from "#backend/db/schema/texts.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import type { ReadyAnswer } from "#contract/entities/text.ts";
import { limits } from "#contract/limits.ts";
import { useWorld } from "../../../world/world.ts";

const { addMia, call, db, miriam } = await useWorld();

const answersTo = async (side: "applicant" | "company") =>
  (await call<ReadyAnswer[]>(advisor.fetchReadyAnswers, { query: { side } }, miriam.token)).body;

it("an advisor finds the answers for the side that asked, each in its languages by the latest version", async () => {
  const [added, over] = await db
    .insert(officeText)
    .values([
      { kind: "answer", section: "company" },
      { kind: "answer", section: "company", endsOn: "2020-01-01" },
    ])
    .returning();
  const words = { title: "Rechnung", facts: null };
  await db.insert(textVersion).values([
    { textId: added!.id, language: "de", number: 1, ...words, body: "Kommt bald." },
    { textId: added!.id, language: "de", number: 2, ...words, body: "Kommt im März." },
    { textId: added!.id, language: "en", number: 1, ...words, title: "Invoice", body: "Comes in March." },
    { textId: over!.id, language: "de", number: 1, ...words, body: "Kam schon." },
  ]);
  const own = (await answersTo("company")).filter(({ id }) => !id.startsWith("answer."));
  expect(own).toEqual([
    { id: added!.id, language: "de", title: "Rechnung", body: "Kommt im März." },
    { id: added!.id, language: "en", title: "Invoice", body: "Comes in March." },
  ]);
  const brought = (await answersTo("applicant")).map(({ id, language }) => `${id} ${language}`);
  expect(brought).toContain("answer.applicant.received en");
  expect(brought.join()).not.toContain("company");
});

it("applicants are answered as they are addressed, and promised what every page promises", async () => {
  const received = (await answersTo("applicant")).find(
    ({ id, language }) => `${id} ${language}` === "answer.applicant.received de",
  );
  expect(received?.body).toContain("deine Nachricht");
  expect(received?.body).toContain(`${limits.advisorReplyHours} Stunden`);
});

it("no applicant reads prepared answers among the texts of the office", async () => {
  const { token } = await addMia();
  expect((await call(applicant.fetchTexts, { params: { kind: "answer" } }, token)).status).toBe(404);
});
