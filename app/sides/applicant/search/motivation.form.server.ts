import { z } from "zod";
import { evenIfIncomplete } from "#app/forms/pieces.server.ts";
import { accountAnswers } from "#contract/entities/account.ts";
import { partnerAnswers, requireWholeContact } from "./partner.form.server.ts";

/** Search, step 3: the motivation, and the practice partner if there is one already. */
export const motivationForm = z
  .object({ motivationText: accountAnswers.shape.motivationText, ...partnerAnswers })
  .superRefine(requireWholeContact, evenIfIncomplete);
