import { createRequestHandler } from "@react-router/express";
import compression from "compression";
import express from "express";
import { RouterContextProvider } from "react-router";
import { openHome } from "../work.js";
import * as build from "./build/server/index.js";

// React Router as its Express template serves it, with the portal's headers and work.
const { home, nonce } = build.entry.module.contexts;
const { headers, homeFor } = await openHome();
const app = express().disable("x-powered-by").disable("etag");
app.use(headers);
app.use((request, _response, next) => {
  // Brotli takes several times as long for a page; everybody sends gzip.
  request.headers["accept-encoding"] = request.headers["accept-encoding"]?.replace(/,? ?br\b/, "");
  next();
});
app.use(compression({ level: 6 }));
app.use("/assets", express.static("build/client/assets"));
app.use(
  createRequestHandler({
    build,
    getLoadContext(request, response) {
      const context = new RouterContextProvider();
      context.set(nonce, response.locals.nonce);
      context.set(home, () => homeFor(request));
      return context;
    },
  }),
);
const server = app.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}`));
