import type { Database } from "#backend/db/open.ts";
import { findApplicants } from "#backend/operations/search/find-applicants.ts";
import { findCompanies } from "#backend/operations/search/find-companies.ts";
import { readSearch } from "#domain/search-words.ts";
import { timeCalls } from "./timed-calls.ts";

interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  advisorId: string;
}

/** What somebody types, by what they are after. */
const typed: Record<string, (person: Person) => string> = {
  "first and last name": ({ firstName, lastName }) => `${firstName} ${lastName}`,
  "last name": ({ lastName }) => lastName,
  "beginning of the last name": ({ lastName }) => lastName.slice(0, 4),
  "first name": ({ firstName }) => firstName,
  "last name with a typo": ({ lastName }) => mistyped(lastName),
  "first and last name with a typo each": ({ firstName, lastName }) => `${mistyped(firstName)} ${mistyped(lastName)}`,
  "first name with a typo": ({ firstName }) => mistyped(firstName),
  "e-mail address": ({ email }) => email,
  "e-mail address with a typo": ({ email }) => mistyped(email),
  "telephone number": ({ phone }) => phone.replace("0", "+49 "),
  "telephone number with a wrong digit": ({ phone }) => `${phone.slice(0, -3)}0${phone.slice(-2)}`,
  nobody: () => "Xaverius Quintoblix",
};

/** The middle letter is another one. */
const mistyped = (text: string) => {
  const middle = Math.floor(text.length / 2);
  return `${text.slice(0, middle)}x${text.slice(middle + 1)}`;
};

/** Measures the search at the desk among the people of the matching. */
export async function measureSearch({ db, pool }: Pick<Database, "db" | "pool">, asked: number) {
  const { rows: people } = await pool.query<Person>(
    `select first_name as "firstName", last_name as "lastName", email, phone, unit.advisor_id as "advisorId"
     from account join unit on unit.account_id = account.id order by md5(email) limit ${asked}`,
  );
  const readers = { lead: { isLead: true, isOffice: false }, advisor: { isLead: false, isOffice: false } };
  const calls: Record<string, (person: Person) => Promise<unknown>> = {};
  for (const [what, textOf] of Object.entries(typed)) {
    for (const [who, advisor] of Object.entries(readers))
      calls[`GET /search, ${what}, ${who}`] = (person) =>
        findApplicants({ db }, { id: person.advisorId, advisor }, readSearch(textOf(person)));
    calls[`GET /search, ${what}, companies`] = (person) => findCompanies({ db }, readSearch(textOf(person)));
  }
  console.log("\nSearch at the desk, among the same people; ms of a query without HTTP and authentication\n");
  await timeCalls(pool, people, calls);
}
