import { z } from "zod";
import { jobId } from "#contract/entities/job.ts";

/** Which failed job runs once more. */
export const runAgainForm = z.object({ jobId });
