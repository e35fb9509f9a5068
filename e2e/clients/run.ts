// `npm run clients [-- Lynx cv]`: walks every journey with every client, and tells the results as a table.
import { spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pdf } from "../world/files.ts";
import { meetPeople } from "../world/people.ts";
import { startPortal } from "../world/portal.ts";
import { clients } from "./clients.ts";
import { journeys, type World } from "./journeys.ts";
import type { Client, Reader } from "./reader.ts";

const asked = process.argv.slice(2);
const isAsked = (name: string, all: string[]) => !all.some((one) => asked.includes(one)) || asked.includes(name);
const chosenClients = clients.filter(({ name }) =>
  isAsked(
    name,
    clients.map(({ name }) => name),
  ),
);
const chosenJourneys = Object.entries(journeys).filter(([name]) => isAsked(name, Object.keys(journeys)));

/** Debian knows the package as installed. */
const isInstalled = (name: string) =>
  spawnSync("dpkg-query", ["--status", name], { encoding: "utf8" }).stdout?.includes("install ok");

/** Walks one journey with a client that was just opened; gives why it ended early. */
async function walk(client: Client, name: string, world: World): Promise<string | undefined> {
  let reader: Reader | undefined;
  try {
    reader = await client.start(world.portal.url);
    await journeys[name]!(reader, world);
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

const rows = [];
for (const client of chosenClients) {
  const missing = client.packages.filter((one) => !isInstalled(one));
  if (missing.length > 0) {
    console.log(`– ${client.name} was not tried: install ${missing.join(", ")}`);
    continue;
  }
  const results = [];
  for (const [journey] of chosenJourneys) {
    const problem = await walk(client, journey, { portal, people, certificate });
    console.log(`${problem ? "✗" : "✓"} ${client.name}: ${journey}${problem ? `: ${problem}` : ""}`);
    results.push(problem ? "✗" : "✓");
  }
  rows.push([client.name, ...results]);
}
await people.leave();
await portal.stop();

const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
console.log(`\n${line(["client", ...chosenJourneys.map(([name]) => name)])}`);
console.log(line(["---", ...chosenJourneys.map(() => "---")]));
for (const row of rows) console.log(line(row));
