import type { Translate } from "#app/i18n/translate.ts";
import type { Entry } from "../curriculum-vitae.ts";
import { shownMonth } from "../shown-month.ts";

/** `09/2017 – 06/2026`, `seit 08/2022`, `2019`. */
export function Time({ of: { startDate, endDate }, t }: { of: Entry; t: Translate }) {
  if (!startDate) return endDate ? <span dir="ltr">{shownMonth(endDate)}</span> : null;
  if (!endDate) return <Since of={startDate} t={t} />;
  const [from, to] = [shownMonth(startDate), shownMonth(endDate)];
  return <span dir="ltr">{from === to ? from : `${from} – ${to}`}</span>;
}
function Since({ of: month, t }: { of: string; t: Translate }) {
  const [before, after] = t("sheet:since", { month: "|" }).split("|");
  return (
    <>
      {before}
      <span dir="ltr">{shownMonth(month)}</span>
      {after}
    </>
  );
}
