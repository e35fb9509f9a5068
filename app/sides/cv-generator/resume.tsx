import type { LoaderFunctionArgs } from "@remix-run/node";
import { jsonResumeOf } from "./json-resume.ts";
import { visitGenerator } from "./visit.server.ts";

/** The CV's cookie is the permission: the CV as a file to take along (JSON Resume). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { cv } = await visitGenerator(context);
  return new Response(JSON.stringify(jsonResumeOf(cv), null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="resume.json"',
      "Cache-Control": "private, no-store",
    },
  });
}
