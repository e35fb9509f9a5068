import NextLink from "next/link";

export const Link = ({ to, reloadDocument: _, ...attributes }) => <NextLink {...attributes} href={to} />;
