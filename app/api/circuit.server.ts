import CircuitBreaker from "opossum";
import { limits } from "#contract/limits.ts";

type Work<T> = (signal: AbortSignal) => Promise<T>;

/** Calls a server within a time limit in milliseconds (by default the one of the settings). */
export type Circuit = <T>(work: Work<T>, milliseconds?: number) => Promise<T>;
/** The circuit of the server behind an address. */
export type Circuits = (url: string) => Circuit;

/** One circuit per server: what happens to one visitor counts for the next (ADR 0040). */
export function openCircuits(milliseconds: number): Circuits {
  const circuits = new Map<string, Circuit>();
  const circuitOf = ({ origin }: URL) => {
    const circuit = circuits.get(origin) ?? openCircuit(origin, milliseconds);
    circuits.set(origin, circuit);
    return circuit;
  };
  return (url) => circuits.get(url) ?? circuitOf(new URL(url));
}

/** Neither this call nor any other call to the server got an answer in time. */
class SilentServer extends Error {}

function openCircuit(origin: string, usual: number): Circuit {
  let answeredAt = 0;
  async function ask<T>(work: Work<T>, milliseconds: number): Promise<T> {
    const start = performance.now();
    const limit = new AbortController();
    const { signal } = limit;
    const end = () => limit.abort(new DOMException(`${origin} took too long`, "TimeoutError"));
    const timer = setTimeout(end, milliseconds);
    try {
      return await work(signal);
    } catch (error) {
      if (signal.aborted && answeredAt < start) throw new SilentServer(`${origin} is silent`, { cause: error });
      throw error;
    } finally {
      // What is still read may take longer, and a timer would hold the whole request until its end.
      clearTimeout(timer);
      if (!signal.aborted) answeredAt = performance.now();
    }
  }
  const breaker = new CircuitBreaker(ask, {
    timeout: false,
    errorThresholdPercentage: 0,
    resetTimeout: limits.backendProbeMilliseconds,
    rollingPercentilesEnabled: false,
    errorFilter: (error) => !(error instanceof SilentServer),
  });
  // No visitor waits while the portal finds out whether the server is back.
  const probe = (signal: AbortSignal) => fetch(`${origin}/health`, { signal });
  breaker.on("halfOpen", () => void breaker.fire(probe, usual).catch(() => undefined));
  return (work, milliseconds = usual) => breaker.fire(work, milliseconds) as ReturnType<typeof work>;
}

const beforeArrival = ["EOPENBREAKER", "ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"];

/** Whether a failed call may have arrived all the same. */
export function mayHaveArrived(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return !beforeArrival.includes(code ?? "") && (!cause || mayHaveArrived(cause));
}

/** Whether a server did not answer within its time limit, now or a moment ago. */
export const isSilence = (error: unknown) =>
  error instanceof SilentServer ||
  (error as Error).name === "TimeoutError" ||
  CircuitBreaker.isOurError(error as Error);
