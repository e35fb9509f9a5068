import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { keepingFlags } from "#server/keep-compiled-code.ts";

test("this Node knows what it is told to keep compiled code, and is told nothing else", () => {
  expect(() => execFileSync(process.execPath, [...keepingFlags, "--eval", ""], { stdio: "pipe" })).not.toThrow();
});
