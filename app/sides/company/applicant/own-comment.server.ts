import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirectWithNotice } from "#app/notice.server.ts";
import { pathsOf } from "#app/paths.ts";
import { company as calls } from "#contract/calls/company.ts";
import { companyPaths } from "../paths.ts";
import { requireApplicantAtOpening } from "./applicant-page.server.ts";

/**
 * The reader's own comment that the address names, and the page it stands on. What is gone leads there; a colleague's
 * is not found.
 */
export async function requireOwnComment(args: Pick<LoaderFunctionArgs, "context" | "params">) {
  const { at } = await requireApplicantAtOpening(args);
  const { context, params } = args;
  const page = pathsOf(context, companyPaths).applicant(at.jobOpeningId, at.accountId);
  const comments = await context.api(calls.fetchComments, { params: at });
  const comment = comments.find(({ id }) => id === params.commentId);
  if (!comment) throw await redirectWithNotice(context, page, { key: "companyComment:notice.gone", tone: "blue" });
  if (!comment.isOwn) throw new Response(null, { status: 404 });
  return { at, comment, page };
}
