import { useContext } from "react";
import { UNSAFE_DataRouterStateContext as RouterState } from "react-router-dom";

/**
 * The data and errors of all routes of this page. Remix gives a component only those of its own route, so this relies
 * on internals of its router: a test names the version it fits.
 */
export const useRouterState = () => {
  const { errors, actionData } = useContext(RouterState) ?? {};
  return { errors: Object.values(errors ?? {}), answers: Object.values(actionData ?? {}) as unknown[] };
};
