import { companiesBelow } from "#app/auth/gates.ts";
import { baseOf, pathTable } from "#app/paths.ts";

/** The companies' pages. */
export const companyPaths = pathTable(baseOf("company"), (base) => ({
  home: `${base}/home`,
  calendar: `${base}/calendar`,
  calendarOf: (matchId: string) => `${base}/calendar/${matchId}`,
  news: `${base}/news`,
  newsItem: (id: string) => `${base}/news/${id}`,
  mailedNotifications: `${base}/profile/notifications`,
  feedback: `${base}/feedback`,
  ...companiesBelow(base),
}));
