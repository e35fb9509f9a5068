import { type Cut, type Fact, withFacts, withoutCuts } from "./cut.ts";
import { reactCuts, reactFacts, reactFunctions } from "./react-left-out.ts";

/**
 * Functions of Remix and its router that the browser would get although none of our pages reaches them (ADR 0032,
 * 0118), by the end of the file's name, each with a stub that stands in for it.
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
    // Forms are all that is posted.
    createRequestInit: `const init = { signal: request.signal };
      if (request.method === "GET") return init;
      const isEncoded = /urlencoded/.test(request.headers.get("Content-Type"));
      return { ...init, method: request.method,
        body: isEncoded ? new URLSearchParams(await request.text()) : await request.formData() };`,
  },
  "/@remix-run/react/dist/esm/invariant.js": {
    // What it tells is for the developer who upgrades.
    invariant: "if (value === false || value == null) throw new Error();",
  },
  "/@remix-run/react/dist/esm/routes.js": {
    // Only the development server replaces modules in place.
    wrapShouldRevalidateForHdr: "",
    // No route loads or saves anything in the browser.
    fetchServerHandlerAndMaybeUnwrap: "return fetchServerHandler(request, route);",
    // Each page that has a form has an action.
    noActionDefinedError: "throw new UNSAFE_ErrorResponseImpl(405, '', undefined, true);",
  },
  "/@remix-run/router/dist/router.js": {
    // What a page posts beside itself it sends itself (`post-beside.ts`, ADR 0118).
    fetch: "",
    getFetcher: "",
    deleteFetcher: "",
    deleteFetcherAndUpdateState: "",
    abortFetcher: "",
    getUpdatedRevalidatingFetchers: "",
    markFetchRedirectsDone: "return false",
    abortStaleFetchLoads: "return false",
    interruptActiveLoads: "isRevalidationRequired = true;",
    updateState: `state = _extends({}, state, newState);
      [...subscribers].forEach((subscriber) => subscriber(state, { flushSync: !!opts && opts.flushSync === true }));`,
    callLoadersAndMaybeResolveData:
      'return { loaderResults: await callDataStrategy("loader", state, request, matchesToLoad, matches, null) };',
    processLoaderData: "return processRouteLoaderData(matches, results, pendingActionResult, activeDeferreds, false);",
    // No page asks for confirmation before it is left.
    initialize: `unlistenHistory = init.history.listen(({ action, location }) => startNavigation(action, location));
      if (!state.initialized) startNavigation(Action.Pop, state.location, { initialHydration: true });
      return router;`,
    getBlocker: "",
    deleteBlocker: "",
    // Nothing ends the router, or changes it, or loads a page's data again.
    dispose: "",
    revalidate: "",
    _internalSetRoutes: "",
    // Forms are all that is sent.
    normalizeNavigateOptions: `if (!opts || !opts.formData) return { path };
      const { formData, formEncType = "application/x-www-form-urlencoded" } = opts;
      const formMethod = (opts.formMethod || "get").toUpperCase();
      const submission = { formMethod, formAction: stripHashFromPath(path), formEncType, formData };
      if (isMutationMethod(formMethod)) return { path, submission };
      const search = "?" + convertFormDataToSearchParams(formData);
      return { path: createPath(_extends(parsePath(path), { search })), submission };`,
    createClientSideRequest: `const url = history.createURL(stripHashFromPath(location)).toString();
      if (!submission || !isMutationMethod(submission.formMethod)) return new Request(url, { signal });
      const { formMethod, formEncType, formData } = submission;
      const isEncoded = formEncType === "application/x-www-form-urlencoded";
      const body = isEncoded ? convertFormDataToSearchParams(formData) : formData;
      return new Request(url, { signal, method: formMethod, body });`,
    getSubmissionFromNavigation: `const { formMethod, formAction, formEncType, formData } = navigation;
      return formData && { formMethod, formAction, formEncType, formData };`,
    getLoadingNavigation: "return _extends({ state: 'loading', location }, submission);",
    getSubmittingNavigation: "return _extends({ state: 'submitting', location }, submission);",
    // What the manifest does not name is the server's to find; all else is known from the start (ADR 0014).
    discoverRoutes: `const known = matchRoutes(dataRoutes, pathname, basename);
      return known ? { type: "success", matches: known } : patchRoutesOnNavigationImpl();`,
    patchRoutes: "",
    patchRoutesImpl: "",
    // No loader defers.
    cancelActiveDeferreds: "return []",
    // The browser itself restores the scroll position.
    enableScrollRestoration: "",
    getSavedScrollPosition: "return null",
    saveScrollPosition: "",
    // What they tell is for the developer who upgrades.
    warning: "",
    invariant: "if (value === false || value == null) throw new Error();",
    getInvalidPathError: "",
  },
  "/react-router/dist/index.js": {
    // `StandingPage` handles errors (ADR 0034).
    DefaultErrorComponent: "return null",
    // Warnings about the next version matter only to the developer who upgrades.
    logV6DeprecationWarnings: "",
    // Every page is one of the router with data.
    useNavigateUnstable: "",
  },
  "/react-router-dom/dist/index.js": {
    // Forms are all that is sent, by themselves or by a button.
    getFormSubmissionInfo: `const form = isFormElement(target) ? target : target.form;
      const said = (name) => target.getAttribute("form" + name) || form.getAttribute(name);
      const formData = new FormData(form);
      if (target !== form && target.name) formData.append(target.name, target.value);
      const [action, method, encType] = ["action", "method", "enctype"].map(said);
      return { action: action && stripBasename(action, basename), method: method || defaultMethod,
        encType: encType || defaultEncType, formData };`,
  },
  "/react-dom/cjs/react-dom.production.min.js": reactFunctions,
};

/** Parts of functions that no page reaches. */
const cuts: Record<string, Cut[]> = {
  ...reactCuts,
  "/react-router-dom/dist/index.js": [
    // No page changes by a view transition.
    {
      from: "let [pendingState, setPendingState]",
      upTo: "let {\n    v7_startTransition",
      instead: "let [vtContext] = React.useState({ isTransitioning: false });",
    },
    { from: "newState.fetchers.forEach(", upTo: "let isViewTransitionUnavailable" },
    { from: "let isViewTransitionUnavailable", upTo: "if (flushSync) {" },
    { from: "return;\n    }\n    // flushSync + startViewTransition", upTo: "}, [router.window, transition" },
    { from: "router.window, transition, renderDfd, fetcherData, " },
    // No component has a fetcher.
    { from: "React.createElement(FetchersContext.Provider, {\n    value: fetcherData.current\n  }, /*#__PURE__*/" },
    {
      from: "}, state.initialized || router.future.v7_partialHydration",
      upTo: "// Memoize",
      instead: `}, React.createElement(MemoizedDataRoutes, { routes: router.routes, future: router.future, state }))))),
        null);\n}\n`,
    },
    { from: "var DataRouterHook;", upTo: "// Internal hooks" },
    { from: "if (options.navigate === false) {", upTo: "router.navigate(options.action || action, {", instead: "{" },
    { from: "React.useEffect(() => {\n    if (vtContext.isTransitioning &&", upTo: "let navigator = React.useMemo" },
  ],
  "/react-router/dist/index.js": [
    // No loader defers.
    { from: "const neverSettledPromise = new Promise(() => {});" },
  ],
  "/@remix-run/react/dist/esm/browser.js": [
    // Only the development server replaces modules in place, and sends styles in the page.
    { from: "let hmrAbortController;", upTo: "if (import.meta &&" },
    { from: "// @ts-ignore\n    router.createRoutesForHMR", upTo: "window.__remixRouter = router;" },
    { from: "// Notify that the router is ready for HMR", upTo: "}\n\n  // Critical CSS can become stale" },
    { from: "let [criticalCss, setCriticalCss]", upTo: "// This is due to", instead: "let criticalCss;\n" },
    // The page says which routes it shows: no need to look through all of them once more.
    {
      from: "matchRoutes(routes, window.location, window.__remixContext.basename)",
      instead: "Object.keys(window.__remixRouteModules).map((id) => ({ route: { id } }))",
    },
  ],
  "/@remix-run/react/dist/esm/components.js": [
    // Without their names nothing holds them: the router's own do.
    { from: 'NavLink.displayName = "NavLink";' },
    { from: 'Link.displayName = "Link";' },
    { from: 'Form.displayName = "Form";' },
  ],
  "/@remix-run/react/dist/esm/routes.js": [
    // No route loads or saves anything in the browser.
    { from: "return routeModule.clientLoader({", upTo: "});\n          return result;" },
    { from: "return routeModule.clientAction({", upTo: "});\n      };\n    } else {" },
    { from: "if (mod.clientLoader) {", upTo: "return {\n          ...(lazyRoute.loader" },
  ],
  "/@remix-run/router/dist/router.js": [
    // Only the server is asked by other methods than forms have.
    { from: "const validRequestMethodsArr", upTo: "const redirectStatusCodes" },
    // No fetcher loads anything again.
    { from: "fetchLoadMatches.forEach((f, key) => {", upTo: "return [navigationMatches" },
    {
      from: "revalidatingFetchers.forEach(rf => {\n      abortFetcher(rf.key);",
      upTo: "let {\n      loaderResults,\n      fetcherResults\n    } = await callLoaders",
    },
    { from: "// Clean up _after_ loaders have completed.", upTo: "// If any loaders returned a redirect Response" },
    // No loader defers.
    { from: "// Wire up subscribers to update loaderData", upTo: "// Preserve SSR errors" },
    // No page changes by a view transition, and none asks for confirmation.
    {
      from: "// On POP, enable transitions if they were enabled",
      upTo: "updateState(_extends({}, newState, {\n      actionData,",
    },
    { from: "if (blockers.size > 0) {", upTo: "// Always respect the user flag." },
    {
      from: "let blockerKey = shouldBlockNavigation({\n      currentLocation,",
      upTo: "return await startNavigation(historyAction, next",
    },
    // Words for the developer; pages go by the status.
    { from: 'if (status === 400) {\n    statusText = "Bad', upTo: "return new ErrorResponseImpl(status || 500" },
  ],
};

