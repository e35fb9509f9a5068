import { z } from "zod";
import { endpoints, get } from "../endpoint.ts";
import { iban } from "../values.ts";

/** Spec §7: bank info, a separate service that must not learn who asks: public, so that no token is sent. */
export const bank = endpoints(
  { role: "public", server: "bank", base: "" },
  {
    fetchBankInfo: get("/bank-info/:iban", {
      params: z.object({ iban }),
      response: z.object({ iban, bic: z.string(), bankName: z.string(), city: z.string() }),
      isToldInPlace: true,
    }),
  },
);
