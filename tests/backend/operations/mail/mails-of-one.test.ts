import { expect, it } from "vitest";
import { mail } from "#backend/db/schema/mail.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { deskLimits } from "#contract/desk-limits.ts";
import type { LoggedMail } from "#contract/entities/logged-mail.ts";
import { useWorld } from "../../../world/world.ts";

const { addAdvisor, addMia, call, db, miriam } = await useWorld();

it("an advisor reads what was mailed to their applicant last, and nobody else's", async () => {
  const mia = await addMia();
  const of = (token: string) =>
    call<{ name: string; mails: LoggedMail[] }>(advisor.fetchMailsOf, { params: { accountId: mia.id } }, token);
  const at = (minute: number) => new Date(Date.UTC(2026, 9, 1, 12, minute));
  await db.insert(mail).values([
    { kind: "welcome", to: mia.email.toUpperCase(), queuedAt: at(0), sentAt: at(1) },
    ...Array.from({ length: deskLimits.mailsOfOne }, (_, n) => ({
      kind: "newOpenings",
      to: mia.email,
      queuedAt: at(n + 2),
    })),
    { kind: "welcome", to: "mia@example.org", queuedAt: at(0) },
  ]);
  const { body } = await of(miriam.token);
  expect(body.mails).toHaveLength(deskLimits.mailsOfOne);
  expect(Object.keys(body.mails[0]!).sort()).toEqual(["endedAt", "id", "kind", "queuedAt", "state"]);
  expect(body.mails[0]).toMatchObject({ kind: "newOpenings", state: "waiting", endedAt: null });
  expect((await of((await addAdvisor()).token)).status).toBe(404);
});
