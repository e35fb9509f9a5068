import { z } from "zod";
import { bytes, endpoints, get, post } from "../endpoint.ts";
import { appearance } from "../entities/appearance.ts";
import { partnerRequestAnswers } from "../entities/partner-request.ts";
import { printOrder } from "../entities/print-order.ts";
import { sampleMail, wholeSampleMail } from "../entities/sample-mail.ts";
import { shownLegalText, shownText } from "../entities/text.ts";
import { studyOptions } from "../entities/unit.ts";
import { legalTexts } from "../enumerations/texts.ts";
import { defaultLanguage, writtenLanguages } from "../languages.ts";
import { limits } from "../limits.ts";
import { sideRoles } from "../sides.ts";
import { email, oneLine } from "../values.ts";

/** The end of a link that was sent out; not always an id of ours. */
const ofLink = z.string().max(100);
const inLanguage = z.object({ language: z.enum(writtenLanguages).default(defaultLanguage) });

/** Whom to turn to without an advisor (spec §3); null: no WhatsApp number. */
export interface FallbackContact {
  phone: string | null;
  email: string;
  whatsapp: string | null;
}

/** The end of a referral link. */
export const referralCode = z.string().regex(/^[0-9a-f]{12}$/);

/** Spec §7: calls of the main backend that need no sign-in. */
export const publicCalls = endpoints(
  { role: "public", server: "main", base: "/v1" },
  {
    authenticate: post("/auth", {
      /** With a referral code, the new account counts for the person who passed it on (extension). */
      body: z.object({
        accessToken: z.string().max(8000),
        idToken: z.string().max(8000),
        referralCode: referralCode.optional(),
      }),
      /** Our backend also says whose side it lets in (extension). */
      response: z.object({ api_token: z.string(), role: z.enum(sideRoles).optional() }),
    }),
    revokeToken: post("/auth/revocation", {
      body: z.object({ api_token: z.string().max(200) }),
      extension: true,
    }),
    /** Nothing is sent before the owner of the address has confirmed it. */
    sendCurriculumVitae: post("/cv-generator/send/upload", {
      body: printOrder.omit({ as: true }).extend({
        email,
        name: oneLine(limits.lineCharacters),
        /** What its file is called, in the language of the CV; by default "Lebenslauf" and the name (extension). */
        title: oneLine(limits.lineCharacters).optional(),
      }),
      isToldInPlace: true,
    }),
    confirmSending: post("/cv-generator/send/confirmation", {
      body: z.object({ token: z.string().max(200) }),
      extension: true,
    }),
    makeCurriculumVitae: post("/cv-generator/upload", { body: printOrder, response: bytes, isToldInPlace: true }),
    unsubscribe: post("/unsubscribe/:unsubscriptionId", { params: z.object({ unsubscriptionId: ofLink }) }),
    /** The feed that a calendar subscribes to. The secret is in the query, which is never logged. */
    fetchCalendarFeed: get("/calendar", {
      query: z.object({ token: ofLink }),
      response: bytes,
      extension: true,
    }),
    track: post("/t/:linkId", { params: z.object({ linkId: ofLink }) }),
    /** How the portal looks where the office has said so. */
    fetchAppearance: get("/appearance", { response: appearance, extension: true }),
    /** The logo, a PNG. 404 for one that was replaced. */
    fetchLogo: get("/appearance/logo/:hash", {
      params: z.object({ hash: ofLink }),
      response: bytes,
      extension: true,
    }),
    /** What can be studied, where and when: what applicants choose from, and what an opening may be for. */
    fetchStudyOptions: get("/study-options", { response: studyOptions, extension: true }),
    /** A legal text of the office's; null: it has written none, and the portal brings none along. */
    fetchLegalText: get("/legal-texts/:name", {
      params: z.object({ name: z.enum(legalTexts) }),
      response: shownLegalText.nullable(),
      extension: true,
    }),
    /** The frequent questions, in the reader's language or else in German. */
    fetchQuestions: get("/questions", { response: z.array(shownText), extension: true }),
    /** A company asks to become a partner; the office decides. */
    requestPartnership: post("/partner-requests", { body: partnerRequestAnswers, extension: true }),
    /** Shows what the portal's mails look like; 404 outside a demo. */
    fetchSampleMails: get("/sample-mails", {
      query: inLanguage,
      response: z.array(sampleMail),
      extension: true,
    }),
    fetchSampleMail: get("/sample-mails/:kind", {
      params: z.object({ kind: z.string().max(100) }),
      query: inLanguage,
      response: wholeSampleMail,
      extension: true,
    }),
  },
);
