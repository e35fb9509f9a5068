import { expect, it } from "vitest";
import { useOldDatabase } from "../../world/old-database.ts";

const version280 = await useOldDatabase("0006_new_openings_mail");
const emptyAnswers = await useOldDatabase("0012_advisor_picture");
const accountsHoldChoices = await useOldDatabase("0013_unfinished_job_openings");
const announcementsApart = await useOldDatabase("0044_tickets_at_the_desk");
const passwordsOfAnybody = await useOldDatabase("0064_invitation_name");
const invitationsNameless = await useOldDatabase("0062_advisor_language");

it("keeps everybody's account, sign-ins and tokens of version 2.8.0", async () => {
  const { add, migrate, pool } = version280;
  const signIn = (email: string) => add("identity_account", { email, password_hash: "…", email_verified: true });
  const token = (hash: string, owner: Record<string, string>) =>
    add("api_token", { hash, role: "applicant", expires_at: "2030-01-01", ...owner });
  const [old, now] = ["http://localhost:3000/oidc", "https://portal.example/oidc"];
  const foreign = await add("account", { issuer: "https://uni.example", subject: "f", email: "f@example.org" });
  // Mia's portal moved: she began again at the second address, and has her application at the first.
  const mia = await signIn("mia@example.org");
  const begun = { subject: mia, email: "mia@example.org" };
  const empty = await add("account", { issuer: now, ...begun, created_at: "2026-01-01" });
  const first = await add("account", { issuer: old, ...begun, created_at: "2026-02-01" });
  await add("unit", { account_id: first });
  // An advisor who registered as an applicant once, one with a sign-in only, one who is nobody yet.
  const okafor = await signIn("Okafor@example.org");
  const applied = await add("account", { issuer: now, subject: okafor, email: "okafor@example.org" });
  const advisor = (email: string) => add("advisor", { email, name: "…", city: "Köln" });
  const [both, signedIn, nobody] = [
    await advisor("okafor@example.org"),
    await advisor("lutz@example.org"),
    await advisor("new@example.org"),
  ];
  const names = { first_name: "Anke", last_name: "Brandt" };
  const colleague = await add("company_user", { email: "anke@example.org", ...names });
  await token("of-mia", { account_id: first });
  await token("of-foreign", { account_id: foreign });
  await token("of-both", { role: "study_advisor", advisor_id: both });
  await token("of-advisor", { role: "study_advisor", advisor_id: signedIn });
  await token("of-colleague", { role: "company", company_user_id: colleague });
  await token("of-nobody", {});
  await add("company", { name: "Alsterwerft", city: "…", email: "ausbildung@alsterwerft.example.org" });
  await add("company", { name: "Zimmerei", city: "…", email: "post@zimmerei.example.org" });

  await migrate();

  const { rows: identities } = await pool.query(
    `select issuer, subject, account.id as account from person_identity
     join account using (person_id) order by issuer, account.created_at`,
  );
  expect(identities).toHaveLength(4);
  expect(identities).toEqual(
    expect.arrayContaining([
      { issuer: "embedded", subject: mia, account: first },
      { issuer: now, subject: mia, account: empty },
      { issuer: "embedded", subject: okafor, account: applied },
      { issuer: "https://uni.example", subject: "f", account: foreign },
    ]),
  );
  const { rows: tokens } = await pool.query(
    `select hash, case role when 'applicant' then account.id when 'company' then company_user.id else advisor.id end as of
     from api_token left join account using (person_id) left join advisor using (person_id)
     left join company_user using (person_id) order by hash`,
  );
  expect(tokens).toEqual([
    { hash: "of-advisor", of: signedIn },
    { hash: "of-both", of: both },
    { hash: "of-colleague", of: colleague },
    { hash: "of-foreign", of: foreign },
    { hash: "of-mia", of: first },
  ]);
  const { rows: people } = await pool.query(
    `select advisor.person_id = account.person_id as same, (select person_id from advisor where id = $3) as nobody
     from advisor, account where advisor.id = $1 and account.id = $2`,
    [both, applied, nobody],
  );
  expect(people).toEqual([{ same: true, nobody: null }]);
  const { rows: marks } = await pool.query(
    "select email, is_demo from account join person on person.id = person_id where account.id in ($1, $2)",
    [first, applied],
  );
  expect(marks).toEqual(
    expect.arrayContaining([
      { email: "mia@example.org", is_demo: true },
      { email: "okafor@example.org", is_demo: false },
    ]),
  );
  expect((await pool.query("select is_demo from company order by name")).rows).toEqual([
    { is_demo: true },
    { is_demo: false },
  ]);
});

