import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { isCompanyAddress, sides } from "#contract/sides.ts";

/** Public. §2: / redirects to ds or b2b by host. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const host = request.headers.get("Host") ?? "";
  const { home, base } = sides[context.hostSide ?? (isCompanyAddress(host) ? "company" : "applicant")];
  return redirect((context.hostSide && home.slice(base.length)) || home);
}
