import { isPublicCv } from "#app/sides/cv-generator/paths.ts";
import { isCompanyAddress, isSide, type Side, sideOfPath } from "#contract/sides.ts";
import type { RequestSession } from "./session.ts";

interface Asked {
  host: string;
  /** The side whose portal host this is. */
  hostSide: Side | undefined;
  path: string;
  /** The path that is restored after signing in, as its cookie says. */
  returnPath: unknown;
  session: Pick<RequestSession, "read">;
}

/** §1: whose page is asked for, by its address; on shared pages the side of the signed-in person. */
export async function sideOf({ host, hostSide, path, returnPath, session }: Asked): Promise<Side> {
  const byAddress = sideOfPath(path) ?? sideOfSignIn(path) ?? (isPublicCv(path) ? "applicant" : hostSide);
  if (byAddress) return byAddress;
  if (isCompanyAddress(host) || isCompanyAddress(path)) return "company";
  // Without the portal's own database such a page still has something to say.
  const signedIn = await session.read().catch(() => undefined);
  const wanted = typeof returnPath === "string" ? sideOfPath(returnPath) : undefined;
  return signedIn?.side ?? wanted ?? "applicant";
}

/** `/auth/company/…` is not below a side but names one, also on the host of another: all sign in on the public one. */
function sideOfSignIn(path: string): Side | undefined {
  const [, area, name] = path.split("/");
  return area === "auth" && isSide(name) ? name : undefined;
}
