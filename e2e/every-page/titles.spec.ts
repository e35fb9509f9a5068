import { readFileSync } from "node:fs";
import { type Route, readTable, routeAt } from "../../tests/world/route-table.ts";
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

const table = readTable();
const leavesOf = (routes: Route[]): Route[] =>
  routes.flatMap((route) => (route.children.length > 0 ? leavesOf(route.children) : route));
const isPage = (file: string) => /^export default|^export \{ default/m.test(readFileSync(`app/${file}`, "utf8"));
/** The modules of `app/` that show a page. */
const modules = [...new Set(leavesOf(table).map(({ file }) => file))].filter(isPage);

/** Pages that are not opened by their address alone, and where they are looked at; the others only lead on. */
const lookedAtElsewhere = {
  "sides/advisor/companies/company.tsx": "pages-of-the-desk",
  "sides/public/sign-in/code.tsx": "pages-for-everyone",
  "sides/applicant/tips/tip-video.tsx": "films",
  "sides/public/sign-in/start.tsx": "leads on",
  "sides/public/sign-in/callback.tsx": "leads on",
  "sides/public/sign-in/invitation.tsx": "leads on",
};

test("WCAG 2.4.2: no two pages share a title, and none is left out here", async ({
  page,
  people,
  signInLike,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled, "The server writes the titles.");
  const titled = new Map<string, Set<string>>();
  const looked = new Set<string>();
  const enter = async (email: string, path: string) => {
    await page.context().clearCookies();
    await signIn(page, email, path);
  };
  const look = async (paths: readonly string[]) => {
    for (const path of paths) {
      const answer = await page.request.get(path);
      const [, title] = /<title>([^<]+)/.exec(await answer.text())!;
      looked.add(routeAt(table, new URL(answer.url()).pathname)!.file);
      titled.set(title!, (titled.get(title!) ?? new Set()).add(pageAt(answer.url())));
    }
  };
  await look([...publicPages, "/ds/home"]);
  await look([`${new URL((await page.request.get("/ds/home")).url()).pathname}/register`]);
  const sara = await signInLike("sara");
  await look([...applicantPages, ...(await people.openingPagesOf(sara)), ...(await people.documentPagesOf(sara))]);
  await look([`/ds/contact/3/${await people.askFor(sara, "Wann geht es weiter?")}`]);
  await look([`/ds/news/${(await people.oldestNewsFor("applicant")).id}`]);
  await people.completeContractOf(sara);
  await look(["/ds/application/contracts/submit"]);
  await people.forgetUnitOf(sara);
  await look(["/ds/waiting"]);
  const nele = await people.addOneLike("nele");
  await enter(nele, "/ds/home");
  await look(["/ds/application/choice"]);

  const owner = await people.addOwner({ emailVerified: true });
  const pages = await people.openingPagesFor(owner, await people.addOneLike("sara"));
  await enter(owner, "/b2b/home");
  await look([...companyPages, ...pages]);
  const { path: invitation } = await people.inviteColleague(owner);
  await look([invitation, `${invitation}/decline`]);
  await people.promiseConfidentiality(firmOwner);
  await enter(firmOwner, "/b2b/profile/settings");
  await look([...(await people.firmPages()), `/b2b/news/${(await people.oldestNewsFor("company")).id}`]);

  const noah = await people.addOneLike("noah");
  await people.giveAdvisor(noah, "advisor@example.org");
  await enter("advisor@example.org", "/advisor");
  await look([...(await people.sheetPagesOf(noah)), ...deskPages]);
  await enter("jutta@example.org", "/advisor/office");
  await look([...officePages, ...(await people.keptPages())]);

  const shared = [...titled].filter(([, pages]) => pages.size > 1).map(([title, pages]) => [title, ...pages]);
  expect(shared).toEqual([]);
  expect(modules.filter((file) => !looked.has(file) && !(file in lookedAtElsewhere))).toEqual([]);
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
