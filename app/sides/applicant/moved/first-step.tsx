import type { LoaderFunctionArgs } from "@remix-run/node";
import { movedTo } from "#app/moved.server.ts";
import { pathsOf } from "#app/paths.ts";
import { applicantPaths } from "../paths.ts";

/** Public. §2: the address of a group leads to its first step, which asks who it is. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { studyInfo, graduation, contractPersonal, profile, advisorContact } = pathsOf(context, applicantPaths);
  const group = new URL(request.url).pathname.replace(/\/$/, "");
  const steps = [studyInfo, graduation, contractPersonal, profile, advisorContact];
  return movedTo(steps.find((path) => path === `${group}/1`)!, request);
}
