import { type Request, type RequestHandler, Router } from "express";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { MeasureCall } from "#app/api/client.server.ts";
import type { Backlog } from "#backend/operations/count-backlog.ts";
import { isLoopback } from "./loopback.ts";
import { isSameSecret } from "./same-secret.ts";

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 15];

const backlog: Record<keyof Backlog, [name: string, help: string]> = {
  missingFiles: ["portal_missing_files", "Stored files that were not there at the last sweep"],
  waitingMails: ["portal_waiting_mails", "Mails that are not sent yet"],
  failedMails: ["portal_failed_mails", "Mails that were given up, for as long as the log keeps them"],
  waitingJobs: ["portal_waiting_jobs", "Jobs that are due, or failed and will be tried again"],
  failedJobs: ["portal_failed_jobs", "Jobs that were given up"],
};

/**
 * Metrics for Prometheus (ADR 0017): the process, the durations of requests and backend calls, and what a backend has
 * before it.
 */
export function openMetrics(token: string | undefined) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "portal_request_duration_seconds",
    help: "Time until a request was answered",
    labelNames: ["kind", "status"],
    buckets: seconds,
    registers: [registry],
  });
  const calls = new Histogram({
    name: "portal_backend_call_duration_seconds",
    help: "Time until a backend answered a call; without a status when it did not",
    labelNames: ["operation", "status"],
    buckets: seconds,
    registers: [registry],
  });

  const dropped = new Counter({
    name: "portal_dropped_connections_total",
    help: "Connections dropped because as many were open as the portal holds",
    registers: [registry],
  });

  let countNow: () => Promise<void> = async () => undefined;
  const router = Router().get("/metrics", async (request, response, next) => {
    if (!isLocal(request) && !carries(request, token)) return next();
    await countNow();
    response.type(registry.contentType).send(await registry.metrics());
  });
  const measureRequest: RequestHandler = (request, response, next) => {
    const stop = requests.startTimer({ kind: kindOf(request) });
    response.once("close", () => stop({ status: response.writableFinished ? response.statusCode : "left" }));
    next();
  };
  const measureCall: MeasureCall = (operation, status, took) =>
    calls.observe({ operation, status: status ?? "" }, took / 1000);
  /** Gauges that are counted on each scrape; they have no value while counting fails. */
  const showBacklog = (count: () => Promise<Backlog>) => {
    const gauges = Object.entries(backlog).map(([key, [name, help]]) => ({
      key: key as keyof Backlog,
      gauge: new Gauge({ name, help, registers: [registry] }),
    }));
    countNow = async () => {
      const counted = await count().catch(() => undefined);
      for (const { key, gauge } of gauges) gauge.set(counted?.[key] ?? Number.NaN);
    };
  };
  return { router, measureRequest, measureCall, showBacklog, countDropped: () => dropped.inc() };
}

/** Labels are few and known, so that nobody can create new ones by requesting made-up addresses. */
function kindOf({ path, method, query }: Request) {
  if (path.startsWith("/assets/")) return "asset";
  if (path.startsWith("/oidc")) return "identity";
  if (method !== "GET" && method !== "HEAD") return "post";
  return query._data ? "data" : "page";
}

/** Whether a request comes from this machine itself, not through a proxy on it. */
const isLocal = (request: Request) =>
  /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(request.socket.remoteAddress ?? "") &&
  isLoopback(request.get("Host") ?? "") &&
  !Object.keys(request.headers).some((name) => /^(x-)?forwarded|^via$|^x-real-ip$/.test(name));

const carries = (request: Request, token: string | undefined) =>
  token !== undefined && isSameSecret(request.get("Authorization") ?? "", `Bearer ${token}`);
