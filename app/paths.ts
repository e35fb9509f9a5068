import { type Side, sides } from "#contract/sides.ts";
import type { PortalContext } from "./context.ts";

/** Typed links, tested against `routes.js`. The host and path of the request decide their prefix. */
export interface Place {
  /** The side whose portal host this is. */
  hostSide: Side | undefined;
  path: string;
}
export type PathTable<Paths> = (place: Place) => Paths;
export type PathsIn<T> = T extends PathTable<infer Paths> ? Paths : never;

/** Links that share a base, built once for each base. */
export function pathTable<Paths>(
  baseAt: (place: Place) => string,
  linksBelow: (base: string) => Paths,
): PathTable<Paths> {
  const tables = new Map<string, Paths>();
  return (place) => {
    const base = baseAt(place);
    const links = tables.get(base) ?? linksBelow(base);
    tables.set(base, links);
    return links;
  };
}

/** A side's prefix, or nothing on its portal host (design §3). */
export const baseOf =
  (side: Side) =>
  ({ hostSide }: Place): string =>
    hostSide === side ? "" : sides[side].base;

/** Legal pages: companies have their own, and two more (spec §2). */
export const companyLegalPaths = pathTable(baseOf("company"), (base) => ({
  imprint: `${base}/impressum`,
  privacy: `${base}/datenschutz`,
  terms: `${base}/nutzungsbedingungen`,
  confidentiality: `${base}/vertraulichkeit`,
}));

/** A table's links as they are for this request. */
export const pathsOf = <Paths>(
  { hostSide, request }: Pick<PortalContext, "hostSide" | "request">,
  table: PathTable<Paths>,
) => table({ hostSide, path: new URL(request.url).pathname });

export const sharedPaths = {
  root: "/",
  partner: "/praxispartner",
  faq: "/fragen",
  cvGenerator: "/lebenslauf-generator",
  maintenance: "/maintenance",
  imprint: "/impressum",
  privacy: "/datenschutz",
  signOut: "/sign-out",
  cookies: "/cookies",
  trackedAccount: "/tracked-account",
  experimentAssignments: "/experiment-assignments",
  newsletterUnsubscription: "/newsletter-unsubscription",
  view: "/view",
  resetPortal: "/reset",
  /** Tabs sign in at once: each brings along where it goes on. */
  signIn: (side: Side, to?: string | null) => `/auth/${side}${to ? `?${new URLSearchParams({ to })}` : ""}`,
  interaction: (side: Side, uid: string) => `/auth/${side}/sign-in/${uid}`,
  register: (side: Side, uid: string) => `/auth/${side}/sign-in/${uid}/register`,
  code: (side: Side, uid: string) => `/auth/${side}/sign-in/${uid}/code`,
  forgot: (side: Side) => `/auth/${side}/password-reset`,
  preview: (uuid: string) => `/documents/${uuid}/preview`,
} as const;
