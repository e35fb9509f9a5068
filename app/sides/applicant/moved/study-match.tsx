import type { LoaderFunctionArgs } from "@remix-run/node";
import { movedTo } from "#app/moved.server.ts";
import { applicantPathsOf } from "#app/paths.server.ts";

/** Public. §2: the study match became the tips, which ask who it is. */
export const loader = ({ request }: LoaderFunctionArgs) => movedTo(applicantPathsOf(request).tips, request);
