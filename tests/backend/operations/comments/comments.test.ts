import { describe, expect, it } from "vitest";
import { comment } from "#backend/db/schema/comments.ts";
import { companyUser, employee } from "#backend/db/schema/companies.ts";
import { company } from "#contract/calls/company.ts";
import type { Comment } from "#contract/entities/comment.ts";
import { limits } from "#contract/limits.ts";
import { useWorld } from "../../../world/world.ts";

const { addCompany, addMatch, addMia, addJobOpening, call, db, issueToken, nordlicht } = await useWorld();

/** Bilal, another colleague at Nordlicht, with no right of his own. */
async function addBilal() {
  const values = { email: `bilal-${Math.random()}@example.org`, firstName: "Bilal", lastName: "Aydın" };
  const [user] = await db
    .insert(companyUser)
    .values({ ...values, confidentialityAcceptedAt: new Date(), confidentialityWording: "2026-11-01" })
    .returning();
  await db.insert(employee).values({ companyId: nordlicht.id, companyUserId: user!.id });
  return { token: await issueToken({ role: "company", companyUserId: user!.id }) };
}

/** Sara has applied to an opening of Nordlicht: what its people can say about her there. */
async function aboutSara() {
  const { jobOpeningId, accountId } = await addMatch("awaiting_partner_interest");
  const params = { companyId: nordlicht.id, jobOpeningId, accountId };
  return {
    params,
    read: async ({ token } = nordlicht as { token: string }) =>
      (await call<Comment[]>(company.fetchComments, { params }, token)).body,
    add: (text: string, { token } = nordlicht as { token: string }) =>
      call<Comment>(company.addComment, { params, body: { text } }, token),
    change: (body: object, { token } = nordlicht as { token: string }) =>
      call<Comment>(company.changeComment, { params, body }, token),
    remove: (commentId: string, { token } = nordlicht as { token: string }) =>
      call(company.deleteComment, { params: { ...params, commentId } }, token),
  };
}

describe("comments on an applicant", () => {
  it("are read by every colleague with author and time, the oldest first", async () => {
    const { add, read } = await aboutSara();
    const bilal = await addBilal();
    await add("Klingt gut.");
    await add("Bitte einladen.", bilal);
    const shown = (comments: Comment[]) => comments.map(({ text, author, isOwn }) => [text, author, isOwn]);
    expect(shown(await read())).toEqual([
      ["Klingt gut.", "Anke Brandt", true],
      ["Bitte einladen.", "Bilal Aydın", false],
    ]);
    expect(shown(await read(bilal)).map(([, , isOwn]) => isOwn)).toEqual([false, true]);
  });

  it("are changed and deleted by their author alone", async () => {
    const { add, change, read, remove } = await aboutSara();
    const bilal = await addBilal();
    const { id } = (await add("Klingt gut.")).body;
    expect((await change({ commentId: id, text: "Nein." }, bilal)).status).toBe(403);
    expect((await remove(id, bilal)).status).toBe(403);
    expect((await change({ commentId: id, text: "Klingt sehr gut.", version: 1 })).status).toBe(200);
    expect(await read()).toMatchObject([{ text: "Klingt sehr gut.", version: 2, changedAt: expect.any(String) }]);
    expect((await remove(id)).status).toBe(204);
    expect(await read()).toEqual([]);
  });

  it("that changed meanwhile in another tab are not overwritten", async () => {
    const { add, change, read } = await aboutSara();
    const { id } = (await add("Klingt gut.")).body;
    await change({ commentId: id, text: "Aus dem ersten Fenster.", version: 1 });
    const late = await change({ commentId: id, text: "Aus dem zweiten.", version: 1 });
    expect([late.status, late.body]).toMatchObject([409, { customErrors: { text: ["stale"] } }]);
    expect(await read()).toMatchObject([{ text: "Aus dem ersten Fenster." }]);
  });

  it("belong to one applicant at one opening, and nobody else finds them there", async () => {
    const [sara, other] = [await aboutSara(), await aboutSara()];
    const { id } = (await sara.add("Klingt gut.")).body;
    expect(await other.read()).toEqual([]);
    expect((await other.remove(id)).status).toBe(404);
    const stranger = await addCompany();
    expect((await call(company.fetchComments, { params: sara.params }, stranger.token)).status).toBe(404);
    const own = { ...sara.params, companyId: stranger.id };
    expect((await call(company.fetchComments, { params: own }, stranger.token)).status).toBe(404);
  });

  it("are not written about anybody whom the company may not know", async () => {
    const { id: jobOpeningId } = await addJobOpening(nordlicht.id);
    const mia = await addMia();
    const params = { companyId: nordlicht.id, jobOpeningId, accountId: mia.id };
    expect((await call(company.addComment, { params, body: { text: "Wer?" } }, nordlicht.token)).status).toBe(404);
  });

  it("do not grow without end", async () => {
    const { add, params } = await aboutSara();
    const { jobOpeningId, accountId } = params;
    const row = { jobOpeningId, accountId, companyUserId: nordlicht.userId, text: "Noch eine." };
    await db.insert(comment).values(Array.from({ length: limits.commentsPerApplicant }, () => row));
    const refused = await add("Und noch eine.");
    expect([refused.status, refused.body]).toMatchObject([422, { customErrors: { text: ["tooManyComments"] } }]);
  });

  it("do not grow beyond that either when many are written at once", async () => {
    const { add, read, params } = await aboutSara();
    const { jobOpeningId, accountId } = params;
    const row = { jobOpeningId, accountId, companyUserId: nordlicht.userId, text: "Noch eine." };
    await db.insert(comment).values(Array.from({ length: limits.commentsPerApplicant - 1 }, () => row));
    await Promise.all(Array.from({ length: 20 }, () => read()));
    const answers = await Promise.all(Array.from({ length: 20 }, () => add("Die letzte.")));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await read()).toHaveLength(limits.commentsPerApplicant);
  });
});
