import { expect, it } from "vitest";
import { useDatabase } from "../../world/database.ts";

const { pool } = await useDatabase();

/** What may be read from end to end instead, and why. */
const exceptions = {
  "its rows expire within days, invitations within months": [
    "consent_confirmation.person_id",
    "email_verification.account_id",
    "identity_code.identity_id",
    "invitation.invited_by",
    "password_reset.identity_id",
  ],
  "the office deletes campuses, courses and intakes a few times a year": [
    "application.campus_name",
    "application.intake",
    "job_opening.campus_name",
    "job_opening.course_name",
    "job_opening.start_date",
  ],
  "companies and advisors are deleted with the demo alone": [
    "company_user.default_company_id",
    "text_version.advisor_id",
  ],
};

it("finds by an index what goes or is emptied with a row that is deleted", async () => {
  const { rows } = await pool.query<{ key: string }>(`
    select conrelid::regclass || '.' || attname as key
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index where indrelid = conrelid and indkey[0] = attnum
        and (indpred is null or pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname)))`);
  expect(rows.map(({ key }) => key).sort()).toEqual(Object.values(exceptions).flat().sort());
});
