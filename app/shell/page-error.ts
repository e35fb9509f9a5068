import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import type { SignInFailure } from "#app/auth/sign-in-failure.server.ts";
import { MissingScript } from "#app/remix-in-browser.ts";
import { useRouterState } from "#app/router-state.ts";

/** What broke on this page, if anything did; around the page as well, where its title is written. */
export function usePageError(): unknown {
  const [atOwnBoundary] = useRouterState().errors;
  return useRouteError() ?? atOwnBoundary;
}

/** What the server answered with. What only a script broke is no error of the page's: it is thrown on (ADR 0034). */
export function useServerError(): unknown {
  const error = useRouteError();
  const { errors } = useRouterState();
  if (error instanceof MissingScript || !errors.includes(error)) throw error;
  return error;
}

/** The server's code when it named one, else the HTTP status. */
export function codeOf(error: unknown): number {
  if (!isRouteErrorResponse(error)) return 500;
  const named = (error.data as { code?: unknown } | null)?.code;
  return typeof named === "number" ? named : error.status;
}

/** A sign-in that came to nothing says why, and whose it was. */
export const signInFailureOf = (error: unknown) =>
  ((isRouteErrorResponse(error) && error.data) || {}) as Partial<SignInFailure>;
