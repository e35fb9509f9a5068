import { expect, test } from "vitest";
import type { Session } from "#app/context.ts";
import type { Side } from "#contract/sides.ts";
import { sideOf } from "#server/side-of-request.ts";

const signedIn = (side: Side) => ({ read: async () => ({ side }) as Session });
const nobody = { read: async () => undefined };

test.each([
  ["localhost:3000", "/ds/home", "applicant"],
  ["localhost:3000", "/b2b/home", "company"],
  ["localhost:3000", "/enterprise", "company"],
  ["localhost:3000", "/auth/company/callback", "company"],
  ["localhost:3000", "/dsgvo", "applicant"],
  ["unternehmensportal.example", "/impressum", "company"],
  ["enterprise.example", "/maintenance", "company"],
  ["unternehmensportal.example", "/advisor", "advisor"],
  ["unternehmensportal.example", "/ds/home", "applicant"],
] as const)("§1: the address %s%s is of the side %s", async (host, path, side) => {
  expect(await sideOf({ host, hostSide: undefined, path, session: nobody })).toBe(side);
});

test("a portal host is of its side, whatever its name", async () => {
  const asked = { host: "unternehmensportal.example", path: "/home", session: signedIn("advisor") };
  expect(await sideOf({ ...asked, hostSide: "applicant" })).toBe("applicant");
});

test.each(["/maintenance", "/cookies", "/nowhere"])(
  "on the shared host %s is of the side of who is signed in",
  async (path) => {
    const asked = { host: "localhost:3000", hostSide: undefined, path };
    expect(await sideOf({ ...asked, session: signedIn("company") })).toBe("company");
    expect(await sideOf({ ...asked, session: signedIn("advisor") })).toBe("advisor");
    expect(await sideOf({ ...asked, session: nobody })).toBe("applicant");
  },
);

test("a page of no side stands although nobody can be asked who is signed in", async () => {
  const session = { read: () => Promise.reject(new Error("the database is away")) };
  expect(await sideOf({ host: "localhost", hostSide: undefined, path: "/impressum", session })).toBe("applicant");
});
