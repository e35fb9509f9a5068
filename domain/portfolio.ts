import type { Account } from "#contract/entities/account.ts";
import type { Document } from "#contract/entities/document.ts";
import { isOf } from "./application-steps.ts";

/**
 * What a portfolio is made of, in its order (spec §7 `POST /application-portfolio`). Nothing that only the contract
 * asks for: no proof of insurance and no photo ID reaches the readers of an application.
 */
const bound = ["CV", "MotivationLetter", "Certificate", "CertifiedCopyUEC", "Certificate German skills"] as const;
type PortfolioType = (typeof bound)[number];

type Bindable = Pick<Document, "category" | "type" | "mimeType" | "refusalReason">;
export type PortfolioPart<D> = { type: PortfolioType; document: D } | { type: "MotivationText"; text: string };

/** Whether a file has pages or can be turned into pages; a Word file cannot. */
export const hasPages = ({ mimeType }: Pick<Document, "mimeType">) =>
  ["application/pdf", "image/jpeg", "image/png"].includes(mimeType);

/**
 * The parts of somebody's portfolio in their order, documents of a kind as they come. A refused document is left out
 * (ADR 0028); what was written into the portal stands in for a letter.
 */
export function portfolioOf<D extends Bindable>(
  { motivationText }: Pick<Account, "motivationText">,
  documents: readonly D[],
): PortfolioPart<D>[] {
  return bound.flatMap((type): PortfolioPart<D>[] => {
    const files = documents.filter((document) => document.refusalReason === null && isOf(document, type));
    const isText = type === "MotivationLetter" && motivationText && !files.some(hasPages);
    return [
      ...(isText ? [{ type: "MotivationText" as const, text: motivationText }] : []),
      ...files.map((document) => ({ type, document })),
    ];
  });
}
