import { parseCronItems } from "graphile-worker";
import { day, minute } from "#domain/time.ts";
import { type TaskName, timetable } from "./tasks.ts";

const items = new Map(
  parseCronItems(Object.entries(timetable).map(([task, match]) => ({ task, match }))).map((item) => [item.task, item]),
);

/** The moment at which a task begins next by the timetable; null for one that is not in it. */
export function nextRun(task: TaskName, now: Date): Date | null {
  const item = items.get(task);
  if (!item) return null;
  // A week holds every weekday.
  for (let at = (Math.floor(now.getTime() / minute) + 1) * minute; at < now.getTime() + 8 * day; at += minute) {
    const moment = new Date(at);
    const isDue = item.match({
      min: moment.getUTCMinutes(),
      hour: moment.getUTCHours(),
      date: moment.getUTCDate(),
      month: moment.getUTCMonth() + 1,
      dow: moment.getUTCDay(),
    });
    if (isDue) return moment;
  }
  return null;
}
