import { keepCompiledCode } from "./keep-compiled-code.ts";
import { openLog } from "./log.ts";
import { openMetrics } from "./metrics.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { readSettings } from "./settings.ts";
import { startBackend } from "./start-backend.ts";
import { endAtOnce, endGracefully } from "./uncaught.ts";

// `npm run backend`: the reference backend alone on BACKEND_PORT (design §5), for portals with a BACKEND_URL.
endAtOnce();
keepCompiledCode();
const settings = readSettings(process.env);
const log = openLog({ level: settings.LOG_LEVEL, environment: settings.LOG_ENVIRONMENT });
const database = await prepareDatabase(settings);
const { BACKEND_PORT: port, BACKEND_HOST: host, TRUSTED_PROXIES: trustedProxies } = settings;
const metrics = settings.METRICS === "on" ? openMetrics(settings.METRICS_TOKEN) : undefined;
const reach = { port, host, trustedProxies, metrics: metrics?.router };
const backend = await startBackend(settings, database, log, reach);
metrics?.showBacklog(backend.countBacklog);

endGracefully(log, async () => {
  await backend.close();
  await database.close();
});
console.log(`\n  Backend      ${backend.url}\n`);
