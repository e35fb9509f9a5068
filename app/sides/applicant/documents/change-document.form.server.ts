import { z } from "zod";
import { documentTypes } from "#contract/enumerations/documents.ts";
import { message } from "#contract/message.ts";

/** What a document is; its category follows (`kindOf`). */
export const changeDocumentForm = z.object({ type: z.enum(documentTypes, message("required")) });
