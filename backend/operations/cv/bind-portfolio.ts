import { buffer } from "node:stream/consumers";
import type { Unit } from "#contract/entities/unit.ts";
import { Refusal } from "#contract/errors.ts";
import { languages } from "#contract/languages.ts";
import { limits } from "#contract/limits.ts";
import { activeApplication } from "#domain/active-application.ts";
import { isOf } from "#domain/application-steps.ts";
import { germanDate } from "#domain/german-time.ts";
import { nameOf } from "#domain/person-name.ts";
import { hasPages, portfolioOf } from "#domain/portfolio.ts";
import type { Actor, ApplicantCaller } from "../../callers.ts";
import { document } from "../../db/schema/documents.ts";
import { type BytesAnswer, pdfAnswer } from "../../files/bytes-answer.ts";
import type { LeftOut, Portfolio, PortfolioSource } from "../../pdf/portfolio.ts";
import { words } from "../../words.ts";
import type { CallWork } from "../../work.ts";
import { countAttempt, hourly } from "../attempts.ts";
import { readStoredFile } from "../documents/open-stored-file.ts";

type Row = typeof document.$inferSelect;
type Part = ReturnType<typeof portfolioOf<Row>>[number];
export type PortfolioWork = Pick<CallWork, "db" | "backend" | "language" | "now">;
const allowance = hourly(limits.portfoliosPerHour);

/** Whose portfolio it is, for which study, and the documents that its reader sees. */
type Portrayed = Pick<ApplicantCaller, "account"> & { unit: Unit; documents: Row[] };

/**
 * Binds an applicant's documents and motivation into one PDF with a cover in the reader's language (spec §7 `POST
 * /application-portfolio`). What has no pages is named on the cover. 422 when there is nothing to bind
 * (`portfolioEmpty`), 429 after `limits.portfoliosPerHour` by one person, and as the printer answers.
 */
export async function bindPortfolio(
  work: PortfolioWork,
  { account, unit, documents }: Portrayed,
  { id: callerId }: Actor,
): Promise<BytesAnswer> {
  const { db, backend, now } = work;
  const parts = portfolioOf(account, documents);
  if (parts.length === 0) throw Refusal.invalid({ documents: ["portfolioEmpty"] });
  await countAttempt(db, "portfolio", callerId, allowance, now);
  const cover = coverOf(work, account, unit);
  const pdf = await backend.printer.bind(callerId, async () => {
    const picture = documents.findLast(
      (one) => isOf(one, "Picture") && one.refusalReason === null && !one.missingSince,
    );
    return { ...cover, photo: picture && (await load(work, picture)), ...(await partsOf(work, parts)) };
  });
  return pdfAnswer(pdf, `${cover.title}.pdf`);
}

/** The content of a document; undefined when its file is missing, also if nobody has noticed yet. */
async function load({ backend, now }: PortfolioWork, row: Row) {
  const stream = await readStoredFile(backend, document, row, now);
  return stream && buffer(stream);
}

async function partsOf(work: PortfolioWork, parts: Part[]) {
  const t = words(work.language, "portfolioCover");
  const sources: PortfolioSource[] = [];
  const leftOut: { title: string; name: string; reason: LeftOut }[] = [];
  let bytes = 0;
  for (const part of parts) {
    const title = t(`kind.${part.type}`);
    if (part.type === "MotivationText") {
      sources.push({ title, text: part.text });
      continue;
    }
    const { name, mimeType } = part.document;
    const isTooLarge = bytes + part.document.bytes > limits.portfolioBytes;
    const leaveOut = (reason: LeftOut) => leftOut.push({ title, name, reason });
    if (part.document.missingSince) leaveOut("unreadable");
    else if (!hasPages(part.document)) leaveOut("wordFile");
    else if (isTooLarge) leaveOut("tooLarge");
    else {
      const content = await load(work, part.document);
      if (content) sources.push({ title, name, mimeType, bytes: content });
      else leaveOut("unreadable");
      bytes += content ? part.document.bytes : 0;
    }
  }
  return { parts: sources, leftOut };
}

function coverOf({ language, now }: PortfolioWork, account: Portrayed["account"], unit: Unit) {
  const t = words(language, "portfolioCover");
  const application = activeApplication(account, unit);
  const name = nameOf(account);
  const facts = {
    course: application?.courseName,
    campus: application?.campus?.name,
    intake: application?.intake && germanDate(new Date(`${application.intake}T12:00:00Z`)),
    date: germanDate(now),
  };
  return {
    lang: language,
    isRightToLeft: languages[language].direction === "rtl",
    title: t("title", { name }),
    name,
    subtitle: t(`subtitle.${unit.unit}`),
    facts: Object.entries(facts).flatMap(([fact, about]) => (about ? [{ term: t(`fact.${fact}`), about }] : [])),
    words: {
      contents: t("contents"),
      leftOut: t("leftOut"),
      reasons: {
        wordFile: t("reason.wordFile"),
        encrypted: t("reason.encrypted"),
        unreadable: t("reason.unreadable"),
        tooLarge: t("reason.tooLarge"),
      },
    },
  } satisfies Partial<Portfolio>;
}
