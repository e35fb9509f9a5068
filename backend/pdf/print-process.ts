import { fork, type Serializable } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { ApiError } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import type { PrintType } from "#contract/print.ts";
import type { Portfolio } from "./portfolio.ts";

export type PrintWork = { type: PrintType; html: string } | Portfolio;
export type PrintAnswer = { pdf: Uint8Array } | { refusal: ApiError } | { failure: string };

export type PrintProcess = Awaited<ReturnType<typeof startPrintProcess>>;

/**
 * Starts the process that prints (`print-child.ts`). It ends itself when it outgrows its room, and is ended when it takes
 * too long: whatever a document makes of the compiler, of a picture or of a PDF is gone with it.
 */
export async function startPrintProcess() {
  const child = fork(program.path, [String(process.pid)], {
    execArgv: [...program.loader, "--max-old-space-size=256"],
    env: environment,
    serialization: "advanced",
    // What a library complains of in somebody's file is no matter of the log: failures come as answers.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  child.unref();
  child.channel?.unref();
  const gone = new Promise<undefined>((resolve) => {
    child.once("exit", () => resolve(undefined)).once("error", () => resolve(undefined));
  });
  let isEnding = false;
  const end = () => {
    isEnding = true;
    child.ref();
    child.kill("SIGKILL");
    return gone;
  };
  /** The next message; undefined when the process is gone, by itself or because it took too long. */
  async function hear(milliseconds: number): Promise<unknown> {
    let clock: NodeJS.Timeout | undefined;
    const message = new Promise<unknown>((resolve) => {
      child.once("message", resolve);
      clock = setTimeout(end, milliseconds);
    });
    return Promise.race([message, gone]).finally(() => {
      clearTimeout(clock);
      child.removeAllListeners("message");
    });
  }

  if (!(await hear(limits.printerStartMilliseconds))) throw new Error("The printing process did not start");
  return {
    isEnding: () => isEnding || !child.connected,
    /** Its answer; undefined when it took too long or too much memory, and is gone. */
    carryOut: (work: PrintWork, milliseconds: number) => {
      child.send(work as unknown as Serializable, () => undefined);
      return hear(milliseconds) as Promise<PrintAnswer | undefined>;
    },
    /** Resolves when it is gone. */
    end,
  };
}

/** Built it lies beside the server; of the sources it needs the loader that everything runs through. */
const program = import.meta.url.endsWith(".js")
  ? { path: fileURLToPath(new URL("./print-child.js", import.meta.url)), loader: [] }
  : {
      path: fileURLToPath(new URL("./print-child.ts", import.meta.url)),
      loader: ["--import", pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href],
    };

/** The secrets of the settings stay here: only where libraries and temporary files are is told. */
const { NODE_ENV, LD_LIBRARY_PATH, TMPDIR } = process.env;
const environment = { NODE_ENV, LD_LIBRARY_PATH, TMPDIR };
