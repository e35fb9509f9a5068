import type { Location } from "@remix-run/react";
import type { ReactNode } from "react";
import { createPath } from "react-router-dom";

// Stands in for parts of Remix that the browser would get (`vite.config.ts`): its own puts "Application Error" in the
// place of a page, and loads the page that is left once more when a file of the next one is missing.

/** Its children's errors are left to `StandingPage`. */
export const RemixErrorBoundary = ({ children }: { children: ReactNode }) => children;

export function RemixRootDefaultErrorBoundary({ error }: { error: unknown }): never {
  throw error;
}
export const BoundaryShell = RemixErrorBoundary;

/** The error of a file that did not load. */
export class MissingScript extends Error {}

type Navigation = { state: "loading"; location: Location } | { state: "idle" | "submitting" };

/** Where the reader is being taken; a form being sent is not on its way. */
function nextLocation(): Location | undefined {
  const navigation: Navigation = window.__remixRouter.state.navigation;
  return navigation.state === "loading" ? navigation.location : undefined;
}

/** The browser asks for the page that is on its way itself, as it would without script; undefined when none is. */
export function pageFromServer(): Promise<never> | undefined {
  const location = nextLocation();
  if (!location) return undefined;
  window.location.assign(createPath(location));
  return new Promise(() => {});
}

/** Loads a route's script. On failure the page comes from the server; a form being sent keeps its page. */
export async function loadRouteModule(route: { id: string; module: string }, cache: Record<string, unknown>) {
  if (route.id in cache) return cache[route.id];
  try {
    const module = await import(/* @vite-ignore */ route.module);
    cache[route.id] = module;
    return module;
  } catch (error) {
    if (!nextLocation()) throw new MissingScript(String(error));
    // Before the page is left: a report after that may be lost.
    window.reportFailure?.("file", error);
    return pageFromServer();
  }
}
