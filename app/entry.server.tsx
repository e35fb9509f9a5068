import { Writable } from "node:stream";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { NonceContext } from "./ui/nonce.ts";

const renderMilliseconds = 5000;

/** Renders the whole page into one buffer and compresses it once: ten times cheaper than compressing a stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { nonce }: AppLoadContext,
) {
  const page = await render(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={remix} url={request.url} nonce={nonce} />
    </NonceContext.Provider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Cache-Control", "no-store");
  headers.append("Vary", "Accept-Encoding");
  const body = compress(page, request.headers.get("Accept-Encoding") ?? "", headers);
  headers.set("Content-Length", String(body.length));
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), { headers, status });
}

function render(page: React.ReactElement): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady() {
        // Left alone, the timer would keep the whole render in memory until it fires (trap 9).
        clearTimeout(timer);
        pipe(sink);
      },
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(abort, renderMilliseconds);
  });
}

function compress(page: Buffer, accepted: string, headers: Headers): Buffer {
  if (/\bbr\b/.test(accepted)) {
    headers.set("Content-Encoding", "br");
    return brotliCompressSync(page, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: page.length },
    });
  }
  if (/\bgzip\b/.test(accepted)) {
    headers.set("Content-Encoding", "gzip");
    return gzipSync(page, { level: 6 });
  }
  return page;
}

/** What broke is logged with its request; a page that was left is no error. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }) {
  if (!request.signal.aborted) context.reportError(error);
}
