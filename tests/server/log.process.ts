// The process of log.test.ts: it writes a line on request, and confirms that it is alive.
import { openLog } from "#server/log.ts";

const log = openLog({ level: "info", environment: "staging" });
process.on("message", () => {
  log.info("a line");
  setImmediate(() => process.send?.("there"));
});
process.send?.("there");
