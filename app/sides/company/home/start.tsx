import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { pathsOf } from "#app/paths.ts";
import { companyPaths } from "../paths.ts";

/** Public. §2: the base of the side redirects to home, which asks who it is. */
export const loader = ({ context }: LoaderFunctionArgs) => redirect(pathsOf(context, companyPaths).home);
