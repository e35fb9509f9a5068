/** Imports run one way (design §2): contract ← domain ← app, and contract ← domain ← backend. */
const only = (name, from, allowed) => ({
  name,
  severity: "error",
  from: { path: `^${from}/` },
  to: { path: "^(server|app|backend|contract|domain)(/|\\.ts)", pathNot: `^(${[from, ...allowed].join("|")})/` },
});
module.exports = {
  forbidden: [
    { name: "no-circles", severity: "error", from: {}, to: { circular: true } },
    only("contract-imports-nothing-of-ours", "contract", []),
    only("domain-imports-contract", "domain", ["contract"]),
    only("app-speaks-http-to-the-backend", "app", ["contract", "domain"]),
    only("backend-knows-no-screen", "backend", ["contract", "domain"]),
    {
      name: "sides-do-not-import-each-other",
      severity: "error",
      from: { path: "^app/sides/([^/]+)/" },
      to: { path: "^app/sides/", pathNot: "^app/sides/($1|shared)/" },
    },
    {
      name: "what-every-side-has-knows-none",
      severity: "error",
      from: { path: "^app/(api|auth|forms|i18n|shell|steps|tracking|ui)/" },
      to: { path: "^app/sides/" },
    },
    {
      name: "shared-rooms-know-no-side",
      severity: "error",
      from: { path: "^app/sides/shared/" },
      to: { path: "^contract/calls/|^app/auth/require-(applicant|advisor)" },
    },
    {
      name: "operations-know-no-http",
      severity: "error",
      from: { path: "^backend/(?!http/|api\\.ts)" },
      to: { path: "^backend/http/" },
    },
    {
      name: "only-backend-db-opens-the-database",
      severity: "error",
      from: { path: "^(server|app|backend|contract|domain)", pathNot: "^backend/db/" },
      to: { path: "node_modules/(pg|drizzle-orm/node-postgres)", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "not-to-unresolvable",
      severity: "error",
      from: {},
      // Remix's own module, and the style sheet, which is there only after a build.
      to: { couldNotResolve: true, pathNot: "^virtual:|\\.generated\\.css" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default"] },
  },
};
