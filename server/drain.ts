import type { Server } from "node:http";

/** How long a request may still take once the process was told to end. */
const lastMilliseconds = 6000;

/** For a balancer to read at `/ready` that the process ends, before it takes no more connections. */
export const noticeMilliseconds = 2000;

/**
 * Takes connections for as long as the notice, each for one request. Then it takes no more, and waits until requests under way are
 * answered; cuts slower ones off.
 */
export async function drain(server: Server, notice = 0): Promise<void> {
  const end = setTimeout(() => server.closeAllConnections(), lastMilliseconds);
  server.prependListener("request", (_request, response) => response.setHeader("Connection", "close"));
  if (notice > 0) await new Promise((resolve) => setTimeout(resolve, notice));
  // A keep-alive connection counts as open for long after its answer.
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idle);
  clearTimeout(end);
}
