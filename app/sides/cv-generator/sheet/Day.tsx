import { formatDay } from "#app/i18n/format.ts";

export const Day = ({ of: day }: { of: string }) => <span dir="ltr">{formatDay(day)}</span>;
