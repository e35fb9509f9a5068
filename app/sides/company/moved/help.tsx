import type { LoaderFunctionArgs } from "@remix-run/node";
import { movedTo } from "#app/moved.server.ts";
import { pathsOf } from "#app/paths.ts";
import { companyPaths } from "../paths.ts";

/** Public. §2: the start of the help stands at the address of the help, which asks who it is. */
export const loader = ({ request, context }: LoaderFunctionArgs) =>
  movedTo(pathsOf(context, companyPaths).help, request);
