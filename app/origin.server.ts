import type { PortalContext } from "./context.ts";

/**
 * The origin that this request came to, made from our own settings: a portal host is on the allow list, every
 * other request is at `PUBLIC_URL` (trap 1).
 */
export function originOf({ request, settings }: PortalContext): string {
  const { protocol } = new URL(settings.publicUrl);
  const host = request.headers.get("Host");
  return host ? new URL(`${protocol}//${host}`).origin : settings.publicUrl;
}
