import { expect, test, vi } from "vitest";
import { openMetrics } from "#server/metrics.ts";
import { serve } from "./serve.ts";

const token = "a token of some length";
const { router, measureRequest, measureCall, showBacklog, countDropped } = openMetrics(token);
const send = await serve(router, measureRequest, (_request, response) => response.status(404).end());
const metrics = (headers: NodeJS.Dict<string> = {}) => send({ path: "/metrics", headers });

test("requests from this machine are answered", async () => {
  const { status, headers, body } = await metrics();
  expect(status).toBe(200);
  expect(headers["content-type"]).toContain("text/plain");
  expect(body).toContain("process_cpu_seconds_total");
});

test.each([
  [{ Host: "portal.example" }],
  [{ "X-Forwarded-For": "192.0.2.7" }],
  [{ Forwarded: "for=192.0.2.7" }],
  [{ Host: "portal.example", Authorization: "Bearer another token" }],
])("nobody else is: %o", async (headers) => {
  expect(await metrics(headers)).toMatchObject({ status: 404, body: "" });
});

test("requests with the token are answered from anywhere", async () => {
  const headers = { Host: "portal.example", "X-Forwarded-For": "192.0.2.7", Authorization: `Bearer ${token}` };
  expect((await metrics(headers)).status).toBe(200);
});

test("without a configured token, every token is refused", async () => {
  const sendWithout = await serve(openMetrics(undefined).router, (_request, response) => response.status(404).end());
  const headers = { Host: "portal.example", Authorization: "Bearer undefined" };
  expect((await sendWithout({ path: "/metrics", headers })).status).toBe(404);
});

test("requests are counted by kind and status", async () => {
  await send({ path: "/assets/a.js" });
  await send({ path: "/ds/home?_data=root" });
  await send({ path: "/ds/home", method: "POST" });
  const { body } = await metrics();
  for (const kind of ["asset", "data", "post"])
    expect(body).toContain(`portal_request_duration_seconds_count{kind="${kind}",status="404"} 1`);
});

test("calls are counted by operation and status", async () => {
  measureCall("applicant.fetchUnit", 200, 30);
  measureCall("applicant.fetchUnit", undefined, 2000);
  const { body } = await metrics();
  expect(body).toContain('portal_backend_call_duration_seconds_sum{operation="applicant.fetchUnit",status="200"} 0.03');
  expect(body).toContain('portal_backend_call_duration_seconds_count{operation="applicant.fetchUnit",status=""} 1');
});

test("dropped connections are counted", async () => {
  const dropped = async () => /^portal_dropped_connections_total (\d+)$/m.exec((await metrics()).body)?.[1];
  expect(await dropped()).toBe("0");
  for (let times = 0; times < 2; times++) countDropped();
  expect(await dropped()).toBe("2");
});

test("what a backend has before it is counted once on each scrape; if counting fails, the other metrics are answered", async () => {
  const count = vi.fn(async () => ({
    missingFiles: 3,
    waitingMails: 4,
    failedMails: 0,
    waitingJobs: 5,
    failedJobs: 1,
  }));
  showBacklog(count);
  const { body: counted } = await metrics();
  expect(count).toHaveBeenCalledOnce();
  const gauges = ["missing_files 3", "waiting_mails 4", "failed_mails 0", "waiting_jobs 5", "failed_jobs 1"];
  for (const gauge of gauges) expect(counted).toContain(`portal_${gauge}\n`);
  count.mockRejectedValueOnce(new Error("database away"));
  const { status, body } = await metrics();
  expect(status).toBe(200);
  expect(body).toContain("portal_missing_files Nan");
});
