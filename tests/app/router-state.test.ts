import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { Outlet } from "react-router-dom";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { expect, test } from "vitest";
import { useRouterState } from "#app/router-state.ts";

/** A layout that shows what it sees of the page within it. */
function Layout() {
  const { errors, answers } = useRouterState();
  return createElement("p", null, [...answers, ...errors.map(({ message }) => message)].join(), createElement(Outlet));
}

async function shown(action: () => string) {
  const page = { path: "page", action, Component: () => null, ErrorBoundary: () => null };
  const routes = [{ path: "/", Component: Layout, children: [page] }];
  const { query, dataRoutes } = createStaticHandler(routes);
  const body = new URLSearchParams({ a: "1" });
  const context = await query(new Request("http://localhost/page", { method: "POST", body }));
  if (context instanceof Response) throw new Error("a page was expected");
  return renderToString(
    createElement(StaticRouterProvider, { router: createStaticRouter(dataRoutes, context), context }),
  );
}

test("a layout sees the data and the errors of its page", async () => {
  expect(await shown(() => "refused")).toContain("refused");
  expect(
    await shown(() => {
      throw new Error("broken");
    }),
  ).toContain("broken");
});

test("the installed versions are those whose internals were examined", () => {
  const versionOf = (name: string) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")).version;
  expect(versionOf("@remix-run/react"), "A new Remix: read app/router-state.ts again").toBe("2.17.5");
  expect(versionOf("react-router-dom"), "A new router: read app/router-state.ts again").toBe("6.30.4");
});
