import { describe, expect, it } from "vitest";
import { applicant } from "#contract/calls/applicant.ts";
import { type CompanyView, companyView } from "#contract/entities/seen-applicant.ts";
import { useWorld } from "../../../world/world.ts";

const { addSara, call, offer, wish } = await useWorld();

const seenBy = async ({ token }: { token: string }) =>
  (await call<CompanyView>(applicant.fetchCompanyView, {}, token)).body;

describe("what companies see of Sara", () => {
  it("is a little before her interest, and what a contract needs in the end", async () => {
    await offer({ courses: ["Marketing"], campuses: ["Hamburg"], intakes: ["2027-04-01"] });
    const sara = await addSara({
      motivationText: "Ich mache gern Bilder.",
      phone: "+49 40 123456",
      shippingCity: "Hamburg",
      healthInsuranceType: "private",
    });
    await wish(sara, { courseName: "Marketing", campusName: "Hamburg", intake: "2027-04-01" });

    const { recommended, inTouch, contract, ...rest } = await seenBy(sara);

    expect(rest).toEqual({});
    expect(recommended).toMatchObject({ firstName: "Sara", courseName: "Marketing", campusName: "Hamburg" });
    expect(JSON.stringify(recommended)).not.toMatch(/Yılmaz|123456|example/);
    expect(inTouch).toMatchObject({ lastName: "Yılmaz", phone: "+49 40 123456", documents: [] });
    expect(inTouch).not.toHaveProperty("shippingCity");
    expect(contract).toMatchObject({ shippingCity: "Hamburg" });
    expect(JSON.stringify(contract)).not.toContain("private");
  });

  it("is as the contract has it, and hers alone", async () => {
    const view = await seenBy(await addSara({ firstName: "Lena" }));
    expect(companyView.strict().parse(view)).toEqual(view);
    expect(view.recommended.firstName).toBe("Lena");
  });
});
