import type { LoaderFunctionArgs } from "@remix-run/node";
import { movedTo } from "#app/moved.server.ts";
import { pathsOf } from "#app/paths.ts";
import { companyPaths } from "../paths.ts";

/** Public. §2: the default tab stands at the address of the opening, which asks who it is. */
export const loader = ({ request, context, params: { jobOpeningId = "" } }: LoaderFunctionArgs) =>
  movedTo(pathsOf(context, companyPaths).jobOpening(jobOpeningId), request);
