import { page } from "#app/page.ts";
export const handle = page({ words: [], trackingName: null });

/** Public: the catch-all gives the 404 page its language and frame (trap 3). */
export function loader() {
  throw new Response(null, { status: 404 });
}

/** A post to an unknown address gets the 404 page, too. */
export const action = loader;

export default function NotFound() {
  return null;
}
