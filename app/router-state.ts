import { useContext } from "react";
import { UNSAFE_DataRouterStateContext as RouterState } from "react-router-dom";

/**
 * What all routes of this page answered and threw. Remix tells a component of its own route only, so this leans on the
 * inside of its router: a test says which version it fits.
 */
export const useRouterState = () => {
  const { errors, actionData } = useContext(RouterState) ?? {};
  return { errors: Object.values(errors ?? {}), answers: Object.values(actionData ?? {}) as unknown[] };
};
