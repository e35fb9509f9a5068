import { describe, expect, test } from "vitest";
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
  expect(await sideOf({ host, hostSide: undefined, path, returnPath: null, session: nobody })).toBe(side);
});

test("a portal host is of its side, whatever its name", async () => {
  const asked = {
    host: "unternehmensportal.example",
    path: "/home",
    returnPath: "/b2b/home",
    session: signedIn("advisor"),
  };
  expect(await sideOf({ ...asked, hostSide: "applicant" })).toBe("applicant");
});

test("the start page and the request to become a partner are of their sides, no matter where somebody was before", async () => {
  const asked = { host: "localhost:3000", hostSide: undefined, returnPath: "/b2b/home", session: nobody };
  expect(await sideOf({ ...asked, path: "/" })).toBe("applicant");
  expect(await sideOf({ ...asked, path: "/praxispartner", returnPath: "/ds/home" })).toBe("company");
  expect(await sideOf({ ...asked, hostSide: "applicant", path: "/praxispartner" })).toBe("company");
  expect(await sideOf({ ...asked, hostSide: "company", path: "/" })).toBe("company");
});

test.each(["/lebenslauf-generator/input/profil", "/fragen"])(
  "%s is of the applicants' side, no matter who is signed in",
  async (path) => {
    const asked = { host: "localhost:3000", hostSide: undefined, returnPath: null, session: signedIn("company") };
    expect(await sideOf({ ...asked, path })).toBe("applicant");
  },
);

test.each(["/maintenance", "/cookies", "/nowhere"])(
  "on the shared host %s is of the side of who is signed in",
  async (path) => {
    const asked = { host: "localhost:3000", hostSide: undefined, path, returnPath: "/ds/home" };
    expect(await sideOf({ ...asked, session: signedIn("company") })).toBe("company");
    expect(await sideOf({ ...asked, session: signedIn("advisor") })).toBe("advisor");
    expect(await sideOf({ ...asked, session: nobody })).toBe("applicant");
  },
);

test("a page of no side stands although nobody can be asked who is signed in", async () => {
  const session = { read: () => Promise.reject(new Error("the database is away")) };
  expect(await sideOf({ host: "localhost", hostSide: undefined, path: "/impressum", returnPath: null, session })).toBe(
    "applicant",
  );
});

describe("signing in", () => {
  const asked = {
    host: "localhost:3000",
    hostSide: undefined,
    session: signedIn("applicant"),
    returnPath: "/b2b/home",
  };
  test.each(["sign-in/i1", "sign-in/i1/code", "password-reset", "password-reset/token"])(
    "%s is of the side that its address names, on any host, no matter who is signed in",
    async (page) => {
      for (const hostSide of [undefined, "applicant", "advisor"] as const)
        expect(await sideOf({ ...asked, path: `/auth/company/${page}`, returnPath: "/ds/home", hostSide })).toBe(
          "company",
        );
    },
  );
  test("leaves its side to what is seen meanwhile, such as maintenance", async () => {
    expect(await sideOf({ ...asked, path: "/maintenance", session: nobody })).toBe("company");
    expect(await sideOf({ ...asked, path: "/maintenance" })).toBe("applicant");
  });
  test.each([7, {}, "//evil", "/nowhere"])("takes no side from the cookie %j", async (returnPath) => {
    expect(await sideOf({ ...asked, path: "/maintenance", session: nobody, returnPath })).toBe("applicant");
  });
});
