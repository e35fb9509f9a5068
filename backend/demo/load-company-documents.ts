import { and, eq } from "drizzle-orm";
import { day } from "#domain/time.ts";
import type { Tx } from "../db/open.ts";
import { company } from "../db/schema/companies.ts";
import { companyDocument } from "../db/schema/documents.ts";
import { companies } from "./companies.ts";
import { keepMadePdf, type MadePdf, type Parts } from "./keep-made-pdf.ts";
import { ownerOf } from "./owner-of.ts";

const [whose] = companies as [(typeof companies)[number]];

const documents: (MadePdf & { days: number })[] = [
  {
    name: "Handelsregisterauszug.pdf",
    title: "Handelsregister B des Amtsgerichts Hamburg",
    lines: [whose.name, `${whose.street}, ${whose.postalCode} ${whose.city}`],
    days: 210,
  },
  {
    name: "Praxisplan-BWL.pdf",
    title: "Praxisplan Betriebswirtschaftslehre",
    lines: ["1. Semester: Buchhaltung und Einkauf", "2. Semester: Vertrieb", "3. Semester: Projekte"],
    days: 26,
  },
];

/** Adds Alsterwerft Medien's documents, unless it has some. */
export async function loadCompanyDocuments(tx: Tx, parts: Parts, now: Date) {
  const isTheirs = and(eq(company.name, whose.name), eq(company.isDemo, true));
  const [keeper] = await tx.select({ id: company.id }).from(company).where(isTheirs);
  if (!keeper || (await tx.$count(companyDocument, eq(companyDocument.companyId, keeper.id)))) return;
  const owner = await ownerOf(tx, keeper.id);
  for (const { days, ...pdf } of documents) {
    const values = { companyId: keeper.id, uploadedBy: owner?.id, createdAt: new Date(now.getTime() - days * day) };
    await tx.insert(companyDocument).values({ ...values, ...(await keepMadePdf(parts, pdf)) });
  }
}
