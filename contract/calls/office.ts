import { endpoints, get } from "../endpoint.ts";
import { programme } from "../entities/programme.ts";
import { office as needs } from "../needs.ts";

/** Our own extension (design §15): what the programme's office does, an advisor with a right of their own (ADR 0074). */
export const office = endpoints(
  { role: "study_advisor", server: "main", base: "/advisor/v1/office" },
  {
    /** How much of the programme there is, so that a page can say what is missing. */
    fetchProgramme: get("/programme", { needs, response: programme, extension: true }),
  },
);
