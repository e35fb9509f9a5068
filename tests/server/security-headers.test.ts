import { describe, expect, test } from "vitest";
import { securityHeaders } from "#server/security-headers.ts";
import { serve } from "./serve.ts";

const sendSecurely = await serve(
  ...securityHeaders({ isSecure: true, formTargets: ["https://login.example"] }),
  (_request, response) => void response.send(response.locals.nonce),
);
const sendPlainly = await serve(
  ...securityHeaders({ isSecure: false }),
  (_request, response) => void response.send(response.locals.nonce),
);

/** The content security policy as a map from directive to its sources. */
function policyOf({ headers }: { headers: NodeJS.Dict<string | string[]> }) {
  const directives = String(headers["content-security-policy"]).split(";");
  return Object.fromEntries(
    directives.map((directive) => {
      const [name, ...sources] = directive.trim().split(" ");
      return [name, sources];
    }),
  );
}

describe("the content security policy", () => {
  test("forbids what it does not name", async () => {
    expect(policyOf(await sendSecurely())["default-src"]).toEqual(["'none'"]);
  });
  test("runs scripts with the nonce of the request only", async () => {
    const answer = await sendSecurely();
    expect(answer.body).toMatch(/^[\w+/]{22}==$/);
    expect(policyOf(answer)["script-src"]).toEqual(["'self'", `'nonce-${answer.body}'`]);
  });
  test("has a new nonce for each request", async () => {
    expect((await sendSecurely()).body).not.toBe((await sendSecurely()).body);
  });
  test("lets forms go to ourselves and to the identity provider", async () => {
    expect(policyOf(await sendSecurely())["form-action"]).toEqual(["'self'", "https://login.example"]);
  });
  test("opens to the services that are configured, and no further than each needs", async () => {
    const service = { id: "", cookies: [] };
    const send = await serve(
      ...securityHeaders({
        isSecure: false,
        trackers: [
          { ...service, service: "analytics", script: "https://a.example/a.js", origins: ["https://api.example"] },
          { ...service, service: "scheduling", script: "https://s.example/s.js", origins: [] },
        ],
      }),
      (_request, response) => void response.send(response.locals.nonce),
    );
    const answer = await send();
    const partners = ["https://a.example", "https://s.example", "https://api.example"];
    expect(policyOf(answer)).toMatchObject({
      "script-src": ["'self'", `'nonce-${answer.body}'`, "https://a.example", "https://s.example"],
      "connect-src": ["'self'", ...partners],
      "img-src": ["'self'", "data:", ...partners],
      "frame-src": ["'self'", "https://s.example"],
      "default-src": ["'none'"],
    });
  });
  test("plays films from the configured folder, and else from nowhere", async () => {
    const send = await serve(
      ...securityHeaders({ isSecure: false, videos: "https://films.example/tips" }),
      (_request, response) => void response.send(""),
    );
    expect(policyOf(await send())["media-src"]).toEqual(["https://films.example"]);
    expect(policyOf(await sendSecurely())["media-src"]).toBeUndefined();
  });
  test("lets nobody frame us, embed objects or move the base", async () => {
    expect(policyOf(await sendSecurely())).toMatchObject({
      "frame-ancestors": ["'none'"],
      "object-src": ["'none'"],
      "base-uri": ["'none'"],
    });
  });
});

test("browsers tell our own pages where they come from, others nothing", async () => {
  expect((await sendSecurely()).headers["referrer-policy"]).toBe("same-origin");
});

test("older browsers frame us nowhere either, and no window that opened us reaches in", async () => {
  const { headers } = await sendSecurely();
  expect(headers["x-frame-options"]).toBe("DENY");
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
});

test("types are not guessed", async () => {
  expect((await sendSecurely()).headers["x-content-type-options"]).toBe("nosniff");
});

test("https is asked for where the public address has it, and never elsewhere", async () => {
  const secure = await sendSecurely();
  expect(secure.headers["strict-transport-security"]).toBe("max-age=31536000");
  expect(policyOf(secure)).toHaveProperty("upgrade-insecure-requests");
  const plain = await sendPlainly();
  expect(plain.headers["strict-transport-security"]).toBeUndefined();
  expect(policyOf(plain)).not.toHaveProperty("upgrade-insecure-requests");
});
