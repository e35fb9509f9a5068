import type pg from "pg";
import { row } from "./table.ts";

/** Times each call for everybody, prints a line for it, and by which indexes its last statement reads. */
export async function timeCalls<One>(
  pool: pg.Pool,
  everybody: One[],
  calls: Record<string, (one: One) => Promise<unknown>>,
) {
  console.log(row(["p50", "call", "p95", "p99", "most", "read in full"]));
  for (const [name, ask] of Object.entries(calls)) {
    const asking = watch(pool);
    await ask(everybody[0]!);
    const { text, values } = asking.stop();
    const times: number[] = [];
    for (const one of everybody) {
      const start = performance.now();
      await ask(one);
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(share * (times.length - 1))]!.toFixed(1);
    const { rows: plan } = await pool.query<{ "QUERY PLAN": string }>(`explain ${text}`, values);
    const lines = plan.map((line) => line["QUERY PLAN"]);
    console.log(row([at(0.5), name, at(0.95), at(0.99), at(1), fullReads(lines).join(", ") || "none"]));
    console.log(`${" ".repeat(10)}by ${[...new Set(lines.flatMap(indexIn))].join(", ")}\n`);
  }
}

const small = /Seq Scan on (course|campus|intake|company|company_user|employee|advisor)\b/;
/** Growing tables that a plan reads from end to end. */
const fullReads = (plan: string[]) =>
  plan
    .filter((line) => /Seq Scan on/.test(line) && !small.test(line))
    .map((line) => /on (\w+)/.exec(line)?.[1] ?? line);

const indexIn = (line: string) => /(?:Index|Index Only) Scan(?: Backward)? (?:using|on) (\w+)/.exec(line)?.[1] ?? [];

/** The last statement, exactly as the database received it. */
function watch(pool: pg.Pool) {
  const query = pool.query;
  let seen = { text: "", values: [] as unknown[] };
  pool.query = ((config: { text: string }, values: unknown[]) => {
    seen = { text: config.text, values };
    return Reflect.apply(query, pool, [config, values]);
  }) as typeof pool.query;
  return {
    stop() {
      pool.query = query;
      return seen;
    },
  };
}
