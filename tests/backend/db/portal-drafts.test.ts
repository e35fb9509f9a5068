import { asc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { portalDrafts } from "#backend/db/portal-drafts.ts";
import { portalDraft } from "#backend/db/schema/portal.ts";
import { limits } from "#contract/limits.ts";
import { useDatabase } from "../../world/database.ts";

const { db } = await useDatabase();
const drafts = portalDrafts(db);
const text: [string, string][] = [["motivationText", "Weil ich will"]];

/** Drafts of an owner, a second after each other. */
const leave = (owner: string, count: number, base: string) =>
  db.insert(portalDraft).values(
    Array.from({ length: count }, (_, index) => ({
      owner,
      path: `${base}/${index}`,
      fields: text,
      at: new Date(Date.now() - (count - index) * 1000),
    })),
  );
const pathsOf = async (owner: string) =>
  (await db.select().from(portalDraft).where(eq(portalDraft.owner, owner)).orderBy(asc(portalDraft.at))).map(
    ({ path }) => path,
  );

it("keeps a bounded number of drafts of one person, of which the oldest goes, and all of others", async () => {
  await leave("mia", limits.draftsOfOne, "/ds");
  await leave("sara", 1, "/ds");
  await drafts.keep("mia", "/ds/last", text);
  const kept = await pathsOf("mia");
  expect(kept).toHaveLength(limits.draftsOfOne);
  expect([kept[0], kept.at(-1)]).toEqual(["/ds/1", "/ds/last"]);
  expect(await pathsOf("sara")).toEqual(["/ds/0"]);
});

it("hands over no more than one person may have", async () => {
  await leave("bilal", 1, "/b2b/own");
  await leave("mark:bilal", limits.draftsOfOne, "/b2b");
  await drafts.handOver("mark:bilal", "bilal");
  expect(await pathsOf("bilal")).toHaveLength(limits.draftsOfOne);
  expect(await pathsOf("mark:bilal")).toEqual([]);
});
