import { expect, it } from "vitest";
import { orGoTo } from "#app/api/or-go-to.server.ts";
import { RefusedResponse } from "#app/api/refused-response.server.ts";

/** A call that is refused leads to a page of its own where it is refused with 403 or 404; what is thrown instead. */
const thrownAfter = (error: unknown) =>
  orGoTo(Promise.reject(error), [403, 404], "/payment").then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
const refusal = (code: number) => new RefusedResponse({ code, message: "" });

it("gives what the call answers", async () => {
  expect(await orGoTo(Promise.resolve("file"), [404], "/payment")).toBe("file");
});

it.each([403, 404])("leads to the page that says why a call is refused with %i", async (code) => {
  const { status, headers } = (await thrownAfter(refusal(code))) as Response;
  expect({ status, to: headers.get("Location") }).toEqual({ status: 302, to: "/payment" });
});

it("leaves other failures to the error view", async () => {
  const others = [refusal(503), new Response(null, { status: 404 }), new Error("offline")];
  expect(await Promise.all(others.map(thrownAfter))).toEqual(others);
});
