import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { identityAccount, identityCode } from "#backend/db/schema/identity.ts";
import { limits } from "#contract/limits.ts";
import { password, useIdentity } from "../../../world/identity.ts";
import { untilSomebodyWaits } from "../../../world/until-somebody-waits.ts";

const { db, identityOf, mailsTo, newEmail, post, start } = await useIdentity();

async function startRegistered() {
  const email = newEmail();
  const started = await start();
  await post("register", started, { email, password });
  return { email, started, code: await newestCode(email) };
}
const newestCode = async (email: string) => (await mailsTo(email))[0]?.values.code ?? "";
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

it("confirms the address once", async () => {
  const { email, started, code } = await startRegistered();
  const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
  expect((await post("confirmCode", started, { code: typed })).status).toBe(200);
  expect((await identityOf(email))?.emailVerified).toBe(true);
  expect((await post("confirmCode", started, { code })).body.customErrors).toEqual({ code: ["codeExpired"] });
});

it("is over after too many wrong codes, and starts again with a new one", async () => {
  const { email, started, code } = await startRegistered();
  for (let attempt = 0; attempt < limits.codeTries; attempt++) {
    const { status, body } = await post("confirmCode", started, { code: otherThan(code) });
    expect([status, body.customErrors]).toEqual([422, { code: ["codeWrong"] }]);
  }
  expect((await post("confirmCode", started, { code })).body.customErrors).toEqual({ code: ["codeExpired"] });
  expect((await identityOf(email))?.emailVerified).toBe(false);

  expect((await post("sendCode", started, {})).status).toBe(204);
  expect((await post("confirmCode", started, { code: await newestCode(email) })).status).toBe(200);
});

/** Somebody confirms the address elsewhere while a post about it comes. */
async function whileConfirmed<T>(email: string, send: () => T) {
  const { id } = (await identityOf(email))!;
  const { answer } = await db.transaction(async (tx) => {
    await tx.update(identityAccount).set({ emailVerified: true }).where(eq(identityAccount.id, id));
    const answer = send();
    await untilSomebodyWaits(tx);
    await tx.delete(identityCode).where(eq(identityCode.identityId, id));
    return { answer };
  });
  return answer;
}

it("waits for somebody who confirms the address elsewhere, and gives way", async () => {
  const { email, started, code } = await startRegistered();
  const confirmed = await whileConfirmed(email, () => post("confirmCode", started, { code }));
  expect(confirmed.body.customErrors).toEqual({ code: ["codeExpired"] });
});

it("mails no other code once the address is confirmed elsewhere", async () => {
  const { email, started } = await startRegistered();
  expect((await whileConfirmed(email, () => post("sendCode", started, {}))).status).toBe(404);
  expect(await mailsTo(email)).toHaveLength(1);
});

it("counts tries that are made at once", async () => {
  const { started, code } = await startRegistered();
  const many = Array.from({ length: 12 }, () => post("confirmCode", started, { code: otherThan(code) }));
  const told = (await Promise.all(many)).map(({ body }) => body.customErrors?.code?.[0]);
  expect(told.filter((key) => key === "codeWrong")).toHaveLength(limits.codeTries);
});

it("is over when its time has passed", async () => {
  const { started, code } = await startRegistered();
  await db
    .update(identityCode)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(identityCode.interaction, started.uid));
  expect((await post("confirmCode", started, { code })).body.customErrors).toEqual({ code: ["codeExpired"] });
});

it("refuses what is no code before it counts, and a code where none is awaited", async () => {
  const { started } = await startRegistered();
  expect((await post("confirmCode", started, { code: "12345" })).body.customErrors).toEqual({ code: ["code"] });
  const another = await start();
  expect((await post("confirmCode", another, { code: "123456" })).body.customErrors).toEqual({ code: ["codeExpired"] });
  expect((await post("sendCode", another, {})).status).toBe(404);
});
