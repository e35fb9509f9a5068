import { createHash } from "node:crypto";
import { once } from "node:events";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, expect, it } from "vitest";
import { type Database, openDatabase } from "#backend/db/open.ts";
import { account } from "#backend/db/schema/account.ts";
import { document } from "#backend/db/schema/documents.ts";
import { tablesWithFiles } from "#backend/db/stored-files.ts";
import { makePdf } from "#backend/demo/make-pdf.ts";
import { openFileStore } from "#backend/files/open-file-store.ts";
import { sweepIncoming } from "#backend/files/sweep-incoming.ts";
import { sweep } from "#backend/operations/sweep.ts";
import { freePort, type Portal, startPortal } from "../../e2e/world/portal.ts";
import { useTemporaryDirectory } from "../world/temporary-directory.ts";
import { Visitor } from "../world/visitor.ts";
import { randomFrom } from "./random.ts";
import { StreamOfPosts } from "./stream-of-posts.ts";

const kills = 50;
const longestLife = 700;
const seed = Number(process.env.KILL_SEED ?? Date.now() % 2 ** 31);
const random = randomFrom(seed);
const directory = useTemporaryDirectory();
const files = join(directory, "files");
const hour = 3_600_000;

let portal: Portal;
let database: Database;
afterAll(async () => {
  await portal.stop();
  await database.close();
});

it(`keeps every acknowledged change when it is killed ${kills} times (KILL_SEED=${seed})`, async () => {
  console.log(`KILL_SEED=${seed}`);
  const settings = { DATA_DIR: directory, PORT: await freePort() };
  portal = await startPortal(settings);
  database = await openDatabase({ directory });
  const { motivation, distance, documents } = await openStreams(portal.url);
  motivation.acknowledged.push(await storedMotivation());
  distance.acknowledged.push(await storedDistance());
  const streams = [motivation, distance, documents];

  let cutOff = 0;
  for (let kill = 0; kill < kills; kill++) {
    const running = Promise.all(streams.map((stream) => stream.run()));
    await Promise.race([running, pause(random() * longestLife)]);
    await killed(portal);
    await running;
    cutOff += streams.filter(({ unanswered }) => unanswered).length;
    expectKept(motivation, await storedMotivation());
    expectKept(distance, await storedDistance());
    await expectDocuments(documents);

    portal = await startPortal(settings);
    for (const stream of streams) await stream.repeat();
    expect(await storedMotivation()).toBe(motivation.acknowledged.at(-1));
    expect(await storedDistance()).toBe(distance.acknowledged.at(-1));
    await expectDocuments(documents);
    await makeRoom();
  }

  const counts = streams.map(({ acknowledged }) => acknowledged.length);
  console.log(`${kills} kills cut off ${cutOff} posts; ${counts.join(", ")} texts, answers and uploads acknowledged`);
  await expectCleanAfterSweep();
  for (const { name, digest } of documents.acknowledged) expect(await digestOfStored(name), name).toBe(digest);
});

/** An account's files are limited (ADR 0035), and a fast machine stores more: checked files go to another account. */
async function makeRoom() {
  const [taker, giver] = [await accountOf("jonas"), await accountOf("lena")];
  await database.db.update(document).set({ accountId: taker.id }).where(eq(document.accountId, giver.id));
}

