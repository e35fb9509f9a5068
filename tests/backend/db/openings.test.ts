import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { type OpeningRow, openingFrom } from "#backend/db/openings.ts";
import { jobOpening, wholeColumns } from "#backend/db/schema/job-openings.ts";
import { missingOf } from "#domain/job-opening-steps.ts";
import { useBackend } from "../../world/backend.ts";

const { addCompany, addJobOpening, db } = await useBackend();
const { id: companyId } = await addCompany();

describe("the table of openings", () => {
  it("keeps a draft of which nothing is answered, and all of it is missed", async () => {
    const [draft] = await db.insert(jobOpening).values({ companyId }).returning();
    const missing = Object.values(missingOf(openingFrom(draft as OpeningRow))).flat();
    // How many positions are free is not asked: all of them are once the opening is published.
    expect(missing).toHaveLength(wholeColumns.length - 1);
  });

  it.each(wholeColumns)("lets a draft lack its %s, and nothing that was published", async (name) => {
    const published = await addJobOpening(companyId);
    const draft = await addJobOpening(companyId, { status: "draft", publishedAt: null });
    const empty = (id: string) =>
      db
        .update(jobOpening)
        .set({ [name]: null })
        .where(eq(jobOpening.id, id));
    await empty(draft.id);
    await expect(empty(published.id)).rejects.toMatchObject({ cause: { constraint: "job_opening_is_whole" } });
  });
});
