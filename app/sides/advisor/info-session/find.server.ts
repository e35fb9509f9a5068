import type { PortalContext } from "#app/context.ts";
import type { FormResult } from "#app/forms/form-state.ts";
import { formResultOf, readForm } from "#app/forms/submit.server.ts";
import { json } from "#app/json.server.ts";
import { advisor } from "#contract/calls/advisor.ts";
import type { FoundAttendees } from "#contract/entities/attendee.ts";
import { attendeesForm } from "./attendees.form.server.ts";

/** What stands below the list once it was looked at; `hasMoved`: nobody was confirmed, somebody else was first. */
export interface Looked {
  form: FormResult;
  found: FoundAttendees;
  hasMoved: boolean;
}

/**
 * The form with its list, and whom the list names; nothing is stored. 409 after a confirmation that others overtook.
 */
export async function showFound(
  context: PortalContext,
  { list, emails }: { list: string; emails: string[] },
  status: 200 | 409,
) {
  const found = await context.api(advisor.findAttendees, { body: { emails } });
  const form = formResultOf(context, readForm(context, attendeesForm, [["list", list]]).reply());
  return json<Looked>({ form, found, hasMoved: status === 409 }, { status });
}