/** Three people at three forms, so that no post waits for another. */
async function openStreams(url: string) {
  const signedIn = async (name: string) => {
    const visitor = new Visitor(url);
    await visitor.signIn(`${name}@example.org`);
    return visitor;
  };
  return {
    motivation: new StreamOfPosts({
      visitor: await signedIn("mia"),
      path: "/ds/application/search/3",
      formId: "motivation",
      nth: (count) => {
        const value = `Motivation Nummer ${count}, mit genügend Zeichen`;
        return { value, answers: { motivationText: value, intent: "save" } };
      },
    }),
    distance: new StreamOfPosts({
      visitor: await signedIn("sara"),
      path: "/ds/application/search/2",
      formId: "distance",
      nth: (count) => {
        const practicePartnerMaxDistance = [5, 10, 15, 20][count % 4]!;
        const ownCar = count % 8 < 4 ? "yes" : "no";
        const others = { drivingLicenseExists: "yes", professionalExperienceExists: "no", intent: "continue" };
        return {
          value: `${practicePartnerMaxDistance} ${ownCar}`,
          answers: { practicePartnerMaxDistance: String(practicePartnerMaxDistance), ownCar, ...others },
        };
      },
    }),
    documents: new StreamOfPosts({
      visitor: await signedIn("lena"),
      path: "/ds/application/search/4",
      formId: "documents",
      nth: (count) => {
        const name = `Zeugnis ${count}.pdf`;
        const bytes = makePdf(name, Array(Math.ceil(random() * 20_000)).fill("Eine Zeile unter vielen."));
        const digest = createHash("sha256").update(bytes).digest("hex");
        const file = new File([new Uint8Array(bytes)], name, { type: "application/pdf" });
        return { value: { name, digest }, answers: { type: "Certificate", intent: "upload", file } };
      },
    }),
  };
}

async function killed({ process: server }: Portal) {
  const end = once(server, "exit");
  server.kill("SIGKILL");
  await end;
}

/** The stored value must be the last acknowledged one, or the one whose post was never answered. */
function expectKept<T>({ acknowledged, unanswered }: StreamOfPosts<T>, stored: T) {
  expect([acknowledged.at(-1), unanswered?.value]).toContain(stored);
}

const accountOf = async (name: string) => {
  const [row] = await database.db
    .select()
    .from(account)
    .where(eq(account.email, `${name}@example.org`));
  return row!;
};
const storedMotivation = async () => (await accountOf("mia")).motivationText ?? "";
const storedDistance = async () => {
  const { practicePartnerMaxDistance, ownCar } = await accountOf("sara");
  return `${practicePartnerMaxDistance} ${ownCar ? "yes" : "no"}`;
};
const storedDocuments = async () => database.db.select().from(document);

/** Each acknowledged document exists once, no other but the unanswered one exists, and each row has its whole file. */
async function expectDocuments({ acknowledged, unanswered }: StreamOfPosts<{ name: string }>) {
  const rows = await storedDocuments();
  const uploaded = rows.map(({ name }) => name).filter((name) => name.startsWith("Zeugnis "));
  const expected = acknowledged.map(({ name }) => name);
  const perhaps = unanswered?.value.name;
  expect(uploaded.filter((name) => name !== perhaps).sort()).toEqual(expected.sort());
  expect(uploaded.filter((name) => name === perhaps).length).toBeLessThanOrEqual(1);
  for (const { fileKey, bytes } of rows) expect((await stat(join(files, fileKey))).size).toBe(bytes);
}

/** After the sweeps there is no file without a row, no row without a file, and no partial file. */
async function expectCleanAfterSweep() {
  const settings = { secretMark: "" } as Parameters<typeof sweep>[0]["settings"];
  const backend = {
    database,
    files: await openFileStore({ directory: files }),
    log: pino({ level: "silent" }),
    settings,
  };
  const later = new Date(Date.now() + 2 * hour);
  await sweep(backend, later);
  await sweepIncoming(directory, later);
  const rows = await Promise.all(tablesWithFiles.map((table) => database.db.select().from(table)));
  const keys = rows.flat().map(({ fileKey }) => fileKey);
  expect((await readdir(files)).filter((name) => !name.endsWith("-id")).sort()).toEqual(keys.sort());
  expect(await readdir(join(directory, "incoming"))).toEqual([]);
}

async function digestOfStored(name: string) {
  const [row] = await database.db.select().from(document).where(eq(document.name, name));
  return createHash("sha256")
    .update(await readFile(join(files, row!.fileKey)))
    .digest("hex");
}
