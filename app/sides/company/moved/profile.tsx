import type { LoaderFunctionArgs } from "@remix-run/node";
import { movedTo } from "#app/moved.server.ts";
import { pathsOf } from "#app/paths.ts";
import { companyPaths } from "../paths.ts";

/** Public. §2: the profile opens with its settings, which ask who it is. */
export const loader = ({ request, context }: LoaderFunctionArgs) =>
  movedTo(pathsOf(context, companyPaths).settings, request);
