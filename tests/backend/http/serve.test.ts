import { expect, test } from "vitest";
import { z } from "zod";
import { serve } from "#backend/http/call.ts";
import { endpoints, patch, post } from "#contract/endpoint.ts";

const lines = endpoints(
  { role: "applicant", server: "main", base: "/v1" },
  {
    move: post("/things/:thingId", { body: z.object({ to: z.string() }) }),
    rename: patch("/things/:thingId", { body: z.object({ thingId: z.string() }) }),
    search: post("/things", { query: z.object({ page: z.number() }), body: z.object({ page: z.number() }) }),
  },
);

test("an operation gets path, query and body as one, so a name in two of them does not compile", () => {
  expect(serve(lines.move, async (_work, _caller, { thingId, to }) => void [thingId, to]).endpoint).toBe(lines.move);
  // @ts-expect-error: `thingId` stands in the path and in the body.
  expect(serve(lines.rename, async () => undefined).endpoint).toBe(lines.rename);
  // @ts-expect-error: `page` stands in the query and in the body.
  expect(serve(lines.search, async () => undefined).endpoint).toBe(lines.search);
});
