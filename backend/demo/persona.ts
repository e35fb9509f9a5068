import type { DocumentType } from "#contract/enumerations/documents.ts";
import type { Applicant } from "../db/accounts.ts";
import type { unit } from "../db/schema/unit.ts";
import type { DemoMark, DemoMatch } from "./add-matching.ts";

type Answers = Partial<Omit<Applicant, "id" | "personId" | "email">>;
type UnitAnswers = Pick<
  typeof unit.$inferInsert,
  "participateAdvisorInterviewOn" | "advisorInterviewStatedAt" | "advisorInterviewConfirmed"
>;

/** A person of the demo, with their answers, documents and applications. */
export interface Persona {
  email: string;
  answers: Answers;
  unit?: UnitAnswers;
  /** The intake is the next one unless this names another. */
  application?: { courseName: string; campusName: string; intake?: string };
  /** The same person's other, non-primary units. */
  further?: { unit: "ds" | "fs"; courseName: string; campusName: string }[];
  documents?: { type: DocumentType; name: string; title: string; lines: string[] }[];
  matches?: DemoMatch[];
  marks?: DemoMark[];
}
