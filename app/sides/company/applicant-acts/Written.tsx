import { useT } from "#app/i18n/I18n.tsx";

/** What the applicant wrote with their last act. */
export function Written({ name, children }: { name: string; children: string | null }) {
  const t = useT();
  if (!children) return null;
  return (
    <div>
      {t("applicantActs:written", { name })}
      <span className="written" dir="auto">
        {children}
      </span>
    </div>
  );
}
