import { expect, it } from "vitest";
import { company } from "#contract/calls/company.ts";
import type { UpskillingOffer } from "#contract/entities/upskilling.ts";
import { useBackend } from "../../../world/backend.ts";
import { addText } from "../../../world/texts.ts";

const { call, addCompany, db } = await useBackend();
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);

it("courses are told of until they begin, the next one first and those without a date last", async () => {
  const add = (title: string, startsAt: Date | null) =>
    addText(db, "upskilling", "offers", { title, startsAt, facts: "Campus Hamburg" });
  await add("Jederzeit", null);
  await add("Später", inDays(20));
  await add("Gestern", inDays(-1));
  await add("Bald", inDays(2));
  const { id: companyId, token } = await addCompany();
  const { body } = await call<UpskillingOffer[]>(company.fetchUpskillingOffers, { params: { companyId } }, token);
  expect(body.map(({ title }) => title)).toEqual(["Bald", "Später", "Jederzeit"]);
  expect(body[0]).toMatchObject({ facts: "Campus Hamburg", text: "Bald!", language: "de" });
});
