import { formatDay, formatTime } from "#app/i18n/format.ts";

export const shownMoment = (moment: string) => `${formatDay(moment)}, ${formatTime(moment)}`;
