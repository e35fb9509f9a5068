import { applicantAtDesk } from "../world/desk.ts";
import { firmOwner } from "../world/firm.ts";
import { applicantPages, companyPages, deskPages, officePages, publicPages } from "../world/pages.ts";
import { expect, signIn, test } from "../world/test.ts";

test.slow();

/** Where one page has two addresses. */
const sameAs: Record<string, string> = { "/ds/faq": "/fragen" };

/** The page that an address belongs to, whatever it is about and however it is looked at. */
function pageAt(address: string) {
  const path = new URL(address).pathname
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ":id")
    .replace("/ds/cvgenerator", "/lebenslauf-generator");
  return sameAs[path] ?? path;
}

test("WCAG 2.4.2: no two pages share a title", async ({ page, people, signInLike, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled, "The server writes the titles.");
  const titled = new Map<string, Set<string>>();
  const enter = async (email: string, path: string) => {
    await page.context().clearCookies();
    await signIn(page, email, path);
  };
  const look = async (paths: readonly string[]) => {
    for (const path of paths) {
      const answer = await page.request.get(path);
      const [, title] = /<title>([^<]+)/.exec(await answer.text())!;
      titled.set(title!, (titled.get(title!) ?? new Set()).add(pageAt(answer.url())));
    }
  };
  await look(publicPages);
  const openings = await people.openingPagesOf(await signInLike("sara"));
  await look([...applicantPages, ...openings]);

  const owner = await people.addOwner({ emailVerified: true });
  const pages = await people.openingPagesFor(owner, await people.addOneLike("sara"));
  await enter(owner, "/b2b/home");
  await look([...companyPages, ...pages]);
  await people.promiseConfidentiality(firmOwner);
  await enter(firmOwner, "/b2b/profile/settings");
  await look(await people.firmPages());

  const noah = await people.addOneLike("noah");
  await people.giveAdvisor(noah, "advisor@example.org");
  await enter("advisor@example.org", "/advisor");
  const sheet = applicantAtDesk(await people.idOf(noah));
  await look([...["", "/notes", "/job-openings", "/mails"].map((part) => sheet + part), ...deskPages]);
  await enter("jutta@example.org", "/advisor/office");
  await look([...officePages, ...(await people.keptPages())]);

  const shared = [...titled].filter(([, pages]) => pages.size > 1).map(([title, pages]) => [title, ...pages]);
  expect(shared).toEqual([]);
});

test("pages about an opening or a person name it in their title", async ({ page, people, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled, "The server writes the titles.");
  const owner = await people.addOwner({ emailVerified: true });
  const draft = await people.writeOpening(owner, { title: "Duales Studium Hafenwirtschaft" });
  await signIn(page, owner, "/b2b/home");
  for (const part of ["manage/study", "manage/job", "manage/requirements", "manage/finish", "close", "delete"]) {
    await page.goto(`/b2b/job-openings/${draft}/${part}`);
    await expect(page, part).toHaveTitle(/^.+ · Duales Studium Hafenwirtschaft · /);
  }
});
