import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { openDatabase, type Tx } from "#backend/db/open.ts";
import { contract } from "#backend/db/schema/contract.ts";
import { mail } from "#backend/db/schema/mail.ts";
import { mailCompany } from "#backend/operations/mail/mail-company.ts";
import { lockLeaving } from "#backend/operations/matching/withdraw-matches.ts";
import { eraseAccount } from "#backend/operations/personal-data/erase-account.ts";
import { linkTo, pages } from "#contract/pages.ts";
import { useWorld } from "../../../world/world.ts";

const { addMatch, database, db, nordlicht, settings } = await useWorld();
const { publicUrl, sessionSecret } = settings;
const pagesOfOne = { offerAccepted: pages.company.applicant, contractToSign: pages.company.contract } as const;

/** An applicant with a contract about whom Nordlicht was mailed, with links to both pages about them. */
async function addMailedAbout() {
  const { id: matchId, jobOpeningId, person } = await addMatch("offer_accepted", { opening: { openPositions: 0 } });
  await db.insert(contract).values({ unitId: person.unitId, matchId });
  for (const kind of ["offerAccepted", "contractToSign"] as const) {
    const link = linkTo(publicUrl, pagesOfOne[kind], { companyId: nordlicht.id, jobOpeningId, accountId: person.id });
    const values = { applicant: "Sara Yılmaz", opening: "Informatik", link };
    await mailCompany(db, nordlicht.id, { kind, values }, "company_contracts");
  }
  return person;
}
/** What is there for minutes to days; and of advisors a programme has dozens. */
const expiring = ["consent_confirmation", "email_verification", "portal_curriculum_vitae", "portal_session"];
const readWhole = ["advisor", ...expiring];
const erase = async (tx: Tx, id: string) =>
  eraseAccount({ db: tx, publicUrl, sessionSecret, now: new Date() }, (await lockLeaving(tx, id))!);

it("reads nothing that grows for years from end to end", async () => {
  const { id } = await addMailedAbout();
  // A connection of its own has neither read anything before nor planned how.
  const fresh = await openDatabase({ url: database.url, directory: "" });
  const read = await fresh.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await erase(tx, id);
    const { rows } = await tx.execute<{ relname: string }>(
      sql`select relname from pg_stat_xact_user_tables where seq_scan > 0 order by relname`,
    );
    return rows.map(({ relname }) => relname);
  });
  await fresh.close();
  expect(read).toEqual(readWhole);
});

it("empties what companies were mailed about somebody, with a link to whichever page, and about nobody else", async () => {
  const [sara, other] = [await addMailedAbout(), await addMailedAbout()];
  const mailsAbout = ({ id }: typeof sara) => db.$count(mail, sql`${mail.content}::text like ${`%${id}%`}`);
  expect([await mailsAbout(sara), await mailsAbout(other)]).toEqual([2, 2]);
  await db.transaction((tx) => erase(tx, sara.id));
  expect([await mailsAbout(sara), await mailsAbout(other)]).toEqual([0, 2]);
});