it("takes an empty answer of a draft for one that is missing", async () => {
  const { add, migrate, pool } = emptyAnswers;
  const company_id = await add("company", { name: "Alsterwerft", city: "Hamburg" });
  await add("campus", { name: "Hamburg", city: "Hamburg", phone: "…", email: "…" });
  await add("course", { name: "Informatik", study_model: "DS" });
  await add("intake", { starts_on: "2027-04-01" });
  const study = { campus_name: "Hamburg", course_name: "Informatik", start_date: "2027-04-01", workmodel: "hybrid" };
  const answers = { skills: "Neugier", practice_place: "Hamburg", practice_postal_code: "20457" };
  const opening = { company_id, ...study, ...answers, open_positions: 0, required_count: 0 };
  await add("job_opening", { ...opening, title: "begun", tasks: " ", status: "draft" });
  await add("job_opening", { ...opening, title: "open", tasks: "…", required_count: 1, status: "open" });

  await migrate();

  const { rows } = await pool.query("select title, tasks, skills, required_count from job_opening order by title");
  expect(rows).toEqual([
    { title: "begun", tasks: null, skills: "Neugier", required_count: null },
    { title: "open", tasks: "…", skills: "Neugier", required_count: 1 },
  ]);
});

it("gives people what their accounts held: flags, consents with their log, settings, ratings, and what they read", async () => {
  const { add, migrate, pool } = accountsHoldChoices;
  const [mia, emre] = [await add("person", { is_demo: false }), await add("person", { is_demo: false })];
  const unsubscription_id = "7d444840-9dc0-11d1-b245-5ffdce74fad2";
  const choices = {
    metadata: { onboardingDone: true },
    consents: JSON.stringify([{ type: "newsletter", status: "opt_in_double" }]),
    notification_settings: { interviews: false },
  };
  const account_id = await add("account", { person_id: mia, email: "mia@example.org", ...choices, unsubscription_id });
  const other = await add("account", { person_id: emre, email: "emre@example.org" });
  const change = { type: "newsletter", from: "not_answered", to: "opt_in_single", wording: "1" };
  await pool.query(
    `insert into consent_change (account_id, type, "from", "to", wording) select $1, type, "from", "to", wording
     from json_to_record($2) as change (type text, "from" text, "to" text, wording text)`,
    [account_id, JSON.stringify(change)],
  );
  await add("consent_confirmation", {
    token_hash: "h",
    account_id: other,
    type: "newsletter",
    expires_at: "2030-01-01",
  });
  const rating = { selected: "positive", reasons: "", agent: "Lynx", screen_width: 1, screen_height: 1 };
  await add("feedback", { account_id, ...rating });
  await add("feedback", rating);
  const read = await add("notification", { account_id, kind: "accept", read_at: "2026-11-01T08:00:00Z" });
  await add("notification", { account_id, kind: "close" });

  await migrate();

  const rowsOf = async (query: string) => (await pool.query(query)).rows;
  const columns = "id, metadata, consents, notification_settings, unsubscription_id";
  const people = await rowsOf(`select ${columns} from person order by id = '${mia}' desc`);
  expect(people).toEqual([
    { id: mia, ...choices, consents: JSON.parse(choices.consents), unsubscription_id },
    { id: emre, metadata: {}, consents: [], notification_settings: {}, unsubscription_id: expect.any(String) },
  ]);
  expect(await rowsOf(`select person_id, type, "from", "to", wording from consent_change`)).toEqual([
    { person_id: mia, ...change },
  ]);
  expect(await rowsOf("select token_hash, person_id from consent_confirmation")).toEqual([
    { token_hash: "h", person_id: emre },
  ]);
  expect(await rowsOf("select person_id from feedback order by person_id nulls last")).toEqual([
    { person_id: mia },
    { person_id: null },
  ]);
  expect(await rowsOf("select * from notification_read")).toEqual([
    { notification_id: read, person_id: mia, at: new Date("2026-11-01T08:00:00Z") },
  ]);
});

