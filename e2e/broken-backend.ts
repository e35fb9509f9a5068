import { once } from "node:events";
import { createServer, request as forward, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";

export type Ailment = "stopped" | "hung" | "busy" | "half a body" | "no answer";

/** A proxy before a real backend. Well, it hands everything on; ill, it breaks as backends do. */
export async function startProxy() {
  let ailment: Ailment | undefined;
  let illCall = /./;
  let backend = new URL("http://127.0.0.1");

  const answer: RequestListener = (request, response) => {
    const isIll = illCall.test(request.url ?? "");
    if (ailment === "hung") return;
    if (ailment === "busy" && isIll) return void response.writeHead(503, { "Retry-After": "60" }).end();
    const { hostname, port } = backend;
    const { method, url: path, headers } = request;
    const onward = forward({ hostname, port, method, path, headers }, (answer) => {
      // It was carried out, but nobody hears of it.
      if (ailment === "no answer" && isIll && method === "POST") return void answer.resume();
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (ailment === "half a body")
        answer.once("data", (chunk: Buffer) =>
          response.write(chunk.subarray(0, chunk.length / 2), () => response.destroy()),
        );
      else pipeline(answer, response, () => undefined);
    });
    pipeline(request, onward, (error) => error && response.destroy());
  };

  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  async function stop() {
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  }
  return {
    url: `http://127.0.0.1:${port}`,
    leadTo(url: string) {
      backend = new URL(url);
    },
    /** Busy, or without an answer to a post, it may also be for one call only. */
    async fallIll(how: Ailment, call = /./) {
      ailment = how;
      illCall = call;
      if (how === "stopped") await stop();
    },
    async recover() {
      ailment = undefined;
      if (!server.listening) await once(server.listen(port, "127.0.0.1"), "listening");
    },
    stop,
  };
}
