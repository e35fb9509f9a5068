import type { LoaderFunctionArgs } from "@remix-run/node";
import { movedTo } from "#app/moved.server.ts";
import { pathsOf } from "#app/paths.ts";
import { companyPaths } from "../paths.ts";

/** Public. §2: an opening that is not stored yet has its first step alone, which asks who it is. */
export const loader = ({ request, context }: LoaderFunctionArgs) =>
  movedTo(pathsOf(context, companyPaths).newJobOpening, request);
