import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { attempt } from "#backend/db/schema/calls.ts";
import { curriculumVitaeSending } from "#backend/db/schema/cv.ts";
import { mail } from "#backend/db/schema/mail.ts";
import { MissingFile } from "#backend/files/file-store.ts";
import { sweep } from "#backend/operations/sweep.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { limits } from "#contract/limits.ts";
import { useBackend } from "../../../world/backend.ts";

const { backend, call, db, database, files } = await useBackend();
const hour = 3_600_000;

type Job = { payload: { kind: string; to: string; values: Record<string, string> } };
/** Mails that wait to be sent, the oldest first. */
async function mails() {
  const { rows } = await database.pool.query<Job>("select payload from graphile_worker._private_jobs order by id");
  return rows.map(({ payload }) => payload);
}
const tokenIn = (link = "") => link.split("/").at(-1) ?? "";
const send = (
  email: string,
  html = "<h1>Mia Hoffmann</h1>",
  name = "Mia Hoffmann",
  address: string = randomUUID(),
  headers = {},
) =>
  call(publicCalls.sendCurriculumVitae, {
    body: { type: "cv-classic", html, email, name },
    headers: { "X-Forwarded-For": address, ...headers },
  });
const confirm = (token: string) => call(publicCalls.confirmSending, { body: { token } });

beforeEach(() => database.pool.query("delete from graphile_worker._private_jobs"));

