import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { pathsOf } from "#app/paths.ts";
import { serveCalendar } from "#app/shell/serve-file.server.ts";
import { company } from "#contract/calls/company.ts";
import { companyPaths } from "../paths.ts";

/** Interviews and trial days as a calendar file: all of them, or one. */
export async function loader({ context, params: { matchId } }: LoaderFunctionArgs) {
  const { company: active } = await requireColleague(context);
  const asked = { params: { companyId: active.id }, query: { matchId } };
  const file = await context.api(company.fetchCalendarFile, asked).catch((error) => {
    // A file has no page around it that could say so: home does.
    const isGone = error instanceof RefusedResponse && [404, 422].includes(error.status);
    throw isGone ? redirect(pathsOf(context, companyPaths).home) : error;
  });
  return serveCalendar(file);
}
