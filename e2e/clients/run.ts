// `npm run clients [-- Lynx cv]`: walks every journey, or those of a side (`companies`), with every client and tells the results as tables.
import { spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pdf } from "../world/files.ts";
import { meetPeople } from "../world/people.ts";
import { startPortal } from "../world/portal.ts";
import { applicants } from "./applicants.ts";
import { clients } from "./clients.ts";
import { companies } from "./companies.ts";
import { desk } from "./desk.ts";
import type { Journey, World } from "./journey.ts";
import type { Client, Reader } from "./reader.ts";

const asked = process.argv.slice(2);
const sides: Record<string, Record<string, Journey>> = { applicants, companies, desk };
/** Those that were named, or all when none was. */
const askedOf = (names: string[]) => {
  const named = names.filter((name) => asked.includes(name));
  return named.length > 0 ? named : names;
};
const askedClients = askedOf(clients.map(({ name }) => name));
const askedJourneys = askedOf(Object.values(sides).flatMap((side) => Object.keys(side)));
const askedSides = askedOf(Object.keys(sides)).filter((side) =>
  Object.keys(sides[side]!).some((name) => askedJourneys.includes(name)),
);

/** Debian knows the package as installed. */
const isInstalled = (name: string) =>
  spawnSync("dpkg-query", ["--status", name], { encoding: "utf8" }).stdout?.includes("install ok");

/** Walks one journey with a client that was just opened; gives why it ended early. */
async function walk(client: Client, journey: Journey, world: World): Promise<string | undefined> {
  let reader: Reader | undefined;
  try {
    reader = await client.start(world.portal.url);
    await journey(reader, world);
    return undefined;
  } catch (error) {
    const page = await reader?.look().catch(() => "");
    const { message, cause } = error as Error;
    return `${message} ${cause instanceof Error ? cause.message : ""}\n${page?.slice(0, 3000)}`;
  } finally {
    await reader?.leave().catch(() => {});
  }
}

const portal = await startPortal();
const people = await meetPeople(portal);
const { name, buffer } = pdf("Zeugnis.pdf");
const certificate = { name, path: join(portal.dataDirectory, name) };
await writeFile(certificate.path, buffer);

const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
const tables: string[] = [];
for (const side of askedSides) {
  const walked = Object.entries(sides[side]!).filter(([name]) => askedJourneys.includes(name));
  const head = ["client", ...walked.map(([name]) => name)];
  tables.push("", line(head), line(head.map(() => "---")));
  for (const client of clients.filter(({ name }) => askedClients.includes(name))) {
    const missing = client.packages.filter((one) => !isInstalled(one));
    if (missing.length > 0) {
      console.log(`– ${client.name} was not tried: install ${missing.join(", ")}`);
      continue;
    }
    const results = [];
    for (const [name, journey] of walked) {
      const problem = await walk(client, journey, { portal, people, certificate });
      console.log(`${problem ? "✗" : "✓"} ${client.name}: ${name}${problem ? `: ${problem}` : ""}`);
      results.push(problem ? "✗" : "✓");
      if (problem) process.exitCode = 1;
    }
    tables.push(line([client.name, ...results]));
  }
}
await people.leave();
await portal.stop();
console.log(tables.join("\n"));
