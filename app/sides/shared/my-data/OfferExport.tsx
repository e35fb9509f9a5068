import type { ReactNode } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions } from "#app/ui/Layout.tsx";

/** Offers what is stored about the reader as a file; says above what is in it. */
export function OfferExport({ address, children }: { address: string; children: ReactNode }) {
  const t = useT();
  return (
    <section className="stack">
      <Heading level={2}>{t("ownExport:heading")}</Heading>
      <p>{children}</p>
      <Actions>
        <ButtonLink to={address} reloadDocument>
          {t("ownExport:link")}
        </ButtonLink>
      </Actions>
    </section>
  );
}
