import type { ChildProcess } from "node:child_process";
import { createRequire, syncBuiltinESMExports } from "node:module";

// Run by `print-queue.test.ts`: prints a document, names the printing process, and keeps running.
const childProcess: typeof import("node:child_process") = createRequire(import.meta.url)("node:child_process");
const { fork } = childProcess;
let printing: ChildProcess | undefined;
childProcess.fork = ((...args: Parameters<typeof fork>) => {
  printing = fork(...args);
  return printing;
}) as typeof fork;
syncBuiltinESMExports();

const { openQueue } = await import("#backend/pdf/print-queue.ts");
const { Refusal } = await import("#contract/errors.ts");
const queue = openQueue({ length: 1, ofOne: 1, processes: 1, milliseconds: 600_000, tooLarge: Refusal.notFound });
await queue.add("mia", async () => ({ type: "document", html: "<p>a</p>", embedded: [] }));
process.send?.(printing?.pid);
