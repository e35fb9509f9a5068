import { setFlagsFromString } from "node:v8";

/**
 * V8 shrinks the memory of a process that rests for eight seconds, and with it goes code that it had compiled: requests
 * after that take up to half as long again (ADR 0170). Node 20 has no such setting.
 */
export function keepCompiledCode(): void {
  const [major = ""] = process.versions.node.split(".");
  if (Number(major) >= 24) setFlagsFromString("--memory-reducer-gc-count=0");
}
