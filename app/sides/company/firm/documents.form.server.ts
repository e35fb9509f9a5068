import { z } from "zod";

/** Documents of a company: files and nothing to answer. */
export const companyDocumentsForm = z.object({});
