import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { authenticatorFor } from "#app/auth/oidc.server.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { publicCalls } from "#contract/calls/public.ts";
import type { Side } from "#contract/sides.ts";
import { discoverEndpoints } from "#server/identity-endpoints.ts";
import { useBackend } from "../../world/backend.ts";
import { useForeignProvider } from "../../world/foreign-provider.ts";

const { addAdvisor, addCompany, backend, call } = await useBackend();
const origin = "https://portal.example";
const algorithms = ["RS256", "RS384", "RS512", "PS384", "PS512", "ES384", "ES512"];
const clientOf = (side: Side, algorithm: string) => ({
  id: `${side}-${algorithm}`,
  secret: "secret".padEnd(43, "!"),
  redirectUri: `${origin}/auth/${side}/callback`,
  algorithm,
});
const clientsWith = (algorithm: string) => ({
  applicant: clientOf("applicant", algorithm),
  company: clientOf("company", algorithm),
  advisor: clientOf("advisor", algorithm),
});
const provider = await useForeignProvider(algorithms.flatMap((one) => Object.values(clientsWith(one))));
const endpoints = await discoverEndpoints(provider.issuer, 5);
const newPerson = (email = `${randomUUID()}@example.org`) => ({ sub: randomUUID(), email, email_verified: true });

/** Somebody's way through portal, provider and backend to a token. */
async function signIn(side: Side, person: ReturnType<typeof newPerson>, algorithm = "RS256") {
  const clients = clientsWith(algorithm);
  const { applicant, company, advisor } = clients;
  Object.assign(backend.settings, endpoints, {
    clients: { applicant: applicant.id, company: company.id, study_advisor: advisor.id },
  });
  const authenticator = authenticatorFor(side, { oidc: { ...endpoints, clients }, isSecure: true, origin });
  const sent = await authenticator
    .authenticate("oidc", new Request(`${origin}/auth/${side}`))
    .catch((thrown) => thrown);
  if (!(sent instanceof Response)) throw sent;
  const callback = await provider.signIn(sent.headers.get("Location") ?? "", person);
  const headers = { Cookie: (sent.headers.get("Set-Cookie") ?? "").split(";")[0] ?? "" };
  const { idToken, accessToken } = await authenticator.authenticate("oidc", new Request(callback, { headers }));
  return call<{ api_token: string; role: string }>(publicCalls.authenticate, { body: { idToken, accessToken } });
}

describe("a provider that names addresses at userinfo only", () => {
  it("lets in applicants, with the address that it has confirmed", async () => {
    const person = newPerson();
    const { status, body } = await signIn("applicant", person);
    expect(status).toBe(200);
    const account = await call(applicant.fetchAccount, {}, body.api_token);
    expect(account.body).toMatchObject({ email: person.email, emailVerified: true });
  });

  it("lets in companies and advisors, whose address it must have confirmed", async () => {
    const [colleague, advisor] = [newPerson((await addCompany()).email), newPerson((await addAdvisor()).email)];
    expect((await signIn("company", colleague)).body.role).toBe("company");
    expect((await signIn("advisor", advisor)).body.role).toBe("study_advisor");
    expect((await signIn("company", { ...colleague, email_verified: false })).status).toBe(404);
  });
});

it.each(algorithms)("an id token may be signed with %s", async (algorithm) => {
  expect((await signIn("applicant", newPerson(), algorithm)).status).toBe(200);
});
