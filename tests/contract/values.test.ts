import { describe, expect, it } from "vitest";
import { email } from "#contract/values.ts";

const errorsOf = (value: unknown) => email.safeParse(value).error?.issues.map(({ message }) => message);

describe("an e-mail address", () => {
  it("may have spaces around it, which a table or a text browser leaves there", () => {
    expect(email.parse(" mia@example.org ")).toBe("mia@example.org");
  });
  it.each(["", "  "])("is missing when it is %j", (value) => {
    expect(errorsOf(value)).toEqual(["required"]);
  });
  it("is wrong without a domain", () => {
    expect(errorsOf("mia@")).toEqual(["email"]);
  });
});
