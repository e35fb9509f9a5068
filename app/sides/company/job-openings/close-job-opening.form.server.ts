import { z } from "zod";
import { company } from "#contract/calls/company.ts";

const { endedApplications } = company.changeJobOpening.body.shape;

/**
 * The applications that a page named as ending, in one value: the box that agrees to it has no more. What names none, such
 * as a page of before an update, is asked again.
 */
export const namedApplications = z
  .string()
  .transform((ids) => ids.split(","))
  .pipe(endedApplications.unwrap())
  .optional()
  .catch(undefined);

/** Closing: of whom its reader was told. */
export const closeForm = z.object({ endedApplications: namedApplications });
