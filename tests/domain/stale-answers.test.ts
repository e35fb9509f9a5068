import { describe, expect, it } from "vitest";
import { changedAnswers, changesOf, nextVersion, staleAnswers } from "#domain/stale-answers.ts";

const stored = { firstName: "Mia", lastName: "Hoffmann", skills: { office: 2, adobe: 1 } };
/** The first name last changed at version 3, the last name at version 2. */
const versions = { firstName: 3, lastName: 2 };

describe("a changed answer", () => {
  it("is stale when it was changed since it was read", () => {
    expect(staleAnswers(stored, { firstName: "Mira", lastName: "Becker" }, versions, 2)).toEqual(["firstName"]);
  });

  it.each([
    ["it was read afterwards", { firstName: "Mira" }, 3],
    ["it is the same", { firstName: "Mia" }, 1],
    ["nobody ever changed it", { skills: { office: 3, adobe: 1 } }, 1],
    ["its reader does not say when", { firstName: "Mira" }, undefined],
  ])("is not stale when %s", (_what, changes, readAt) => {
    expect(staleAnswers(stored, changes, versions, readAt)).toEqual([]);
  });
});

describe("what a change changes", () => {
  it("are the answers that differ", () => {
    expect(changedAnswers(stored, { firstName: "Mira", lastName: "Hoffmann" })).toEqual(["firstName"]);
  });

  it("is nothing when only the order of keys differs, or nothing is given", () => {
    expect(changedAnswers(stored, { skills: { adobe: 1, office: 2 }, firstName: undefined })).toEqual([]);
  });

  it("is all that is sent of what was typed", () => {
    const typed = { firstName: "Mira", lastName: "Hoffmann", skills: { adobe: 1, office: 3 } };
    expect(changesOf(stored, typed)).toEqual({ firstName: "Mira", skills: { adobe: 1, office: 3 } });
  });

  it("is remembered with the next version", () => {
    expect(nextVersion({ version: 3, answerVersions: versions }, ["lastName"])).toEqual({
      version: 4,
      answerVersions: { firstName: 3, lastName: 4 },
    });
  });
});
