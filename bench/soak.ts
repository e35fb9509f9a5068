// `npx tsx bench/soak.ts [minutes]`: uses a built portal for a quarter of an hour and prints its memory and handles.
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { openDatabase } from "#backend/db/open.ts";
import { account } from "#backend/db/schema/account.ts";
import { document } from "#backend/db/schema/documents.ts";
import { makePdf } from "#backend/demo/make-pdf.ts";
import { applicantPages } from "../e2e/world/pages.ts";
import { startPortal } from "../e2e/world/portal.ts";
import { Visitor } from "../tests/world/visitor.ts";
import { row } from "./table.ts";

const minutes = Number(process.argv[2] ?? 15);
const end = Date.now() + minutes * 60_000;
const portal = await startPortal();
const database = await openDatabase({ directory: portal.dataDirectory });
const counts = { answers: 0, saves: 0, uploads: 0, refused: 0 };

const isUnderWay = () => Date.now() < end;
const pdf = makePdf("Zeugnis", Array(2000).fill("Eine Zeile unter vielen."));

async function visitor(name: string) {
  const visitor = new Visitor(portal.url);
  await visitor.signIn(`${name}@example.org`);
  return visitor;
}

/** Counts a page, and reports any answer other than a page that was found. */
async function open(visitor: Visitor, path: string) {
  const page = await visitor.open(path);
  counts.answers++;
  if (page.status !== 200) counts.refused++;
  return page;
}

async function post(visitor: Visitor, path: string, formId: string, answers: Record<string, string | File>) {
  const response = await visitor.post(await open(visitor, path), formId, answers);
  await response.body?.cancel();
  counts.answers++;
  if (response.status !== 303) counts.refused++;
}

async function read(name: string) {
  const reader = await visitor(name);
  while (isUnderWay()) for (const path of applicantPages) await open(reader, path);
}

async function write() {
  const writer = await visitor("mia");
  for (; isUnderWay(); counts.saves++) {
    const motivationText = `Motivation Nummer ${counts.saves}, mit genügend Zeichen`;
    await post(writer, "/ds/application/search/3", "motivation", { motivationText, intent: "save" });
  }
}

/** Uploads one file after the other, and deletes each to make room for the next. */
async function upload() {
  const uploader = await visitor("lena");
  const [lena] = await database.db.select().from(account).where(eq(account.email, "lena@example.org"));
  for (; isUnderWay(); counts.uploads++) {
    const file = new File([new Uint8Array(pdf)], `Zeugnis ${counts.uploads}.pdf`, { type: "application/pdf" });
    const answers = { type: "Certificate", intent: "upload", file };
    await post(uploader, "/ds/application/search/4", "documents", answers);
    await database.db.delete(document).where(eq(document.accountId, lena!.id));
    await pause(500);
  }
}

function tell(when: string) {
  const status = readFileSync(`/proc/${portal.process.pid}/status`, "utf8");
  const megabytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000;
  const handles = readdirSync(`/proc/${portal.process.pid}/fd`).length;
  console.log(row([when, Object.values(counts).join(" / "), megabytes.toFixed(0), String(handles)]));
}

console.log(row(["minute", Object.keys(counts).join(" / "), "MB", "handles"]));
await open(await visitor("sara"), "/ds/home");
tell("start");
const started = Date.now();
const telling = setInterval(() => tell(String(Math.round((Date.now() - started) / 60_000))), 60_000);
await Promise.all([read("sara"), read("noah"), write(), upload()]);
clearInterval(telling);
await pause(30_000);
tell("at rest");
await database.close();
await portal.stop();
