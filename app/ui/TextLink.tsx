import type { ButtonHTMLAttributes, ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Link } from "./Link.tsx";

export function TextLink({ className, ...attributes }: ComponentProps<typeof Link>) {
  return <Link {...attributes} className={classNames("link", className)} />;
}

/** A button that posts but looks like a link: sign out, simple view. */
export function TextButton({ className, ...attributes }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button {...attributes} className={classNames("rt-reset link", className)} />;
}
