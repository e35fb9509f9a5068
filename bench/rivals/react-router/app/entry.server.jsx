import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter } from "react-router";
import * as contexts from "./contexts.js";

export { contexts };

/** React Router's own template with a nonce, without its time limit and its case for robots. */
export default function handleRequest(request, status, headers, routerContext, loadContext) {
  const nonce = loadContext.get(contexts.nonce);
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <contexts.Nonce.Provider value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </contexts.Nonce.Provider>,
      {
        nonce,
        onShellReady() {
          const body = new PassThrough();
          headers.set("Content-Type", "text/html; charset=utf-8");
          headers.set("Cache-Control", "no-store");
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
        },
        onShellError: reject,
      },
    );
  });
}
