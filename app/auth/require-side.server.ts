import { isSide, type Side } from "#contract/sides.ts";

/** The side that an address below `/auth/` names. 404 for any other word. */
export function requireSide(name: string | undefined): Side {
  if (!isSide(name)) throw new Response(null, { status: 404 });
  return name;
}
