import { sharedPaths } from "#app/paths.ts";
import { applicantPages, companyPages, deskPages, officePages, publicPages } from "../e2e/world/pages.ts";
import { Visitor } from "../tests/world/visitor.ts";

export interface Seen {
  who: string;
  path: string;
  cookie: string;
}

const nobody = "–";

/** Every page that can be viewed, each with a person who may view it. */
export async function pagesOf(url: string): Promise<Seen[]> {
  const applicant = new Visitor(url);
  await applicant.signIn("mia@example.org");
  const advisor = new Visitor(url);
  await advisor.signIn("advisor@example.org", "/advisor");
  return [
    ...(await signInPages(url)),
    ...publicPages.map((path) => ({ who: nobody, path, cookie: "" })),
    ...applicantPages.map((path) => ({ who: "mia", path, cookie: applicant.cookieHeader })),
    ...(await openingPages(url)),
    ...(await pagesOfCompany(url)),
    ...deskPages.map((path) => ({ who: "advisor", path, cookie: advisor.cookieHeader })),
    ...(await pagesAtDesk(advisor)),
    ...(await pagesOfOffice(url)),
  ];
}

/** The page of the applicant who waits longest, and of the first company. */
async function pagesAtDesk(advisor: Visitor): Promise<Seen[]> {
  const paths = [
    await firstLink(advisor, "/advisor", "/advisor/applicants/"),
    await firstLink(advisor, "/advisor/companies", "/advisor/companies/"),
  ];
  return paths.map((path) => ({ who: "advisor", path, cookie: advisor.cookieHeader }));
}

async function pagesOfOffice(url: string): Promise<Seen[]> {
  const visitor = new Visitor(url);
  await visitor.signIn("jutta@example.org", "/advisor/office");
  const advisor = await firstLink(visitor, "/advisor/office/advisors", "/advisor/office/advisors/");
  return [...officePages, advisor].map((path) => ({ who: "office", path, cookie: visitor.cookieHeader }));
}

/** The overview of an applicant with openings, and the first opening. */
async function openingPages(url: string): Promise<Seen[]> {
  const visitor = new Visitor(url);
  await visitor.signIn("sara@example.org");
  const paths = [overview, await firstOpening(visitor)];
  return paths.map((path) => ({ who: "sara", path, cookie: visitor.cookieHeader }));
}

/** A company's pages, with those of the opening whose applicant has waited longest. */
async function pagesOfCompany(url: string): Promise<Seen[]> {
  const visitor = new Visitor(url);
  await visitor.signIn("firma@example.org", "/b2b/home");
  await visitor.post(await visitor.open("/b2b/vertraulichkeit"), "confidentiality", { isPromised: "on" });
  const opening = await firstLink(visitor, "/b2b/job-openings", "/b2b/job-openings/");
  const applicant = await firstLink(visitor, `${opening}/contacted`, `${opening}/applicants/`);
  const request = await firstLink(visitor, "/b2b/help", "/b2b/help/contact/");
  const employee = await firstLink(visitor, "/b2b/employees", "/b2b/employees/edit/");
  const steps = ["study", "job", "requirements", "finish"].map((step) => `${opening}/manage/${step}`);
  const tabs = [opening, `${opening}/contacted`, `${opening}/overview`, `${opening}/dismissed`, applicant];
  return [...companyPages, request, employee, ...tabs, `${opening}/close`, ...steps].map((path) => ({
    who: "firma",
    path,
    cookie: visitor.cookieHeader,
  }));
}

export const overview = "/ds/selfmatching";

/** The page of the first opening in a person's overview. */
export const firstOpening = (visitor: Visitor) => firstLink(visitor, overview, `${overview}/`);

/** The first address on a page that begins so and goes on with an id. */
async function firstLink(visitor: Visitor, page: string, begin: string): Promise<string> {
  const { html } = await visitor.open(page);
  const [path] = new RegExp(`${begin}[0-9a-f-]{36}`).exec(html) ?? [];
  if (!path) throw new Error(`${page} leads to no ${begin}…`);
  return path;
}

/** Sign-in pages. Each address belongs to one attempt to sign in, which depends on the visitor's cookies. */
async function signInPages(url: string): Promise<Seen[]> {
  const visitor = new Visitor(url);
  const { path } = await visitor.open(sharedPaths.signIn("applicant"));
  return [path, `${path}/register`].map((each) => ({ who: nobody, path: each, cookie: visitor.cookieHeader }));
}
