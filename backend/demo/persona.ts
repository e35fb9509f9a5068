import type { Applicant } from "../db/accounts.ts";
import type { unit } from "../db/schema/unit.ts";
import type { DemoMark, DemoMatch } from "./add-matching.ts";

type Answers = Partial<Omit<Applicant, "id" | "personId" | "email">>;
type UnitAnswers = Pick<
  typeof unit.$inferInsert,
  "participateAdvisorInterviewOn" | "advisorInterviewStatedAt" | "advisorInterviewConfirmed"
>;

/** A person of the demo: what they answered, handed in and began. */
export interface Persona {
  email: string;
  answers: Answers;
  unit?: UnitAnswers;
  /** The intake is the next one unless another is named. */
  application?: { courseName: string; campusName: string; intake?: string };
  /** Other applications of the same person, which are not the primary ones. */
  further?: { unit: "ds" | "fs"; courseName: string; campusName: string }[];
  documents?: { category: "CV" | "Certificate"; name: string; title: string; lines: string[] }[];
  matches?: DemoMatch[];
  marks?: DemoMark[];
}
