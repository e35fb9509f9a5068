import { company } from "#contract/calls/company.ts";

/** A comment about an applicant, new or changed. */
export const commentForm = company.addComment.body;
