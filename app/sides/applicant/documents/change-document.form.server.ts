import { z } from "zod";
import { documentTypes } from "#contract/enumerations/documents.ts";
import { message } from "#contract/message.ts";

/** The type of a document; its category follows (`kindOf`). */
export const changeDocumentForm = z.object({ type: z.enum(documentTypes, message("required")) });