it("makes texts of the office of what was told until 0044, and keeps who takes part and which files are handed out", async () => {
  const { add, migrate, pool } = announcementsApart;
  const words = { title: "Campus-Tag", text: "Kommt zu zweit." };
  const news = await add("news", { ...words, audience: "company", published_at: "2026-03-01T23:30:00Z" });
  const campaign = await add("campaign", { name: "Campus-Tag", text: "Kommt zu zweit.", ends_on: "2026-12-01" });
  const offer = await add("upskilling_offer", { ...words, starts_at: "2026-12-01T08:00:00Z" });
  const [name, fileKey] = ["Plan.pdf", "6a8b5c2e-3f6d-4d5e-9f0a-1b2c3d4e5f60"];
  const file = { name, mime_type: "application/pdf", bytes: 1, file_key: fileKey };
  const download = await add("download", { ...words, ...file, is_demo: true });
  const personId = await add("person", { is_demo: false });
  const mia = await add("account", { person_id: personId, email: "mia@example.org" });
  await pool.query("insert into campaign_participation (campaign_id, account_id) values ($1, $2)", [campaign, mia]);

  await migrate();

  const { rows } =
    await pool.query(`select office_text.id, kind, section, appears_on::text, ends_on::text, is_demo as demo, facts, name
    from office_text join text_version on text_version.text_id = office_text.id left join text_file on text_file.text_id = office_text.id
    where language = 'de' and number = 1 and title = 'Campus-Tag' and body = 'Kommt zu zweit.' order by kind`);
  const none = { appears_on: null, ends_on: null, facts: null, name: null, demo: false };
  expect(rows).toEqual([
    { ...none, id: campaign, kind: "campaign", section: "campaigns", ends_on: "2026-12-01" },
    { ...none, id: download, kind: "download", section: "files", name, demo: true },
    { ...none, id: news, kind: "news", section: "company", appears_on: "2026-03-02" },
    { ...none, id: offer, kind: "upskilling", section: "offers", facts: "Online" },
  ]);
  const { rows: taking } = await pool.query("select campaign_id as id from campaign_participation");
  expect(taking).toEqual([{ id: campaign }]);
});

it("goes on showing companies those whom they had invited until 0062", async () => {
  const { add, migrate, pool } = invitationsNameless;
  const guest = { email: "cem@example.org", first_name: "Cem", last_name: "Öztürk" };
  const company_id = await add("company", { name: "Alsterwerft", city: "Hamburg" });
  const company_user_id = await add("company_user", guest);
  await add("invitation", { company_id, company_user_id, expires_at: "2030-01-01" });

  await migrate();

  expect((await pool.query("select email, first_name, last_name from invitation")).rows).toEqual([guest]);
});

it("keeps the password of those who have not confirmed their address yet", async () => {
  const { add, migrate, pool } = passwordsOfAnybody;
  const identity = (email: string, email_verified = false) =>
    add("identity_account", { email, email_verified, password_hash: `of ${email}` });
  await identity("confirmed", true);
  const registered = await identity("registered");
  const moved = await identity("moved");
  await pool.query(
    "with one as (insert into person default values returning id) insert into person_identity (issuer, subject, person_id) select 'embedded', $1, id from one",
    [moved],
  );
  const code = { interaction: "under way", identity_id: registered, code_hash: "…", expires_at: "2030-01-01" };
  await add("identity_code", code);

  await migrate();

  const { rows } = await pool.query(
    `select email, identity_account.password_hash as own, registration.password_hash as registered, identity_code.password_hash as awaited
     from identity_account left join registration on registration.identity_id = id
     left join identity_code on identity_code.identity_id = id order by email`,
  );
  const none = { own: null, registered: null, awaited: null };
  expect(rows).toEqual([
    { ...none, email: "confirmed", own: "of confirmed" },
    { ...none, email: "moved", own: "of moved" },
    { ...none, email: "registered", registered: "of registered", awaited: "of registered" },
  ]);
});
