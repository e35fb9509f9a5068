import { company } from "#contract/calls/company.ts";

const { body } = company.inviteEmployee;

/** Whom to invite, and what they may do: without any right they can still look and comment. */
export const inviteForm = body.extend({ permissions: body.shape.permissions.default([]) });
