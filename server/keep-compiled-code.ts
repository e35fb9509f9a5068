import { setFlagsFromString } from "node:v8";

/** Node 20 has no such setting. */
export const keepingFlags = Number.parseInt(process.versions.node, 10) >= 24 ? ["--memory-reducer-gc-count=0"] : [];

/**
 * V8 shrinks the memory of a process that rests for eight seconds, and with it goes code that it had compiled, which
 * the next requests pay for (ADR 0170).
 */
export function keepCompiledCode(): void {
  for (const flag of keepingFlags) setFlagsFromString(flag);
}
