import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { portalSessions } from "#backend/db/portal-sessions.ts";
import { portalSession } from "#backend/db/schema/portal.ts";
import { hashOf } from "#backend/identity/secrets.ts";
import { useDatabase } from "../../world/database.ts";

const { db } = await useDatabase();
const sessions = portalSessions(db, "a secret of the portal");
const signIn = { side: "applicant", apiToken: "token-of-the-api", idToken: "token-of-the-provider", subject: "mia" };
const rowOf = (id: string) => eq(portalSession.idHash, hashOf(id));

describe("a session", () => {
  it("is found by its cookie with all that was known at the sign-in", async () => {
    expect(await sessions.find(await sessions.create(signIn))).toMatchObject({ data: signIn, draftPaths: [] });
  });

  it("is found as it was changed, with its tokens sealed as before", async () => {
    const id = await sessions.create(signIn);
    await sessions.change(id, { ...signIn, ended: "revoked" });
    expect(await sessions.find(id)).toMatchObject({ data: { ...signIn, ended: "revoked" } });
    expect(JSON.stringify(await db.select().from(portalSession).where(rowOf(id)))).not.toMatch(/token-of/);
  });

  it("lies in the database so that nobody reads its tokens there", async () => {
    const [row] = await db
      .select()
      .from(portalSession)
      .where(rowOf(await sessions.create(signIn)));
    expect(row?.data.subject).toBe("mia");
    expect(JSON.stringify(row)).not.toMatch(/token-of/);
  });

  it("has ended when the portal has another secret", async () => {
    const id = await sessions.create(signIn);
    expect(await portalSessions(db, "another secret").find(id)).toBeUndefined();
  });

  it("has ended when somebody put what was sealed for another one into its row", async () => {
    const [mias, others] = [await sessions.create(signIn), await sessions.create({ ...signIn, subject: "sara" })];
    const [{ data } = { data: undefined }] = await db.select().from(portalSession).where(rowOf(mias));
    await db.update(portalSession).set({ data }).where(rowOf(others));
    expect(await sessions.find(others)).toBeUndefined();
    expect(await sessions.find(mias)).toMatchObject({ data: signIn });
  });

  it.each([{ ...signIn }, { subject: "mia", sealed: "" }, { subject: "mia", sealed: "x".repeat(200) }])(
    "has ended when its row was not sealed by the portal: %j",
    async (data) => {
      const id = await sessions.create(signIn);
      await db.update(portalSession).set({ data }).where(rowOf(id));
      expect(await sessions.find(id)).toBeUndefined();
    },
  );
});
