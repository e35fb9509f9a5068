// Loaded into the portal's process (`node --import`): adds to each answer the number of backend calls and SQL
// statements it took. Statements of the embedded backend count too: the portal passes the request's id on to it.
import { AsyncLocalStorage } from "node:async_hooks";
import { channel } from "node:diagnostics_channel";
import pg from "pg";

const counts = new Map();
const current = new AsyncLocalStorage();

channel("http.server.request.start").subscribe(({ request, response }) => {
  const id = request.headers["x-request-id"];
  if (!id) return;
  const count = counts.get(id) ?? { calls: 0, statements: 0 };
  counts.set(id, count);
  current.enterWith(count);
  const { writeHead } = response;
  response.writeHead = (...args) => {
    response.setHeader("X-Backend-Calls", count.calls);
    response.setHeader("X-Sql-Statements", count.statements);
    return writeHead.apply(response, args);
  };
});

// Most calls go by node:http, those of files by fetch.
for (const name of ["http.client.request.start", "undici:request:create"])
  channel(name).subscribe(() => {
    const count = current.getStore();
    if (count) count.calls++;
  });

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (...args) {
  const count = current.getStore();
  if (count) count.statements++;
  return query.apply(this, args);
};
