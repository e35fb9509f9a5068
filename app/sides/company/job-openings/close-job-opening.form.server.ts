import { z } from "zod";
import { company } from "#contract/calls/company.ts";

const { endedApplications } = company.changeJobOpening.body.shape;

/** The applications that a page named as ending, in one value: the box that agrees to it has no more. */
export const namedApplications = z
  .string()
  .transform((ids) => ids.split(","))
  .pipe(endedApplications.unwrap())
  .optional();

/** Closing: of whom its reader was told. */
export const closeForm = z.object({ endedApplications: namedApplications });
