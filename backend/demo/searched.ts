import { calendarOf } from "./demo-steps.ts";
import type { Persona } from "./persona.ts";

/** Answers that every persona gives at the start. */
export const onboarded: Persona["answers"] = {
  metadata: { onboardingDone: true },
  emailVerified: true,
  languageSkills: [{ code: "de", level: 7 }],
  universityEntranceQualification: "Abitur",
  universityEntranceQualificationBw: false,
};

/** Answers shared by the personas who look for a practice partner. */
export function searched(now: Date): Pick<Persona, "answers" | "unit"> {
  const { daysAgo } = calendarOf(now);
  return {
    unit: {
      participateAdvisorInterviewOn: daysAgo(60).toISOString().slice(0, 10),
      advisorInterviewStatedAt: daysAgo(60),
      advisorInterviewConfirmed: true,
    },
    answers: {
      ...onboarded,
      infoSessionAttended: true,
      infoSessionAttendedAt: daysAgo(75),
      infoSessionAttendanceConfirmed: true,
      languageSkills: [
        { code: "de", level: 7 },
        { code: "en", level: 5 },
      ],
      drivingLicenseExists: true,
      ownCar: false,
      professionalExperienceExists: true,
      practicePartnerExists: false,
    },
  };
}
