import { expect, it } from "vitest";
import { manageStatuses, missingOf } from "#domain/job-opening-steps.ts";

const whole = {
  campus: "Köln",
  course: "Informatik",
  startDate: "2027-04-01",
  requiredCount: 2,
  title: "Duales Studium Informatik",
  tasks: "Anwendungen mitentwickeln",
  skills: "Freude am Programmieren",
  practicePlace: "Deutzer Allee 4, 50679 Köln",
  practicePostalCode: "50679",
  workmodel: "hybrid",
} as const;

it("misses nothing in an opening that is whole", () => {
  expect(missingOf(whole)).toEqual({ study: [], job: [], requirements: [], finish: [] });
});

it("names what is missing by the step that asks for it", () => {
  const begun = { ...whole, startDate: null, practicePlace: null, workmodel: null, skills: null };
  expect(missingOf(begun)).toEqual({
    study: ["startDate"],
    job: ["practicePlace", "workmodel"],
    requirements: ["skills"],
    finish: [],
  });
});

it("tells how far each step is, and that the last one is done by publishing", () => {
  const begun = { ...whole, status: "draft", title: null, skills: null } as const;
  expect(manageStatuses(begun)).toEqual([
    { step: "study", status: "done" },
    { step: "job", status: "inProgress" },
    { step: "requirements", status: "notStarted" },
    { step: "finish", status: "notStarted" },
  ]);
  expect(manageStatuses({ ...whole, status: "open" }).map(({ status }) => status)).not.toContain("notStarted");
});
