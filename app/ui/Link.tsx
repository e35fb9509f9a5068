import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router-dom";

type LinkProps = ComponentProps<typeof RouterLink> & { to: string };

/**
 * On the server a plain element: `to` begins with a slash or names its scheme, so the router has nothing to resolve.
 */
export function Link({ to, reloadDocument, ...attributes }: LinkProps) {
  if (import.meta.env.SSR) return <a {...attributes} href={to} />;
  return <RouterLink {...attributes} to={to} reloadDocument={reloadDocument} />;
}
