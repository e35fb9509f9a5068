import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { companyUser } from "#backend/db/schema/companies.ts";
import { unit } from "#backend/db/schema/unit.ts";
import { advisor as desk } from "#contract/calls/advisor.ts";
import { deskLimits } from "#contract/desk-limits.ts";
import type { FoundAtDesk } from "#contract/entities/desk-search.ts";
import { useWorld } from "../../../world/world.ts";

const { addAccount, addAdvisor, addApplicant, addCompany, addSara, call, db } = await useWorld();
const miriam = await addAdvisor();
const lead = await addAdvisor({ isLead: true });
const office = await addAdvisor({ isOffice: true });
const own = { advisorId: miriam.id };

const find = async (search: string, { token } = miriam) => {
  const { body } = await call<FoundAtDesk>(desk.searchDesk, { query: { search } }, token);
  return body;
};
const namesFor = async (search: string, reader = miriam) =>
  (await find(search, reader)).applicants.items.map(({ name }) => name);
const companiesFor = async (search: string) => (await find(search)).companies.items.map(({ name }) => name);

await addApplicant({ firstName: "Jörg", lastName: "Müßig", phone: "0151 2345 6789" }, own);
await addApplicant({ firstName: "Zeynep", lastName: "Çağlayan", email: "zeynep.blume@example.org" }, own);
await addApplicant({ firstName: "Petra", lastName: "Kovalenko-Stein", phone: "+43 1 5880 40" }, own);

describe("the desk finds an applicant", () => {
  it.each([
    ["by the whole name in any order", "müßig jörg", "Jörg Müßig"],
    ["by the beginning of a name", "kova", "Petra Kovalenko-Stein"],
    ["by the second half of a double name", "stein", "Petra Kovalenko-Stein"],
    ["without umlauts and accents", "Muessig", "Jörg Müßig"],
    ["without foreign letters", "caglayan", "Zeynep Çağlayan"],
    ["with one wrong letter", "Kowalenko", "Petra Kovalenko-Stein"],
    ["with a letter too few", "Caglayn", "Zeynep Çağlayan"],
    ["with its first letter missing", "ovalenko", "Petra Kovalenko-Stein"],
    ["with a letter too many at its end", "Zeynepp", "Zeynep Çağlayan"],
    ["with a wrong letter in a short name", "Petla", "Petra Kovalenko-Stein"],
    ["with two letters exchanged", "Kovaelnko", "Petra Kovalenko-Stein"],
    ["by the address", "ZEYNEP.blume@example.org", "Zeynep Çağlayan"],
    ["by the beginning of the address", "zeynep.blume@ex", "Zeynep Çağlayan"],
    ["by an address with a typo", "zeynep.blune@exmaple.org", "Zeynep Çağlayan"],
    ["by the telephone number as written otherwise", "+49 (0)151/23456789", "Jörg Müßig"],
    ["by the beginning of the number", "0049 151 2345", "Jörg Müßig"],
    ["by a number with a wrong digit", "0151 2345 6780", "Jörg Müßig"],
    ["by a foreign number", "0043 15880 40", "Petra Kovalenko-Stein"],
  ])("%s", async (_, search, name) => {
    expect(await namesFor(search)).toEqual([name]);
  });

  it("by nothing that only begins like their name, or has two typos", async () => {
    for (const search of ["Kovarik", "Gowalenko"]) expect(await namesFor(search), search).toEqual([]);
  });

  it("by a word longer than any name, without looking for typos in it", async () => {
    expect(await namesFor("kovalenko".repeat(11))).toEqual([]);
  });

  it("with what is written so before what begins so before what only resembles it", async () => {
    for (const lastName of ["Hallmann", "Hallman", "Hallmannsberg"])
      await addApplicant({ firstName: "Udo", lastName }, own);
    expect(await namesFor("Hallmann")).toEqual(["Udo Hallmann", "Udo Hallmannsberg", "Udo Hallman"]);
  });

  it("in the order of a German register among those who fit as well, whatever is written large", async () => {
    for (const lastName of ["Zander", "Ölmann", "Oz", "oeser", "Äpfel"])
      await addApplicant({ firstName: "Ruperta", lastName }, own);
    expect(await namesFor("Ruperta")).toEqual([
      "Ruperta Äpfel",
      "Ruperta oeser",
      "Ruperta Ölmann",
      "Ruperta Oz",
      "Ruperta Zander",
    ]);
  });

  it("of their own before others, as far as they look after those", async () => {
    for (const advisorId of [miriam.id, lead.id])
      await addApplicant({ lastName: `Quitte ${advisorId}` }, { advisorId });
    expect(await namesFor("quitte", lead)).toEqual([`Quitte ${lead.id}`, `Quitte ${miriam.id}`]);
    expect(await namesFor("quitte", miriam)).toEqual([`Quitte ${miriam.id}`]);
    expect(await namesFor("quitte", office)).toEqual([]);
    const { items } = (await find("quitte", lead)).applicants;
    expect(items.map(({ isOwn, advisor }) => [isOwn, advisor])).toEqual([
      [true, "Miriam Okafor"],
      [false, "Miriam Okafor"],
    ]);
  });

  it("once, though they have two units, and not before they have one", async () => {
    const twice = await addApplicant({ lastName: "Nirgendwo" }, { advisorId: null });
    await db.insert(unit).values({ accountId: twice.id, unit: "fs", primary: false });
    await addAccount({ lastName: "Nirgendwann" });
    expect(await namesFor("nirgend", lead)).toEqual(["Nirgendwo"]);
    expect(await namesFor("nirgend")).toEqual([]);
  });

  it("among the best matches, and says that there are more", async () => {
    for (let n = 0; n <= deskLimits.foundApplicants; n++) await addSara({ lastName: "Zwetschge" }, own);
    const { applicants } = await find("zwetschge");
    expect([applicants.items.length, applicants.hasMore]).toEqual([deskLimits.foundApplicants, true]);
  });

  it("by nothing that is no word", async () => {
    for (const search of ["%", "' or true --", "@", "", "0049", "0049 (0)"])
      expect((await find(search)).applicants.items, search).toEqual([]);
  });
});

describe("the desk finds a company", () => {
  it("by name with a typo, by address, telephone and by who works there", async () => {
    const tannenhof = await addCompany({
      name: "Tannenhof Sägewerk GmbH",
      email: "post@tannenhof.example",
      phone: "02291 4710",
    });
    await db
      .update(companyUser)
      .set({ firstName: "Henrike", lastName: "Tannert" })
      .where(eq(companyUser.id, tannenhof.userId));
    const name = "Tannenhof Sägewerk GmbH";
    for (const search of ["Tanenhof", "saegewerk", "post@tannenhof.example", "+49 2291 4710", "henrike tannert"])
      expect(await companiesFor(search), search).toEqual([name]);
    const { items } = (await find("tannert")).companies;
    expect(items).toMatchObject([{ id: tannenhof.id, person: { name: "Henrike Tannert", email: tannenhof.email } }]);
    expect((await find("tannenhof")).companies.items).toMatchObject([{ person: null }]);
  });
});
