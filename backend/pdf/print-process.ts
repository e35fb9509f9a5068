import { fork, type Serializable } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { PrintForm, PrintType } from "#contract/calls/print.ts";
import type { ApiError } from "#contract/entities/api-error.ts";
import { limits } from "#contract/limits.ts";
import type { Portfolio } from "./portfolio.ts";

/** Posted HTML, printed as a tagged PDF unless `as` names another form. */
export interface PrintOrder {
  type: PrintType;
  html: string;
  as?: PrintForm;
}
export interface EmbeddedPicture {
  bytes: Buffer;
  /** It was made in the portal: to clean it again would only cost time and sharpness. */
  isClean: boolean;
}
/** An order whose embedded pictures were taken out of its HTML (`takePictures`). */
export interface PagesToPrint extends PrintOrder {
  embedded: EmbeddedPicture[];
}
export type PrintWork = PagesToPrint | Portfolio;
/** The result of an order, and whether the process now holds so much memory that the next order could run out. */
export type PrintAnswer = { isSpent: boolean } & ({ pdf: Uint8Array } | { refusal: ApiError } | { failure: string });

export type PrintProcess = Awaited<ReturnType<typeof startPrintProcess>>;

/**
 * Starts the process that prints (`print-child.ts`). It ends itself when it exceeds its memory, and is killed when it
 * takes too long: any harm a document does to the compiler or the picture and PDF libraries ends with it.
 */
export async function startPrintProcess() {
  const child = fork(program.path, [String(process.pid)], {
    execArgv: [...program.loader, ...memoryFlags],
    env: environment,
    serialization: "advanced",
    // Libraries' complaints about a file do not belong in the log: failures come as answers.
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
  const end = () => {
    child.ref();
    child.kill("SIGKILL");
    return gone;
  };
  /** The next message; undefined if the process has ended, by itself or because it took too long. */
  const hear = (milliseconds: number) =>
    new Promise<unknown>((resolve) => {
      if (isGone) return resolve(undefined);
      // `Promise.race` with `gone` would keep every document in memory for as long as the process lives.
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
    /** The answer; undefined if the process took too long or too much memory and has ended. */
    carryOut: (work: PrintWork, milliseconds: number) => {
      child.send(work as unknown as Serializable, () => undefined);
      return hear(milliseconds) as Promise<PrintAnswer | undefined>;
    },
    /** Resolves when the process has ended. */
    end,
    /** Resolves when the process has ended, by itself or not. */
    gone,
  };
}

/**
 * What an order leaves behind is cleared away early, so that the process is seldom spent (print-child.ts); but not
 * with every seventh order, as Node would because the process keeps little and each order brings much.
 */
const memoryFlags = ["--max-old-space-size=256", "--max-semi-space-size=4", "--heap-growing-percent=100"];

/** In the build the child lies beside the server; in the sources it needs the same loader as everything else. */
const program = import.meta.url.endsWith(".js")
  ? { path: fileURLToPath(new URL("./print-child.js", import.meta.url)), loader: [] }
  : {
      path: fileURLToPath(new URL("./print-child.ts", import.meta.url)),
      loader: ["--import", pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href],
    };

/** The child gets no secrets of the settings, only the places of libraries and temporary files. */
const { NODE_ENV, LD_LIBRARY_PATH, TMPDIR } = process.env;
const environment = { NODE_ENV, LD_LIBRARY_PATH, TMPDIR };
