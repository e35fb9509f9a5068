import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Response } from "express";
import type { Logger } from "pino";
import { expect, it } from "vitest";
import { jobOpening } from "#backend/db/schema/job-openings.ts";
import { jobOpeningMark } from "#backend/db/schema/openings-for-applicants.ts";
import { campus } from "#backend/db/schema/unit.ts";
import { refuseWith } from "#backend/http/answer.ts";
import { useWorld } from "../../world/world.ts";

const { addJobOpening, db, nordlicht } = await useWorld();

/** What a failed call is answered with, and how it is logged. */
function answerTo(error: unknown) {
  const told: Record<string, unknown> = {};
  const hear = (level: string) => () => Object.assign(told, { level });
  const log = { warn: hear("warn"), error: hear("error") } as unknown as Logger;
  const json = (body: object) => Object.assign(told, body);
  refuseWith({ status: () => ({ json }) } as unknown as Response, error, log);
  return told;
}

it("finds nothing any more for somebody whose account was deleted at the same moment", async () => {
  const { id: jobOpeningId } = await addJobOpening(nordlicht.id);
  const mark = { accountId: randomUUID(), jobOpeningId, isFavorite: true, at: new Date() };
  const error = await db
    .insert(jobOpeningMark)
    .values(mark)
    .catch((caught: unknown) => caught);
  expect(answerTo(error)).toMatchObject({ code: 404, level: "warn" });
});

it("finds nothing any more where a campus was chosen that was deleted at the same moment", async () => {
  const { id } = await addJobOpening(nordlicht.id);
  const error = await db
    .update(jobOpening)
    .set({ campusName: `Essen ${randomUUID()}` })
    .where(eq(jobOpening.id, id))
    .catch((caught: unknown) => caught);
  expect(answerTo(error)).toMatchObject({ code: 404, level: "warn" });
});

it("tells nobody that a campus is gone which cannot be deleted, because it is chosen", async () => {
  const { campusName } = await addJobOpening(nordlicht.id);
  const error = await db
    .delete(campus)
    .where(eq(campus.name, campusName!))
    .catch((caught: unknown) => caught);
  expect(answerTo(error)).toMatchObject({ code: 500, level: "error" });
});
