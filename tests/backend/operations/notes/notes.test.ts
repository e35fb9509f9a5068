import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { applicantNote } from "#backend/db/schema/comments.ts";
import { advisor as advisorRow } from "#backend/db/schema/unit.ts";
import { advisor } from "#contract/calls/advisor.ts";
import type { Comment } from "#contract/entities/comment.ts";
import type { ApplicantAtDesk } from "#contract/entities/desk-applicant.ts";
import { limits } from "#contract/limits.ts";
import { useWorld } from "../../../world/world.ts";

const { addAdvisor, addMia, call, db, miriam } = await useWorld();
const lead = await addAdvisor({ name: "Ada Stern", isLead: true });

/** What advisors can note about somebody. */
function notesOn(accountId: string) {
  const at = { accountId };
  return {
    read: async ({ token } = miriam) =>
      (await call<{ name: string; notes: Comment[] }>(advisor.fetchNotes, { params: at }, token)).body,
    add: (text: string, { token } = miriam) => call<Comment>(advisor.addNote, { params: at, body: { text } }, token),
    change: (noteId: string, body: object, { token } = miriam) =>
      call<Comment>(advisor.changeNote, { params: { ...at, noteId }, body }, token),
    remove: (noteId: string, { token } = miriam) => call(advisor.deleteNote, { params: { ...at, noteId } }, token),
  };
}

describe("notes of advisors", () => {
  it("are read by the advisor who looks after the applicant, with author and time, the oldest first", async () => {
    const mia = await addMia();
    const { add, read } = notesOn(mia.id);
    await add("Ruft am Freitag an.");
    await add("Hat angerufen.", lead);
    const { name, notes } = await read();
    expect(name).toBe("Mia Hoffmann");
    expect(notes.map(({ text, author, isOwn }) => [text, author, isOwn])).toEqual([
      ["Ruft am Freitag an.", "Miriam Okafor", true],
      ["Hat angerufen.", "Ada Stern", false],
    ]);
    const { body } = await call<ApplicantAtDesk>(
      advisor.fetchApplicant,
      { params: { accountId: mia.id } },
      miriam.token,
    );
    expect(body.notes).toBe(2);
  });

  it("do not exist for any other advisor", async () => {
    const { add, read, change, remove } = notesOn((await addMia()).id);
    const { id } = (await add("Ruft am Freitag an.")).body;
    const other = await addAdvisor();
    expect(await read(other)).toMatchObject({ code: 404 });
    const statuses = [await add("Wer?", other), await change(id, { text: "Nein." }, other), await remove(id, other)];
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it("are changed and deleted by their author alone, and not past another change", async () => {
    const { add, read, change, remove } = notesOn((await addMia()).id);
    const { id } = (await add("Ruft am Freitag an.")).body;
    expect((await change(id, { text: "Nein." }, lead)).status).toBe(403);
    expect((await remove(id, lead)).status).toBe(403);
    expect((await change(id, { text: "Ruft am Montag an.", version: 1 })).status).toBe(200);
    const late = await change(id, { text: "Ruft nie an.", version: 1 });
    expect([late.status, late.body]).toMatchObject([409, { customErrors: { text: ["stale"] } }]);
    expect((await read()).notes).toMatchObject([{ text: "Ruft am Montag an.", version: 2 }]);
    expect((await remove(id)).status).toBe(204);
    expect((await read()).notes).toEqual([]);
  });

  it("belong to one applicant, stay without an author who has gone, and do not grow without end", async () => {
    const mia = await addMia();
    const [own, others] = [notesOn(mia.id), notesOn((await addMia()).id)];
    const gone = await addAdvisor({ isLead: true });
    const { id } = (await own.add("Ruft am Freitag an.", gone)).body;
    expect((await others.remove(id, gone)).status).toBe(404);
    await db.delete(advisorRow).where(eq(advisorRow.id, gone.id));
    expect((await own.read()).notes).toMatchObject([{ author: null, isOwn: false }]);
    const row = { accountId: mia.id, advisorId: miriam.id, text: "Noch eine." };
    await db.insert(applicantNote).values(Array.from({ length: limits.commentsPerApplicant - 2 }, () => row));
    const last = await Promise.all(Array.from({ length: 20 }, () => own.add("Die letzte.")));
    expect(last.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await own.add("Und noch eine.")).body).toMatchObject({ customErrors: { text: ["tooManyComments"] } });
  });
});
