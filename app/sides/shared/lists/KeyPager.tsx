import { useT } from "#app/i18n/I18n.tsx";
import { Pager } from "#app/ui/Pager.tsx";

interface Props {
  after: string | undefined;
  next: string | null;
  at: (after: string | undefined) => string;
}

/** The ways through a list whose pages begin after a key: on, or back to the beginning. */
export function KeyPager({ after, next, at }: Props) {
  const t = useT();
  if (!after && !next) return null;
  return (
    <Pager
      label={t("pages")}
      previous={after ? { to: at(undefined), label: t("first") } : undefined}
      next={next ? { to: at(next), label: t("next") } : undefined}
    />
  );
}
