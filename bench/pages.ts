import { applicantPaths, sharedPaths } from "#app/paths.ts";
import { Visitor } from "../tests/visitor.ts";

export interface Seen {
  who: string;
  path: string;
  cookie: string;
}

const { home, onboarding, studyInfo, studyAdvice, abilitiesDone, faq, ...paths } = applicantPaths("/ds");
const search = [paths.graduation, paths.distance, paths.motivation, paths.documents, paths.searchDone];

/** Every page that can be looked at, as one who may look at it. */
export async function pagesOf(url: string): Promise<Seen[]> {
  const seenBy = async (who: string, visited: string[], start: string) => {
    const visitor = new Visitor(url);
    if (who !== nobody) await visitor.signIn(`${who}@example.org`, start);
    return visited.map((path) => ({ who, path, cookie: visitor.cookieHeader }));
  };
  return [
    ...(await signInPages(url)),
    ...(await seenBy(nobody, [sharedPaths.forgot, ...open, "/no-such-page"], home)),
    ...(await seenBy("mia", [home, studyInfo, studyAdvice, abilitiesDone, ...search, faq], home)),
    ...(await seenBy("jonas", [home, onboarding], home)),
    ...(await seenBy("advisor", ["/advisor"], "/advisor")),
  ];
}

const nobody = "–";
const open = [sharedPaths.imprint, sharedPaths.privacy, sharedPaths.cookies, sharedPaths.maintenance];

/** Their address is that of one attempt to sign in, which hangs on the visitor's cookies. */
async function signInPages(url: string): Promise<Seen[]> {
  const visitor = new Visitor(url);
  const { path } = await visitor.open(sharedPaths.signIn("applicant"));
  return [path, `${path}/register`].map((each) => ({ who: nobody, path: each, cookie: visitor.cookieHeader }));
}
