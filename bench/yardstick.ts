import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import express from "express";
import { openWork } from "./same-work.ts";

// The yardstick of the portal's pages: an Express process that does the same work and then sends a ready string.
// Its argument is a file of pages by address; the process prints its own address.
const pages: Record<string, string> = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8"));
const { headers, workFor } = await openWork();
const app = express().disable("x-powered-by").disable("etag");
app.use(headers);
app.get("*", async (request, response, next) => {
  try {
    await workFor(request);
    const page = gzipSync(pages[request.path] ?? "", { level: 6 });
    response.set({
      "Content-Type": "text/html; charset=utf-8",
      "Content-Encoding": "gzip",
      "Cache-Control": "no-store",
    });
    response.send(page);
  } catch (error) {
    next(error);
  }
});
const server = app.listen(0, "127.0.0.1", () =>
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