describe("a CV that somebody lets send to an address", () => {
  it("waits until the owner of the address says so; the first mail says nothing that a visitor wrote", async () => {
    expect((await send("eins@example.org")).status).toBe(204);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: "curriculumVitaeWaits", to: "eins@example.org" });
    expect(JSON.stringify(mail)).not.toContain("Mia");
  });

  it("comes as PDF once it is confirmed, and once only, also after a double click", async () => {
    await send("zwei@example.org");
    const token = tokenIn((await mails())[0]?.values.link);
    expect((await confirm(token)).status).toBe(204);
    const mail = (await mails())[1];
    expect(mail).toMatchObject({ kind: "curriculumVitae", values: { fileName: "Lebenslauf Mia Hoffmann.pdf" } });
    expect((await buffer(await files.read(mail!.values.fileKey!))).length).toBeGreaterThan(1000);
    expect((await confirm(token)).status).toBe(204);
    expect(await mails()).toHaveLength(2);
    expect((await confirm("unknown")).status).toBe(404);
  });

  it("is called as its writer's own copy is, in the language in which it is written", async () => {
    const title = "Curriculum vitae Mia Hoffmann";
    const body = {
      type: "cv-classic",
      html: "<h1>Mia</h1>",
      email: "dreizehn@example.org",
      name: "Mia Hoffmann",
      title,
    };
    await call(publicCalls.sendCurriculumVitae, { body, headers: { "X-Forwarded-For": randomUUID() } });
    await confirm(tokenIn((await mails())[0]?.values.link));
    expect((await mails())[1]?.values.fileName).toBe("Curriculum vitae Mia Hoffmann.pdf");
  });

  it("has a file name that is no path and misleads nobody, whatever the name", async () => {
    await send("vier@example.org", undefined, "../Mia\r\nHoff\\mann\u202Efdp.exe");
    const token = tokenIn((await mails())[0]?.values.link);
    await confirm(token);
    expect((await mails())[1]?.values.fileName).toBe("Lebenslauf .. Mia Hoff mannfdp.exe.pdf");
  });

  it("is gone after a day, with its file", async () => {
    await send("drei@example.org");
    const token = tokenIn((await mails())[0]?.values.link);
    const [row] = (await db.select().from(curriculumVitaeSending)).slice(-1);
    await sweep(backend, new Date(Date.now() + (limits.curriculumVitaeHours + 2) * hour));
    await expect(files.read(row!.fileKey)).rejects.toThrow(MissingFile);
    expect((await confirm(token)).status).toBe(404);
  });

  it("is there as long as its mail is tried once it is confirmed, and gone after that", async () => {
    await send("sieben@example.org");
    await confirm(tokenIn((await mails())[0]?.values.link));
    const { fileKey } = (await mails())[1]!.values;
    const sweepLater = () => sweep(backend, new Date(Date.now() + (limits.curriculumVitaeHours + 2) * hour));
    await sweepLater();
    expect((await buffer(await files.read(fileKey!))).length).toBeGreaterThan(1000);
    await db.update(mail).set({ sentAt: new Date() }).where(eq(mail.to, "sieben@example.org"));
    await sweepLater();
    await expect(files.read(fileKey!)).rejects.toThrow(MissingFile);
  });

  it("is asked about once, however often and from wherever its one form is sent, at once or later", async () => {
    const key = randomUUID();
    const sendAgain = () => send("neun@example.org", undefined, undefined, undefined, { "Idempotency-Key": key });
    const answers = [...(await Promise.all([sendAgain(), sendAgain(), sendAgain()])), await sendAgain()];
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect(await mails()).toHaveLength(1);
  });

  it("is another one under the same key where the address or the CV is, and after a refusal", async () => {
    const key = { "Idempotency-Key": randomUUID() };
    const refused = await send("zehn@example.org", "<p></p>", undefined, undefined, key);
    const sent = [
      await send("zehn@example.org", undefined, undefined, undefined, key),
      await send("elf@example.org", undefined, undefined, undefined, key),
      await send("zehn@example.org", "<h1>Mia Becker</h1>", undefined, undefined, key),
    ];
    expect([refused, ...sent].map(({ status }) => status)).toEqual([422, 204, 204, 204]);
    expect(await mails()).toHaveLength(3);
  });

  it("is sent again under the key of a post that was refused for too many, once there is room", async () => {
    const [visitor, key] = [randomUUID(), { "Idempotency-Key": randomUUID() }];
    const sendAgain = () => send("zwoelf@example.org", undefined, undefined, visitor, key);
    for (let count = 0; count < limits.curriculumVitaeMailsPerHour; count += 1)
      await send(`${randomUUID()}@example.org`, undefined, undefined, visitor);
    expect((await sendAgain()).status).toBe(429);
    await db.delete(attempt).where(eq(attempt.kind, "curriculumVitaeMail"));
    expect((await sendAgain()).status).toBe(204);
    expect((await mails()).filter(({ to }) => to === "zwoelf@example.org")).toHaveLength(1);
  });

  it("is refused more than five times a day to one address", async () => {
    const answers = [];
    for (let count = 0; count < limits.curriculumVitaeMailsToOnePerDay + 1; count += 1)
      answers.push((await send("vier@example.org")).status);
    expect(answers).toEqual([204, 204, 204, 204, 204, 429]);
  });

  it("is refused for too many of a visitor, who then uses up nobody else's allowance", async () => {
    const visitor = randomUUID();
    const sendOften = (count: number, email: () => string) =>
      Promise.all(Array.from({ length: count }, () => send(email(), undefined, undefined, visitor)));
    await sendOften(limits.curriculumVitaeMailsPerHour, () => `${randomUUID()}@example.org`);
    const refused = await sendOften(limits.curriculumVitaeMailsToOnePerDay, () => "sechs@example.org");
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
    expect((await send("sechs@example.org")).status).toBe(204);
  });

  it("is refused when there is nothing in it", async () => {
    const { status, body } = await send("fuenf@example.org", "<p></p>");
    expect([status, body.customErrors]).toEqual([422, { html: ["documentEmpty"] }]);
    expect(await mails()).toEqual([]);
  });

  it.each(["", " \u202e "])("is refused without a name, such as %j", async (name) => {
    const { status, body } = await send("acht@example.org", undefined, name);
    expect([status, body.customErrors]).toEqual([422, { name: ["required"] }]);
    expect(await mails()).toEqual([]);
  });
});
