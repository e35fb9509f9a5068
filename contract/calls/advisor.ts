import { z } from "zod";
import { deskLimits } from "../desk-limits.ts";
import { bytes, del, endpoints, get, patch, post, put } from "../endpoint.ts";
import { attendeeList, foundAttendees } from "../entities/attendee.ts";
import { comment } from "../entities/comment.ts";
import { contract } from "../entities/contract.ts";
import { applicantAtDesk, mailsAtDesk, notesAtDesk, suggestionsAtDesk } from "../entities/desk-applicant.ts";
import { companyAtDesk } from "../entities/desk-company.ts";
import { deskSearch, foundAtDesk } from "../entities/desk-search.ts";
import { listedTicketAtDesk, ticketAtDesk, ticketSearch } from "../entities/desk-ticket.ts";
import { inbox, inboxPlace, inboxSearch } from "../entities/inbox.ts";
import { companySearch, keptCompany } from "../entities/kept-company.ts";
import { ticketAttachment, ticketMessage, ticketReply } from "../entities/support-ticket.ts";
import { readyAnswer } from "../entities/text.ts";
import { ticketSides } from "../enumerations/desk.ts";
import { documentChecks, documentTypes } from "../enumerations/documents.ts";
import { contractEvents } from "../enumerations/matching.ts";
import { stages } from "../enumerations/people.ts";
import { ticketStatuses } from "../enumerations/tickets.ts";
import { limits } from "../limits.ts";
import { day, pageKey, pageSize, text } from "../values.ts";

/** What an advisor may do beyond what every advisor may (ADR 0074). */
const rights = { isOffice: z.boolean(), isLead: z.boolean() };
const me = z.object({ name: z.string(), email: z.string(), imagePath: z.string().nullable(), ...rights });
export type AdvisorMe = z.infer<typeof me>;
const attendance = z.object({ attended: z.boolean() });
const reason = text(limits.textCharacters);
const noteText = text(limits.textCharacters);
/** How a document's check stood, and as what it was read; absent: whatever it is now. */
const documentRead = z.object({ check: z.enum(documentChecks), type: z.enum(documentTypes) }).partial();

