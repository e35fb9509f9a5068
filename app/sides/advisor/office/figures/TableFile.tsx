import type { ReactNode } from "react";
import { TextLink } from "#app/ui/TextLink.tsx";

/** The link below a table that saves it. */
export function TableFile({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p>
      <TextLink to={to} reloadDocument>
        {children}
      </TextLink>
    </p>
  );
}
