import { pastDay } from "#app/forms/pieces.server.ts";
import { email } from "#contract/values.ts";
import { profil } from "./curriculum-vitae.server.ts";

/** The first page: who somebody is. Only the name must be told. */
export const profilForm = profil.extend({ birthday: pastDay.optional(), email: email.optional() });
