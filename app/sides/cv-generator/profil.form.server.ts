import { pastDay } from "#app/forms/pieces.server.ts";
import { email } from "#contract/values.ts";
import { profil } from "./curriculum-vitae.server.ts";

/** The first page: personal data. Only the name is required. */
export const profilForm = profil.extend({ birthday: pastDay.optional(), email: email.optional() });
