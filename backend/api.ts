import { accountRoutes } from "./http/account.ts";
import { advisorRoutes } from "./http/advisor.ts";
import { authRoutes } from "./http/auth.ts";
import type { Route } from "./http/call.ts";
import { companyRoutes } from "./http/company.ts";
import { contractRoutes } from "./http/contract.ts";
import { dataRoutes } from "./http/data.ts";
import { documentRoutes } from "./http/documents.ts";
import { friendRoutes } from "./http/friends.ts";
import { identityRoutes } from "./http/identity.ts";
import { jobOpeningRoutes } from "./http/job-openings.ts";
import { matchingRoutes } from "./http/matching.ts";
import { newsRoutes } from "./http/news.ts";
import { printRoutes } from "./http/print.ts";
import { publicRoutes } from "./http/public.ts";
import { ticketRoutes } from "./http/tickets.ts";
import { unitRoutes } from "./http/unit.ts";

/** Every call that the reference backend serves; the router answers 501 to the others of the contract. */
export const routes: Route[] = [
  ...publicRoutes,
  ...printRoutes,
  ...authRoutes,
  ...accountRoutes,
  ...dataRoutes,
  ...unitRoutes,
  ...documentRoutes,
  ...contractRoutes,
  ...jobOpeningRoutes,
  ...matchingRoutes,
  ...ticketRoutes,
  ...newsRoutes,
  ...friendRoutes,
  ...companyRoutes,
  ...advisorRoutes,
  ...identityRoutes,
];
