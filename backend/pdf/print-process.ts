import { fork, type Serializable } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { PrintForm, PrintType } from "#contract/calls/print.ts";
import type { ApiError } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import type { Portfolio } from "./portfolio.ts";

/** Posted HTML; its form is a tagged PDF, unless it says otherwise. */
export interface PrintOrder {
  type: PrintType;
  html: string;
  as?: PrintForm;
}
export type PrintWork = PrintOrder | Portfolio;
/** What came of an order, and whether so much memory is held by now that the next one could run out of it. */
export type PrintAnswer = { isSpent: boolean } & ({ pdf: Uint8Array } | { refusal: ApiError } | { failure: string });

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
  let isGone = false;
  const gone = new Promise<undefined>((resolve) => {
    const leave = () => {
      isGone = true;
      resolve(undefined);
    };
    child.once("exit", leave).once("error", leave);
  });
  let isEnding = false;
  const end = () => {
    isEnding = true;
    child.ref();
    child.kill("SIGKILL");
    return gone;
  };
  /** The next message; undefined when the process is gone, by itself or because it took too long. */
  const hear = (milliseconds: number) =>
    new Promise<unknown>((resolve) => {
      if (isGone) return resolve(undefined);
      // Not by a race with `gone`, which would keep every document for as long as the process lives.
      const settle = (message?: unknown) => {
        clearTimeout(clock);
        child.off("message", settle).off("exit", leave).off("error", leave);
        resolve(message);
      };
      const leave = () => settle();
      const clock = setTimeout(end, milliseconds);
      child.once("message", settle).once("exit", leave).once("error", leave);
    });

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

/** The secrets of the settings stay here: it learns only where libraries and temporary files are. */
const { NODE_ENV, LD_LIBRARY_PATH, TMPDIR } = process.env;
const environment = { NODE_ENV, LD_LIBRARY_PATH, TMPDIR };
