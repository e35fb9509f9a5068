import { sharedPaths } from "#app/paths.ts";
import { applicantPages, companyPages, publicPages } from "../e2e/world/pages.ts";
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
    { who: "advisor", path: "/advisor", cookie: advisor.cookieHeader },
  ];
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
  const { html } = await visitor.open("/b2b/job-openings");
  const [opening] = /\/b2b\/job-openings\/[0-9a-f-]{36}/.exec(html) ?? [];
  if (!opening) throw new Error("The company has no opening");
  const steps = ["study", "job", "requirements", "finish"].map((step) => `${opening}/manage/${step}`);
  const tabs = [opening, `${opening}/contacted`, `${opening}/overview`];
  return [...companyPages, ...tabs, `${opening}/close`, ...steps].map((path) => ({
    who: "firma",
    path,
    cookie: visitor.cookieHeader,
  }));
}

export const overview = "/ds/selfmatching";

/** The page of the first opening in a person's overview. */
export async function firstOpening(visitor: Visitor): Promise<string> {
  const { html } = await visitor.open(overview);
  const [path] = new RegExp(`${overview}/[0-9a-f-]{36}`).exec(html) ?? [];
  if (!path) throw new Error("There is no opening to be seen");
  return path;
}

/** Sign-in pages. Each address belongs to one attempt to sign in, which depends on the visitor's cookies. */
async function signInPages(url: string): Promise<Seen[]> {
  const visitor = new Visitor(url);
  const { path } = await visitor.open(sharedPaths.signIn("applicant"));
  return [path, `${path}/register`].map((each) => ({ who: nobody, path: each, cookie: visitor.cookieHeader }));
}
