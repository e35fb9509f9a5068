import { sharedPaths } from "#app/paths.ts";
import { isPublicCv } from "#app/sides/cv-generator/paths.ts";
import { isCompanyAddress, isSide, type Side, sideOfPath } from "#contract/sides.ts";
import type { RequestSession } from "./session.ts";

interface Asked {
  host: string;
  /** The side of this portal host. */
  hostSide: Side | undefined;
  path: string;
  /** The path that is restored after signing in, as its cookie says. */
  returnPath: unknown;
  session: Pick<RequestSession, "read">;
}

/** §1: the side of the requested page, by its address; on shared pages the side of the signed-in person. */
export async function sideOf({ host, hostSide, path, returnPath, session }: Asked): Promise<Side> {
  const byAddress = sideOfPath(path) ?? sideOfSignIn(path) ?? sideOfPublicPage(path) ?? hostSide;
  if (byAddress) return byAddress;
  if (isCompanyAddress(host) || isCompanyAddress(path)) return "company";
  if (path === sharedPaths.root) return "applicant";
  // Such a page must be readable even while the portal's database is away.
  const signedIn = await session.read().catch(() => undefined);
  const wanted = typeof returnPath === "string" ? sideOfPath(returnPath) : undefined;
  return signedIn?.side ?? wanted ?? "applicant";
}

/** `/auth/company/…` names its side though it lies below none, also on another side's host: all share the sign-in. */
function sideOfSignIn(path: string): Side | undefined {
  const [, area, name] = path.split("/");
  return area === "auth" && isSide(name) ? name : undefined;
}

/** Pages for everybody that speak to the people of one side, on whichever host. */
function sideOfPublicPage(path: string): Side | undefined {
  if (path === sharedPaths.partner) return "company";
  return path === sharedPaths.faq || isPublicCv(path) ? "applicant" : undefined;
}
