import type { ComponentProps, ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";

type LinkProps = ComponentProps<typeof RouterLink> & { to: string };

/** `to` begins with a slash or names its scheme, so there is nothing to resolve. */
const PlainLink = ({ to, reloadDocument, ...attributes }: LinkProps) => <a {...attributes} href={to} />;

/** On the server a plain element. Benches run this file without a build, which has no `env`. */
export const Link: (props: LinkProps) => ReactNode = import.meta.env?.SSR ? PlainLink : RouterLink;
