import { expect, it } from "vitest";
import { isDue } from "#app/sides/company/job-openings/turns.ts";

it.each([
  ["an application waits, and they may answer", { waiting: 2, status: "openWithActiveMatches", mayEdit: true }, true],
  ["an application waits for others", { waiting: 2, status: "openWithActiveMatches", mayEdit: false }, false],
  ["it is a draft that they may finish", { waiting: 0, status: "draft", mayEdit: true }, true],
  ["it is a draft of somebody else", { waiting: 0, status: "draft", mayEdit: false }, false],
  ["nobody waits", { waiting: 0, status: "open", mayEdit: true }, false],
] as const)("an opening needs its reader or not: %s", (_, opening, needs) => expect(isDue(opening)).toBe(needs));
