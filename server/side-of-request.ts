import { isCompanyAddress, isSide, type Side, sideOfPath } from "#contract/sides.ts";
import type { RequestSession } from "./session.ts";

interface Asked {
  host: string;
  /** The side whose portal host this is. */
  hostSide: Side | undefined;
  path: string;
  session: Pick<RequestSession, "read">;
}

/** §1: whose page is asked for, by its address; on pages that several sides share that of whoever is signed in. */
export async function sideOf({ host, hostSide, path, session }: Asked): Promise<Side> {
  const byAddress = hostSide ?? sideOfPath(path) ?? sideOfSignIn(path);
  if (byAddress) return byAddress;
  if (isCompanyAddress(host) || isCompanyAddress(path)) return "company";
  // Without the portal's own database such a page still has something to say.
  const signedIn = await session.read().catch(() => undefined);
  return signedIn?.side ?? "applicant";
}

/** `/auth/company` is not below a side, but names one. */
function sideOfSignIn(path: string): Side | undefined {
  const [, area, name] = path.split("/");
  return area === "auth" && isSide(name) ? name : undefined;
}
