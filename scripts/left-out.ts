import { reactFunctions, withoutCuts } from "./react-left-out.ts";

/**
 * Functions of Remix and its router that the browser would get although none of our pages reaches them (ADR 0032), by
 * the end of the file's name, each with a stub that stands in for it.
 */
export const leftOut: Record<string, Record<string, string>> = {
  "/@remix-run/react/dist/esm/components.js": {
    // No link prefetches its page.
    usePrefetchBehavior: "return [false, null, {}]",
    PrefetchPageLinks: "return null",
  },
  "/@remix-run/react/dist/esm/data.js": {
    // No loader defers: each awaits its data (design §13).
    parseDeferredReadableStream: "throw new Error('Nothing is deferred')",
  },
  "/@remix-run/react/dist/esm/routes.js": {
    // Only the development server replaces modules in place.
    wrapShouldRevalidateForHdr: "",
  },
  "/@remix-run/router/dist/router.js": {
    // No page asks for confirmation before it is left.
    shouldBlockNavigation: "",
    updateBlocker: "",
    getBlocker: "",
    deleteBlocker: "",
    // What the manifest does not name is the server's to find; all else is known from the start (ADR 0014).
    discoverRoutes: `const known = matchRoutes(dataRoutes, pathname, basename);
      return known ? { type: "success", matches: known } : patchRoutesOnNavigationImpl();`,
    patchRoutes: "",
    patchRoutesImpl: "",
    // No loader defers.
    cancelActiveDeferreds: "return []",
    resolveNavigationDeferredResults: "",
    resolveFetcherDeferredResults: "",
    resolveDeferredData: "throw new Error('Nothing is deferred')",
    // The browser itself restores the scroll position.
    enableScrollRestoration: "",
    getSavedScrollPosition: "return null",
    saveScrollPosition: "",
    // No page changes by a view transition.
    persistAppliedTransitions: "",
    restoreAppliedTransitions: "",
  },
  "/react-router/dist/index.js": {
    // `StandingPage` handles errors (ADR 0034).
    DefaultErrorComponent: "return null",
    // Warnings about the next version matter only to the developer who upgrades.
    logV6DeprecationWarnings: "",
  },
  "/react-dom/cjs/react-dom.production.min.js": reactFunctions,
};

/** The file without these functions; undefined if it keeps them all. A missing function means the file has changed. */
export function withoutLeftOut(id: string, whole: string, parse: (code: string) => object): string | undefined {
  const code = withoutCuts(id, whole);
  const [, bodies = {}] = Object.entries(leftOut).find(([file]) => id.endsWith(file)) ?? [];
  if (code === whole && Object.keys(bodies).length === 0) return undefined;
  const found = functionsIn(parse(code)).filter(({ id }) => id.name in bodies);
  for (const name of Object.keys(bodies)) {
    const times = found.filter(({ id }) => id.name === name).length;
    if (times !== 1) throw new Error(`${id} has ${name} ${times} times (scripts/left-out.ts)`);
  }
  return found
    .sort((one, other) => other.body.start - one.body.start)
    .reduce((text, { id, body }) => `${text.slice(0, body.start)}{${bodies[id.name]}}${text.slice(body.end)}`, code);
}

interface NamedFunction {
  type: "FunctionDeclaration";
  id: { name: string };
  body: { start: number; end: number };
}

/** Every named function, at any depth. */
function functionsIn(node: object): NamedFunction[] {
  const own = "type" in node && node.type === "FunctionDeclaration" ? [node as NamedFunction] : [];
  const parts = Object.values(node).filter((part): part is object => typeof part === "object" && part !== null);
  return [...own, ...parts.flatMap(functionsIn)];
}
