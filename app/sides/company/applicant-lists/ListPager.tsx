import { useT } from "#app/i18n/I18n.tsx";
import { Pager } from "#app/ui/Pager.tsx";

interface Props {
  page: number;
  next: number | null;
  at: (page: number) => string;
}

/** Pages of a list of applicants; nothing at all when there is one. */
export function ListPager({ page, next, at }: Props) {
  const t = useT();
  if (page === 1 && !next) return null;
  return (
    <Pager
      label={t("pages")}
      position={t("page", { page })}
      previous={page > 1 ? { to: at(page - 1), label: t("previous") } : undefined}
      next={next ? { to: at(next), label: t("next") } : undefined}
    />
  );
}
