import type { ReactNode } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { Pager } from "#app/ui/Pager.tsx";

interface Props {
  page: number;
  next: number | null;
  at: (page: number) => string;
  position?: ReactNode;
}

/** The ways through a list whose pages have numbers; nothing at all when there is one. */
export function ListPager({ page, next, at, position }: Props) {
  const t = useT();
  if (page === 1 && !next) return null;
  return (
    <Pager
      label={t("pages")}
      position={position}
      previous={page > 1 ? { to: at(page - 1), label: t("previous") } : undefined}
      next={next ? { to: at(next), label: t("next") } : undefined}
    />
  );
}
