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

/** §1: whose page is asked for, by its address; on pages that several sides share that of whoever is signed in. */
export async function sideOf({ host, hostSide, path, returnPath, session }: Asked): Promise<Side> {
  const wanted = typeof returnPath === "string" ? sideOfPath(returnPath) : undefined;
  const byAddress = sideOfPath(path) ?? sideOfSignIn(path, wanted) ?? hostSide;
  if (byAddress) return byAddress;
  if (isCompanyAddress(host) || isCompanyAddress(path)) return "company";
  // Without the portal's own database such a page still has something to say.
  const signedIn = await session.read().catch(() => undefined);
  return signedIn?.side ?? wanted ?? "applicant";
}

/** Signing in belongs to the side that is wanted, on any host. */
function sideOfSignIn(path: string, wanted: Side | undefined): Side | undefined {
  const [, area = "", name] = path.split("/");
  if (area === "auth" && isSide(name)) return name;
  return ["sign-in", "password-reset"].includes(area) ? wanted : undefined;
}
