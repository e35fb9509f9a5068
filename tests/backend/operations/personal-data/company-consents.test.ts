import { expect, it } from "vitest";
import { company } from "#contract/calls/company.ts";
import { consentWording } from "#domain/consent.ts";
import { useWorld } from "../../../world/world.ts";

const { addCompany, call } = await useWorld();

interface Own {
  consents: object[];
}

it("keeps what a company user consents to, and a log of every change", async () => {
  const { token } = await addCompany();
  const choose = (type: string, hasOptedIn: boolean) =>
    call(company.replaceConsents, { body: [{ type, hasOptedIn }] }, token);
  expect((await choose("user_research", true)).status).toBe(204);
  await choose("amplitude", false);
  await choose("user_research", true);
  await choose("user_research", false);
  expect((await call<Own>(company.fetchCompanyUser, {}, token)).body.consents).toEqual([
    { type: "user_research", status: "opt_out" },
    { type: "amplitude", status: "opt_out" },
  ]);
  const { body: log } = await call(company.fetchConsentLog, {}, token);
  expect(log).toMatchObject([
    { type: "user_research", from: "opt_in_single", status: "opt_out", wording: consentWording },
    { type: "amplitude", from: "not_answered", status: "opt_out" },
    { type: "user_research", from: "not_answered", status: "opt_in_single" },
  ]);
});

it("asks company users for no newsletter", async () => {
  const { token } = await addCompany();
  const body = [{ type: "newsletter", hasOptedIn: true }];
  expect((await call(company.replaceConsents, { body }, token)).status).toBe(422);
});
