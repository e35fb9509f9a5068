import { describe, expect, it } from "vitest";
import { openLog } from "#server/log.ts";
import { tellOfUnnamedProxy } from "#server/unnamed-proxy.ts";
import { serve } from "./serve.ts";

/** A portal that trusts these proxies; gives how it is asked and what its log says. */
async function portalThatTrusts(proxies: string) {
  const lines: string[] = [];
  const log = openLog({ level: "info", environment: "test" }, { write: (line) => void lines.push(line) });
  const send = await serve(
    (request, _response, next) => {
      request.app.set("trust proxy", proxies);
      next();
    },
    tellOfUnnamedProxy(log),
    (_request, response) => response.send("a page"),
  );
  const forwarded = () => send({ headers: { "X-Forwarded-For": "192.0.2.1" } });
  return { lines, send, forwarded };
}

describe("a proxy that TRUSTED_PROXIES does not name", () => {
  it("is told once, with its address and what to do", async () => {
    const { lines, forwarded } = await portalThatTrusts("192.0.2.99");
    for (let times = 0; times < 3; times++) expect((await forwarded()).body).toBe("a page");
    expect(lines).toHaveLength(1);
    const { level, address, msg } = JSON.parse(lines[0]!);
    expect([level, address]).toEqual([40, "127.0.0.1"]);
    expect(msg).toContain("name it in TRUSTED_PROXIES");
  });
});

it("nothing is told of a proxy that is named, nor of people who come without one", async () => {
  const named = await portalThatTrusts("loopback");
  await named.forwarded();
  const direct = await portalThatTrusts("192.0.2.99");
  await direct.send();
  expect([...named.lines, ...direct.lines]).toEqual([]);
});
