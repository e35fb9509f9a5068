import { describe, expect, test } from "vitest";
import { formTargets, hostSideOf, onlyKnownHosts, ownOrigins } from "#server/hosts.ts";
import { serve } from "./serve.ts";

const settings = {
  publicUrl: "https://portal.example",
  hosts: { applicant: ["bewerben.example"], company: ["unternehmensportal.example"], advisor: [] },
};
const local = { publicUrl: "http://localhost:3000", hosts: { applicant: [], company: [], advisor: [] } };

describe("a request", () => {
  test.each(["portal.example", "PORTAL.example:443", "bewerben.example"])("for %s is answered", async (Host) => {
    const send = await serve(onlyKnownHosts(settings), (_request, response) => void response.send("done"));
    expect(await send({ headers: { Host } })).toMatchObject({ status: 200 });
  });
  test.each(["evil.example", "portal.example.evil.example", "localhost", "127.0.0.1", ""])(
    "for %j is misdirected",
    async (Host) => {
      const send = await serve(onlyKnownHosts(settings), (_request, response) => void response.send("done"));
      expect(await send({ headers: { Host } })).toMatchObject({ status: 421 });
    },
  );
  test("for an unknown host is told so in words, and led nowhere", async () => {
    const send = await serve(onlyKnownHosts(settings), (_request, response) => void response.send("done"));
    const { body } = await send({ headers: { Host: "evil.example", "Accept-Language": "en" } });
    expect(body).toContain("<h1>The portal isn’t here</h1>");
    expect(body).not.toMatch(/<a |evil/);
  });
  test("is not taken in by a forwarded host", async () => {
    const send = await serve(onlyKnownHosts(settings), (_request, response) => void response.send("done"));
    const headers = { Host: "evil.example", "X-Forwarded-Host": "portal.example" };
    expect(await send({ headers })).toMatchObject({ status: 421 });
  });
  test.each(["localhost:3000", "127.0.0.1:3000", "[::1]:3000"])("for %s reaches a local portal", async (Host) => {
    const send = await serve(onlyKnownHosts(local), (_request, response) => void response.send("done"));
    expect(await send({ headers: { Host } })).toMatchObject({ status: 200 });
  });
});

test("a portal host belongs to its side, whatever its case and port; the shared host to none", () => {
  expect(hostSideOf("bewerben.example", settings)).toBe("applicant");
  expect(hostSideOf("Unternehmensportal.example:8443", settings)).toBe("company");
  expect(hostSideOf("portal.example", settings)).toBeUndefined();
});

test("our origins are the public address and the portal hosts, with its protocol and port", () => {
  expect([...ownOrigins(settings)]).toEqual([
    "https://portal.example",
    "https://bewerben.example",
    "https://unternehmensportal.example",
  ]);
  const withPort = { publicUrl: "http://localhost:3000", hosts: { ...local.hosts, applicant: ["ds.localhost"] } };
  expect([...ownOrigins(withPort)]).toEqual(["http://localhost:3000", "http://ds.localhost:3000"]);
});

describe("a post may lead", () => {
  const ours = ["https://portal.example", "https://bewerben.example", "https://unternehmensportal.example"];
  const provider = { issuer: "https://id.example", authorizationEndpoint: "https://login.example/oauth2/authorize" };

  test("to wherever the provider signs in and out, and back to us", () => {
    const endSessionEndpoint = "https://bye.example/logout?client=portal";
    expect(formTargets(settings, { ...provider, endSessionEndpoint })).toEqual([
      "https://login.example",
      "https://bye.example",
      ...ours,
    ]);
  });

  test("to a provider that signs nobody out, as well", () => {
    expect(formTargets(settings, { ...provider, endSessionEndpoint: "" })).toEqual(["https://login.example", ...ours]);
  });
});
