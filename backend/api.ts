import { accountRoutes } from "./http/account.ts";
import { advisorRoutes } from "./http/advisor.ts";
import { authRoutes } from "./http/auth.ts";
import type { Route } from "./http/call.ts";
import { documentRoutes } from "./http/documents.ts";
import { identityRoutes } from "./http/identity.ts";
import { publicRoutes } from "./http/public.ts";
import { unitRoutes } from "./http/unit.ts";

/** Every call that the reference backend serves; the router answers 501 to the others of the contract. */
export const routes: Route[] = [
  ...publicRoutes,
  ...authRoutes,
  ...accountRoutes,
  ...unitRoutes,
  ...documentRoutes,
  ...advisorRoutes,
  ...identityRoutes,
];
