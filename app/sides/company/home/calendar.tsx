import type { LoaderFunctionArgs } from "@remix-run/node";
import { orGoTo } from "#app/api/or-go-to.server.ts";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { pathsOf } from "#app/paths.ts";
import { serveCalendar } from "#app/shell/serve-file.server.ts";
import { company } from "#contract/calls/company.ts";
import { companyPaths } from "../paths.ts";

/** Interviews and trial days as a calendar file: all of them, or one. */
export async function loader({ context, params: { matchId } }: LoaderFunctionArgs) {
  const { company: active } = await requireColleague(context);
  const file = context.api(company.fetchCalendarFile, { params: { companyId: active.id }, query: { matchId } });
  // A file has no page around it that could say that it is gone: home does.
  return serveCalendar(await orGoTo(file, [404, 422], pathsOf(context, companyPaths).home));
}