/** Our own extension (design §5): what study advisors do. */
export const advisor = endpoints(
  { role: "study_advisor", server: "main", base: "/advisor/v1" },
  {
    fetchMe: get("/me", { response: me, extension: true }),
    /** The advisor's own picture as their applicants see it, 500 × 500 pixels. */
    fetchPicture: get("/me/picture", { response: bytes, extension: true }),
    /** The advisor's own picture, a photo of any format: it is cut to the face. */
    uploadPicture: post("/me/picture/upload", {
      upload: { file: "file", fields: z.object({}) },
      response: z.object({ imagePath: z.string() }),
      isToldInPlace: true,
      extension: true,
    }),
    /** What waits for the advisor. */
    fetchInbox: get("/inbox", {
      query: inboxSearch.extend({ after: pageKey.optional(), size: pageSize(deskLimits.inboxPerPage) }),
      response: inbox,
      extension: true,
    }),
    /** Where something lies in the inbox, and its neighbours there. */
    fetchInboxPlace: get("/inbox/place", {
      query: inboxSearch.extend({ key: pageKey }),
      response: inboxPlace,
      extension: true,
    }),
    /**
     * Applicants whom the advisor looks after and companies, by name, e-mail address or telephone; typos are forgiven.
     */
    searchDesk: get("/search", { query: deskSearch, response: foundAtDesk, extension: true }),
    /** Companies by name, those that are locked among them. */
    fetchCompanies: get("/companies", {
      query: companySearch,
      response: z.object({ items: z.array(keptCompany), next: z.string().nullable() }),
      extension: true,
    }),
    /** A company with its openings, people, questions and contracts: what of it every advisor may see. */
    fetchCompanyAtDesk: get("/companies/:companyId", { response: companyAtDesk, extension: true }),
    /** The advisor asked somebody who is stuck or owes a company an answer: the inbox does not name them for a while. */
    followUp: post("/applicants/:accountId/follow-up", { extension: true }),
    confirmInfoSession: post("/applicants/:accountId/info-session", { body: attendance, extension: true }),
    /** Whom an attendance list of an info session names. */
    findAttendees: post("/info-session/search", {
      isSearch: true,
      body: attendeeList,
      response: foundAttendees,
      extension: true,
    }),
    /** All of a list who wait for it are confirmed, or nobody; `digest` of what was found. */
    confirmAttendees: post("/info-session/attendance", {
      body: attendeeList.extend({ digest: z.string() }),
      response: z.object({ count: z.number().int() }),
      extension: true,
    }),
    /** Of one unit, with the day that was read: an applicant may have two, and corrects a day until it is confirmed. */
    confirmConsultation: post("/applicants/:accountId/consultation", {
      body: attendance.extend({ unitId: z.uuid(), on: day }),
      extension: true,
    }),
    /** Everything about an applicant; every look is recorded. */
    fetchApplicant: get("/applicants/:accountId", { isAudited: true, response: applicantAtDesk, extension: true }),
    previewDocument: get("/applicants/:accountId/documents/:documentId", {
      isAudited: true,
      response: bytes,
      extension: true,
    }),
    /** What advisors noted about an applicant: no applicant reads it, and no company. */
    fetchNotes: get("/applicants/:accountId/notes", { isAudited: true, response: notesAtDesk, extension: true }),
    addNote: post("/applicants/:accountId/notes", {
      body: z.object({ text: noteText }),
      response: comment,
      extension: true,
    }),
    changeNote: patch("/applicants/:accountId/notes/:noteId", {
      /** The note's version that was read; absent: any. */
      body: z.object({ text: noteText, version: z.number().int().optional() }),
      response: comment,
      extension: true,
    }),
    deleteNote: del("/applicants/:accountId/notes/:noteId", { extension: true }),
    /** What went to an applicant's address last, never what it said. */
    fetchMailsOf: get("/applicants/:accountId/mails", { isAudited: true, response: mailsAtDesk, extension: true }),
    /** What the applicant finds suggested, first ones first. */
    fetchSuggestionsOf: get("/applicants/:accountId/job-openings", {
      isAudited: true,
      response: suggestionsAtDesk,
      extension: true,
    }),
    setStage: post("/applicants/:accountId/stage", {
      body: z.object({
        stage: z.enum(stages),
        reason,
        /** The stage that was read; absent: any. */
        from: z.enum(stages).optional(),
        /** The opening whose offer they had accepted as it was read, null for none; absent: any. */
        accepted: z.uuid().nullable().optional(),
      }),
      extension: true,
    }),
    recommend: post("/applicants/:accountId/recommendations", {
      body: z.object({ jobOpeningId: z.uuid() }),
      extension: true,
    }),
    /** Takes back what an advisor recommended, as long as neither side has acted on it. */
    withdrawRecommendation: del("/applicants/:accountId/recommendations/:jobOpeningId", { extension: true }),
    /** The interview or trial day took place. */
    recordAttendance: post("/matches/:matchId/attendance", { extension: true }),
    /** The decision on the contract documents, or the next step of the contract (design §6). */
    decideContract: post("/applicants/:accountId/contract", {
      body: z.object({
        event: z.enum(contractEvents).exclude(["submit"]),
        note: reason.optional(),
        /** The contract's version that was read; absent: any. */
        version: z.number().int().optional(),
      }),
      response: contract,
      extension: true,
    }),
    /** A document is in order; `check`: how its check stood when it was read; absent: any. */
    acceptDocument: post("/documents/:documentId/acceptance", { body: documentRead, extension: true }),
    refuseDocument: post("/documents/:documentId/refusal", { body: documentRead.extend({ reason }), extension: true }),
    /** What waits longest first; `next` is the key of the following page. */
    fetchTickets: get("/support-tickets", {
      query: ticketSearch,
      response: z.object({ items: z.array(listedTicketAtDesk), total: z.number().int(), next: z.string().nullable() }),
      extension: true,
    }),
    /** What the office keeps ready for answers to one side, each in all its languages. */
    fetchReadyAnswers: get("/ready-answers", {
      query: z.object({ side: z.enum(ticketSides) }),
      response: z.array(readyAnswer),
      extension: true,
    }),
    /** Files of the advisor's own that wait for their message. */
    fetchAttachments: get("/support-tickets/attachments", { response: z.array(ticketAttachment), extension: true }),
    uploadAttachment: post("/support-tickets/attachments", {
      upload: { file: "file", fields: z.object({}) },
      response: ticketAttachment,
      isToldInPlace: true,
      extension: true,
    }),
    fetchTicket: get("/support-tickets/:ticketId", { isAudited: true, response: ticketAtDesk, extension: true }),
    answerTicket: post("/support-tickets/:ticketId/messages", {
      /** `version`: how many messages had been read; absent: any. */
      body: ticketReply.extend({ version: z.number().int().optional() }),
      response: ticketMessage,
      extension: true,
    }),
    setTicketStatus: patch("/support-tickets/:ticketId", {
      /** `version` as in an answer. */
      body: z.object({ status: z.enum(ticketStatuses), version: z.number().int().optional() }),
      extension: true,
    }),
    previewAttachment: get("/support-tickets/attachments/:attachmentId", {
      isAudited: true,
      response: bytes,
      extension: true,
    }),
    /** Hands a ticket to an advisor, without one the caller takes it; `instead` of whom, where that matters. */
    assignTicket: put("/support-tickets/:ticketId/advisor", {
      body: z.object({ advisorId: z.uuid().optional(), instead: z.uuid().nullable().optional() }),
      extension: true,
    }),
  },
);
