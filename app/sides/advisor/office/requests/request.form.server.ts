import { z } from "zod";
import { office } from "#contract/calls/office.ts";

/** Into which company a request is merged. */
export const mergeForm = z.object({ into: office.mergePartnerRequest.body.shape.into });

/** What the company is told. */
export const declineForm = office.declinePartnerRequest.body;
