import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { makePdf } from "#backend/demo/make-pdf.ts";
import { type Portal, startPortal } from "../../e2e/world/portal.ts";
import { Visitor } from "../world/visitor.ts";

const documents = "/ds/application/search/4";
const drainMilliseconds = 10_000;

it("answers an upload in progress when the process is told to end", async () => {
  const { portal, visitor, page } = await signedInAtDocuments();
  const answer = visitor.post(page, "documents", { type: "CV", intent: "upload", file: cv }, { inPieces: 20 });
  await pause(500);
  const ended = endOf(portal);
  expect((await answer).status).toBe(303);
  expect(await ended).toEqual({ code: 0, isInTime: true });
});

it("cuts off a client that does not finish", async () => {
  const { portal, visitor, page } = await signedInAtDocuments();
  const answer = visitor
    .post(page, "documents", { type: "CV", intent: "upload", file: cv }, { inPieces: 1000 })
    .catch(() => "cut off");
  await pause(500);
  expect(await endOf(portal)).toEqual({ code: 0, isInTime: true });
  expect(await answer).toBe("cut off");
});

it("says at /ready that it ends, while a portal with a public address still takes connections", async () => {
  const portal = await startPortal({ PUBLIC_URL: "http://portal.example.org", OFFICE_EMAILS: "office@example.org" });
  expect((await fetch(`${portal.url}/ready`)).status).toBe(200);
  const ended = endOf(portal);
  await expect.poll(async () => (await fetch(`${portal.url}/ready`)).status).toBe(503);
  expect(await ended).toEqual({ code: 0, isInTime: true });
});

const cv = new File([new Uint8Array(makePdf("Lebenslauf", Array(2000).fill("Eine Zeile")))], "Lebenslauf.pdf");

async function signedInAtDocuments() {
  const portal = await startPortal();
  const visitor = new Visitor(portal.url);
  return { portal, visitor, page: await visitor.signIn("mia@example.org", documents) };
}

/** Sends SIGTERM and returns how the process ended. */
async function endOf(portal: Portal) {
  const start = performance.now();
  const ended = once(portal.process, "exit");
  portal.process.kill("SIGTERM");
  const [code] = await ended;
  await portal.stop();
  return { code, isInTime: performance.now() - start < drainMilliseconds };
}
