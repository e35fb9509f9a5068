import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { makePdf } from "#backend/demo/make-pdf.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { addressOf } from "#contract/endpoint.ts";
import type { Document } from "#contract/entities/document.ts";
import { readSettings } from "#server/settings.ts";
import { onlyHere, startBackend } from "#server/start-backend.ts";
import { useBackend } from "../world/backend.ts";
import { useBucket } from "../world/bucket.ts";
import { useTemporaryDirectory } from "../world/temporary-directory.ts";

const { addApplicant, database } = await useBackend();
const { address, way } = await useBucket();
const { keys, name, region, endpoint } = address;
const FILES_URL = `s3://${keys.accessKeyId}:${keys.secretAccessKey}@${name}/portal?region=${region}&endpoint=${endpoint}`;

const said: string[] = [];
const log = pino({ level: "warn" }, { write: (line: string) => void said.push(line) });

/** As on a machine of its own: nothing is shared but the database, the bucket and a secret. */
async function startOne() {
  const SESSION_SECRET = "the same secret on every machine";
  const settings = readSettings({ DATA_DIR: useTemporaryDirectory(), FILES_URL, SESSION_SECRET, DEMO_DATA: "off" });
  return startBackend(settings, database, log, onlyHere);
}
const backends = [await startOne(), await startOne()];
afterAll(() => Promise.all(backends.map((backend) => backend.close())));
const [near, far] = backends.map(({ url }) => url) as [string, string];

const mia = await addApplicant();
const headers = { Authorization: `Bearer ${mia.token}` };
const pdf = new Uint8Array(makePdf("Lebenslauf", ["Mia Hoffmann"]));
const upload = (url: string) => {
  const body = new FormData();
  body.append("category", "CV");
  body.append("type", "CV");
  body.append("file", new File([pdf], "Lebenslauf.pdf"));
  return fetch(url + addressOf(applicant.uploadDocument), { method: "POST", headers, body });
};
const preview = (url: string, documentId: string) =>
  fetch(url + addressOf(applicant.previewDocument, { documentId }), { headers });

test("a document that one backend took is read from the other, and neither misses anything in common", async () => {
  const { uuid } = (await (await upload(near)).json()) as Document;
  expect(new Uint8Array(await (await preview(far, uuid)).arrayBuffer())).toEqual(pdf);
  expect(said).toEqual([]);
});

test("while the bucket is away files are refused, everything else is answered, and nothing secret is logged", async () => {
  const { uuid } = (await (await upload(near)).json()) as Document;
  await way.stop();
  for (const answer of [await upload(near), await preview(far, uuid)]) {
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ code: 503, message: "Der Dienst ist gerade nicht erreichbar." });
  }
  const documents = await fetch(near + addressOf(applicant.fetchDocuments), { headers });
  expect(((await documents.json()) as Document[]).map((document) => document.uuid)).toContain(uuid);

  await way.recover();
  expect((await preview(far, uuid)).status).toBe(200);
  expect((await upload(near)).status).toBe(200);
  expect(said).toHaveLength(2);
  for (const line of said) expect(line).not.toMatch(/S3RVER|Signature|Authorization/i);
});
