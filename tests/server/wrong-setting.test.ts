import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { discoverEndpoints } from "#server/identity-endpoints.ts";
import { openNamedFiles } from "#server/open-named-files.ts";
import { prepareDatabase } from "#server/prepare-database.ts";
import { readSettings } from "#server/settings.ts";
import { useTemporaryDirectory } from "../world/temporary-directory.ts";

const directory = useTemporaryDirectory();
const file = join(directory, "a-file");
writeFileSync(file, "");
const SESSION_SECRET = "a secret of at least thirty-two characters";
const read = (env: Record<string, string>) => readSettings({ DATA_DIR: directory, SESSION_SECRET, ...env });
const nobody = "127.0.0.1:2";

/** What the provider says of itself. */
let said = "";
const provider = createServer((_request, response) => void response.end(said)).listen(0, "127.0.0.1");
await once(provider, "listening");
afterAll(() => void provider.close());
const issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;

describe("what a setting names and cannot be opened is told in one line, with its name", () => {
  test.each([`postgres://app@${nobody}/portal`, "postgres://app@db.invalid/portal"])(
    "a database at %s",
    async (DATABASE_URL) => {
      const opening = prepareDatabase(read({ DATABASE_URL }));
      await expect(opening).rejects.toThrow(/^Wrong setting — DATABASE_URL: [^\n]{10,}$/);
    },
  );

  test("the folder of a private database", async () => {
    const opening = prepareDatabase(read({ DATA_DIR: join(file, "data") }));
    await expect(opening).rejects.toThrow(/^Wrong setting — DATA_DIR: [^\n]*a-file[^\n]*$/);
  });

  test("the folder of files", async () => {
    const opening = openNamedFiles(read({ DATA_DIR: join(file, "data") }));
    await expect(opening).rejects.toThrow(/^Wrong setting — DATA_DIR: [^\n]*a-file[^\n]*$/);
  });

  test.each([
    ["is away", `http://${nobody}`, ""],
    ["is no provider", issuer, "<html>"],
    ["says nothing of its keys", issuer, JSON.stringify({ issuer })],
    [
      "calls itself otherwise",
      `${issuer}/`,
      JSON.stringify({ issuer, authorization_endpoint: issuer, token_endpoint: issuer, jwks_uri: issuer }),
    ],
  ])("a provider that %s", async (_which, address, document) => {
    said = document;
    await expect(discoverEndpoints(address, 5)).rejects.toThrow(/^Wrong setting — OIDC_ISSUER: [^\n]{10,}$/);
  });
});
