import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAdvisor } from "#app/auth/require-advisor.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import type { PageTitle } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { advisor as calls } from "#contract/calls/advisor.ts";
import { spotIn, spotWith } from "../inbox/place.ts";
import { advisorPaths } from "../paths.ts";

/**
 * The reader's own note that the address names, and the page it stands on. What is gone leads there; another's is not
 * found.
 */
export async function requireOwnNote({ request, context, params }: LoaderFunctionArgs) {
  await requireAdvisor(context);
  const { accountId = "", noteId = "" } = params;
  const page = spotWith(pathsOf(context, advisorPaths).applicantNotes(accountId), spotIn(request.url));
  const { name, notes } = await context.api(calls.fetchNotes, { params: { accountId } });
  const note = notes.find(({ id }) => id === noteId);
  if (!note) throw await redirectWithNotice(context, page, { key: "deskNote:notice.gone", tone: "blue" });
  if (!note.isOwn) throw new Response(null, { status: 404 });
  const pageTitle: PageTitle = [{ key: "title" }, name];
  return { at: { accountId, noteId }, note, page, pageTitle };
}
