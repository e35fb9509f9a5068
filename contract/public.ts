import { z } from "zod";
import { bytes, endpoints, get, post } from "./endpoint.ts";

const id = z.object({ id: z.string().max(100) });
const html = z.object({ type: z.string().max(40), html: z.string().max(1_000_000) });

/** What stands at the end of a referral link. */
export const referralCode = z.string().regex(/^[0-9a-f]{12}$/);

/** Spec §7: calls of the main backend that need no sign-in. */
export const publicCalls = endpoints(
  { role: "public", server: "main", base: "/v1" },
  {
    authenticate: post("/auth", {
      /** With a referral code, a new account counts for whoever gave it out (extension). */
      body: z.object({
        accessToken: z.string().max(8000),
        idToken: z.string().max(8000),
        referralCode: referralCode.optional(),
      }),
      response: z.object({ api_token: z.string(), role: z.enum(["applicant", "company", "study_advisor"]) }),
    }),
    revokeToken: post("/auth/revocation", {
      body: z.object({ api_token: z.string().max(200) }),
      extension: true,
    }),
    sendCurriculumVitae: post("/cv-generator/send/upload", { body: html }),
    makeCurriculumVitae: post("/cv-generator/upload", { body: html, response: bytes }),
    unsubscribe: post("/unsubscribe/:id", { params: id }),
    track: post("/t/:id", { params: id }),
    fetchFallbackContact: get("/fallback-contact", {
      response: z.object({ phone: z.string(), email: z.string() }),
      extension: true,
    }),
  },
);
