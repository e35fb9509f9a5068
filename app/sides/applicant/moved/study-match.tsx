import type { LoaderFunctionArgs } from "@remix-run/node";
import { movedTo } from "#app/moved.server.ts";
import { pathsOf } from "#app/paths.ts";
import { applicantPaths } from "../paths.ts";

/** Public. §2: the study match became the tips, which ask who it is. */
export const loader = ({ request, context }: LoaderFunctionArgs) =>
  movedTo(pathsOf(context, applicantPaths).tips, request);
