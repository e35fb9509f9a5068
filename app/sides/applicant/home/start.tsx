import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { applicantPathsOf } from "#app/paths.server.ts";

/** Public. §2: the base of the side redirects to home, which asks who it is. */
export const loader = ({ request }: LoaderFunctionArgs) => redirect(applicantPathsOf(request).home);
