import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { advisorPaths, applicantPaths, bases, isCompanyAddress } from "#app/paths.ts";

/** Public. §2: / redirects to ds or b2b by host. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const host = request.headers.get("Host") ?? "";
  const { hostSide } = context;
  if (hostSide === "advisor") return redirect(advisorPaths("/advisor").home);
  if (hostSide === "company") return redirect("/home");
  if (hostSide === "applicant") return redirect(applicantPaths("").home);
  return redirect(isCompanyAddress(host) ? `${bases.company}/home` : applicantPaths("/ds").home);
}
