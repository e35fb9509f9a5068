import { type Side, sides } from "../sides.ts";

interface Kind {
  /** Whose pages show them, or those of each section; everybody's without one. */
  reader?: Side | Record<string, Side>;
  /** A line of facts stands below the title. */
  hasFacts?: true;
  /** It tells of something that begins at a moment, and is shown until then. */
  hasStart?: true;
  /** It hands out a file, and is not shown without one. */
  hasFile?: true;
  /** Readers register for it. */
  isRegisteredFor?: true;
  /** It has a last day. */
  mustEnd?: true;
  /** It goes into a message as it is: nothing marks headings or links. */
  isPlain?: true;
  /** The office's list begins with the newest. */
  isNewestFirst?: true;
  /** No other one can be added, and none is dated. */
  isFixed?: true;
  /** By section, what the portal brings along; the names are part of the ids. */
  sections: Record<string, readonly string[]>;
}

/** The texts that the office keeps (design §15), by kind, in the order of its pages. */
export const texts = {
  legal: { isFixed: true, sections: { documents: ["imprint", "privacy", "terms", "confidentiality"] } },
  /** Spec §2: the categories of the frequent questions, each with the questions that people ask. */
  faq: {
    reader: "applicant",
    sections: {
      dualStudy: ["what", "weeks", "pay", "start"],
      studyAdvice: ["role", "infoSession", "consultation", "reply"],
      data: ["needed", "files", "email", "who", "copy"],
      partnerSearch: ["when", "own", "distance", "interest", "offer", "contract"],
    },
  },
  /** The subjects of the tips, in the order of the stages. */
  tip: {
    reader: "applicant",
    sections: {
      choosing: ["everyday", "ask", "both", "distance"],
      motivation: ["moment", "why", "aloud", "night"],
      interview: ["read", "stories", "questions", "day", "offer"],
      untilStart: ["papers", "home", "refresh", "visit"],
    },
  },
  training: {
    reader: "applicant",
    hasFacts: true,
    sections: { courses: ["writing", "interview", "german", "office", "learning"] },
  },
  /** What companies ask about, each topic with its questions. */
  help: {
    reader: "company",
    sections: {
      openings: ["publish", "fit", "change", "copy"],
      applications: ["invite", "dates", "offer", "takeBack"],
      contracts: ["request", "sign", "start"],
      payment: ["bill", "method", "who"],
      employees: ["invite", "rights", "owner", "leave"],
      company: ["data", "portrait"],
      confidentiality: ["promise", "see", "after", "files"],
      technology: ["signIn", "lost", "mails", "several"],
    },
  },
  news: {
    reader: { applicant: "applicant", company: "company" },
    isNewestFirst: true,
    sections: { applicant: [], company: [] },
  },
  campaign: { reader: "applicant", mustEnd: true, isRegisteredFor: true, sections: { campaigns: [] } },
  upskilling: { reader: "company", hasFacts: true, hasStart: true, sections: { offers: [] } },
  download: { reader: "company", hasFile: true, sections: { files: [] } },
  /** What advisors put into their answers (ADR 0095), by the side that asked and reads them. */
  answer: {
    isPlain: true,
    reader: { applicant: "applicant", company: "company" },
    sections: { applicant: ["received", "documents"], company: ["received"] },
  },
  /** The words of the mails, by who gets them (ADR 0100); the backend knows which there are. */
  mail: {
    isFixed: true,
    reader: { applicant: "applicant", company: "company", advisor: "advisor" },
    sections: { applicant: [], company: [], advisor: [] },
  },
} as const satisfies Record<string, Kind>;

export type TextKind = keyof typeof texts;
export const textKinds = Object.keys(texts) as TextKind[];
export const isTextKind = (value: string): value is TextKind => Object.hasOwn(texts, value);

/** What is said of a kind. */
export const kindOf = (kind: TextKind): Kind => texts[kind];

/** The languages that a text is read in. */
export function languagesOf({ kind, section }: { kind: TextKind; section: string }) {
  const { reader } = kindOf(kind);
  const side = typeof reader === "object" ? reader[section] : reader;
  return sides[side ?? "applicant"].languages;
}

export const legalTexts = texts.legal.sections.documents;
export type LegalText = (typeof legalTexts)[number];
/** The id of a text that the portal brings along. */
export const broughtId = (kind: TextKind, section: string, name: string) => `${kind}.${section}.${name}`;

/** The sections of a kind, in order. */
export const sectionsOf = <K extends TextKind>(kind: K) => Object.keys(texts[kind].sections) as SectionOf<K>[];
export type SectionOf<K extends TextKind> = keyof (typeof texts)[K]["sections"] & string;