// Which hook asks is said in development alone.
const hookNames = (times: number): Fact => ({ condition: /DataRouter(State)?Hook\.\w+/g, times, answer: "!0" });

/** Conditions that every page answers in the same way. */
const facts: Record<string, Fact[]> = {
  ...reactFacts,
  "/react-router/dist/index.js": [
    hookNames(16),
    // Every page comes with its data.
    { condition: /dataRouterState && future && future\.v7_partialHydration/g, times: 1, answer: "!1" },
  ],
  "/react-router-dom/dist/index.js": [hookNames(7)],
  "/@remix-run/router/dist/router.js": [
    { condition: /revalidatingFetchers\.length === 0/g, times: 1, answer: "!0" },
    { condition: /revalidatingFetchers\.length > 0/g, times: 2, answer: "!1" },
    { condition: /findRedirect\(fetcherResults\)/g, times: 2, answer: "!1" },
    { condition: /(?<!function )isDataWithResponseInit\(\w+\)/g, times: 2, answer: "!1" },
    { condition: /future\.v7_partialHydration/g, times: 5, answer: "!0" },
    { condition: /future\.v7_prependBasename/g, times: 2, answer: "!0" },
    { condition: /future\.v7_skipActionErrorRevalidation/g, times: 2, answer: "!1" },
    { condition: /(?<!function )isDeferred(Result|Data)\(\w+\)/g, times: 10, answer: "!1" },
  ],
};

const files = [...new Set([...Object.keys(leftOut), ...Object.keys(cuts)])];

/**
 * The file without these functions and parts; undefined if it keeps them all. What is missing means that the file has
 * changed.
 */
export function withoutLeftOut(id: string, whole: string, parse: (code: string) => object): string | undefined {
  const file = files.find((end) => id.endsWith(end));
  if (!file) return undefined;
  const code = withFacts(id, withoutCuts(id, whole, cuts[file]), facts[file]);
  const bodies = leftOut[file] ?? {};
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
