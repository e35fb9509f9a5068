import { z } from "zod";
import { endpoints, get, patch } from "../endpoint.ts";
import { metadata, metadataKey, metadataValue } from "../entities/account.ts";
import { wizardFlows } from "../entities/wizard-flow.ts";

/** Spec §7: the student-application service, `Accept-Language: de`, no credentials but the bearer token. */
export const student = endpoints(
  { role: "applicant", server: "student", base: "" },
  {
    fetchWizardFlows: get("/wizard-flows", { response: wizardFlows }),
    changeMetadataEntry: patch("/account/metadata/:key", {
      params: z.object({ key: metadataKey }),
      body: z.object({ value: metadataValue }),
      response: metadata,
      extension: true,
    }),
  },
);

export const studentHealth = endpoints(
  { role: "public", server: "student", base: "" },
  { checkHealth: get("/health", { response: z.object({ status: z.literal("ok") }) }) },
);
