import { eq } from "drizzle-orm";
import type { Db } from "#backend/db/open.ts";
import { account } from "#backend/db/schema/account.ts";
import { invoice } from "#backend/db/schema/accounting.ts";
import { companyUser, employee } from "#backend/db/schema/companies.ts";
import { partnerRequest } from "#backend/db/schema/partner-requests.ts";
import { officeText } from "#backend/db/schema/texts.ts";
import { advisor, campus, course, intake } from "#backend/db/schema/unit.ts";
import { stageImport } from "#backend/operations/imports/stage-import.ts";
import { firmOwner } from "./firm.ts";

/** What the programme's office keeps, as the demo has it. */
export function meetOffice(db: Db) {
  return {
    /** The pages of one of each, with the acts that have pages of their own. */
    async keptPages(): Promise<string[]> {
      const first = async (table: typeof campus | typeof course | typeof intake | typeof invoice) =>
        (await db.select({ id: table.id }).from(table).limit(1))[0]!.id;
      const stage = async () => {
        const [jutta] = await db.select().from(advisor).where(eq(advisor.email, "jutta@example.org"));
        const rows = [{ row: 2, cells: { name: "Tourismus", studyModel: "DS" } }];
        const table = { kind: "courses" as const, fileName: "Studiengänge.csv", rows };
        return (await stageImport({ db, now: new Date() }, jutta!, table)).id;
      };
      const [miriam] = await db.select().from(advisor).where(eq(advisor.email, "advisor@example.org"));
      const [mia] = await db.select().from(account).where(eq(account.email, "mia@example.org"));
      const [asked] = await db.select().from(partnerRequest).where(eq(partnerRequest.status, "open"));
      const colleagues = await db
        .select({ companyId: employee.companyId, email: companyUser.email, id: companyUser.id })
        .from(companyUser)
        .innerJoin(employee, eq(employee.companyUserId, companyUser.id));
      const owner = colleagues.find(({ email }) => email === firmOwner)!;
      const mate = colleagues.find(({ email }) => email === "team@example.org")!;
      const [download] = await db.select().from(officeText).where(eq(officeText.kind, "download"));
      const [news] = await db.select().from(officeText).where(eq(officeText.kind, "news"));
      const campusId = await first(campus);
      const company = `companies/${owner.companyId}`;
      return [
        `campuses/${campusId}`,
        `campuses/${campusId}/delete`,
        `courses/${await first(course)}`,
        `intakes/${await first(intake)}`,
        `advisors/${miriam!.id}`,
        `advisors/${miriam!.id}/picture`,
        `accounts/${mia!.id}`,
        `accounts/${mia!.id}/delete`,
        company,
        `${company}/people/new`,
        `${company}/people/${owner.id}`,
        `${company}/people/${mate.id}`,
        `invoices/${await first(invoice)}`,
        `requests/${asked!.id}`,
        "imports/courses",
        `imports/courses/${await stage()}`,
        "imports/intakes",
        "texts/news/new",
        `texts/news/${news!.id}/delete`,
        `texts/download/${download!.id}/file`,
        "texts/tip",
        "texts/help",
      ].map((path) => `/advisor/office/${path}`);
    },
  };
}
