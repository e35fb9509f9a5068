import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import type { SignInFailure } from "#app/auth/sign-in-failure.server.ts";
import { MissingScript } from "#app/remix-in-browser.ts";
import { useRouterState } from "#app/router-state.ts";
import { errorCodes } from "#contract/errors.ts";

/** The error on this page, if any; also for the title, which is written outside the failed route. */
export function usePageError(): unknown {
  const [atOwnBoundary] = useRouterState().errors;
  return useRouteError() ?? atOwnBoundary;
}

/** The server's error answer. A failure of a script alone is not an error of the page: it is rethrown (ADR 0034). */
export function useServerError(): unknown {
  const error = useRouteError();
  const { errors } = useRouterState();
  if (error instanceof MissingScript || !errors.includes(error)) throw error;
  return error;
}

/** The server's code when it named one, else the HTTP status; of a server that was not reached, §8's code for that. */
export function codeOf(error: unknown): number {
  // The browser's `fetch` fails with it; whatever fails on the server comes as another error.
  if (error instanceof TypeError) return errorCodes.connection;
  if (!isRouteErrorResponse(error)) return 500;
  const named = (error.data as { code?: unknown } | null)?.code;
  return typeof named === "number" ? named : error.status;
}

/** A failed sign-in carries its reason and its side. */
export const signInFailureOf = (error: unknown) =>
  ((isRouteErrorResponse(error) && error.data) || {}) as Partial<SignInFailure>;
