import type { Server } from "node:http";

/** How long a request may still take once the process was told to end. */
const lastMilliseconds = 6000;

/** Takes no more connections and waits until requests under way are answered; cuts slower ones off. */
export async function drain(server: Server): Promise<void> {
  // A keep-alive connection counts as open for seconds after its answer.
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const end = setTimeout(() => server.closeAllConnections(), lastMilliseconds);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idle);
  clearTimeout(end);
}
