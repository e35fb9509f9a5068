import { availableParallelism, cpus } from "node:os";
import { compareLoads } from "./compare-loads.ts";
import { comparePortals } from "./compare-portals.ts";
import { compareRivals } from "./compare-rivals.ts";
import { printLongTasks } from "./long-tasks.ts";
import { measureMatching } from "./matching.ts";
import { measurePrinting } from "./print.ts";
import { printWeights } from "./print-weights.ts";

const parts = {
  weights: printWeights,
  tasks: printLongTasks,
  loads: compareLoads,
  matching: measureMatching,
  printing: measurePrinting,
  rivals: compareRivals,
  portals: comparePortals,
};
const usual: (keyof typeof parts)[] = ["weights", "loads", "matching", "printing"];

const name = process.argv[2] as keyof typeof parts | undefined;
if (name && !Object.hasOwn(parts, name)) throw new Error(`No part of the bench: ${name}. ${Object.keys(parts)}`);
console.log(`Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model}\n`);
for (const part of name ? [name] : usual) await parts[part]();
