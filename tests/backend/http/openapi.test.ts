import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { useBackend } from "../../world/backend.ts";

const { origin } = await useBackend();

test("the backend serves the checked-in document", async () => {
  const response = await fetch(`${origin}/openapi.json`);
  expect(await response.json()).toEqual(JSON.parse(readFileSync("docs/openapi.json", "utf8")));
});
