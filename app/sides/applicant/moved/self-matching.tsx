import type { LoaderFunctionArgs } from "@remix-run/node";
import { movedTo } from "#app/moved.server.ts";
import { applicantPathsOf } from "#app/paths.server.ts";

/** Public. §2: both former addresses of job openings became the overview, which asks who it is. */
export const loader = ({ request }: LoaderFunctionArgs) => movedTo(applicantPathsOf(request).selfMatching, request);
