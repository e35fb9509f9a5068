import type { LoaderFunctionArgs } from "@remix-run/node";
import { movedTo } from "#app/moved.server.ts";
import { pathsOf } from "#app/paths.ts";
import { cvPaths } from "../paths.ts";

/** Public. §2: the questions begin with the profile. */
export const loader = ({ request, context }: LoaderFunctionArgs) => movedTo(pathsOf(context, cvPaths).profil, request);
