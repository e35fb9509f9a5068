import { z } from "zod";
import { office } from "#contract/calls/office.ts";

/** Whether a request of a known name is from another company. */
export const acceptForm = office.acceptPartnerRequest.body.unwrap();

/** Into which company a request is merged. */
export const mergeForm = z.object({ into: office.mergePartnerRequest.body.shape.into });

/** What the company is told. */
export const declineForm = office.declinePartnerRequest.body;
