import { availableParallelism, cpus } from "node:os";
import { compareLoads } from "./compare-loads.ts";
import { measureMatching } from "./matching.ts";
import { measurePrinting } from "./print.ts";
import { printWeights } from "./print-weights.ts";

console.log(`Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model}\n`);
await printWeights();
await compareLoads();
await measureMatching();
await measurePrinting();
