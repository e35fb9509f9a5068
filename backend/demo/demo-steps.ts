import { day } from "#domain/time.ts";
import type { DemoContractStep, DemoStep } from "./add-matching.ts";

interface Calendar {
  daysAgo: (days: number) => Date;
  /** A working day about so many days from now (in the past if negative), at an hour of UTC. */
  workday: (days: number, hour: number) => Date;
}

/** Days around a moment, for stories relative to it. */
export function calendarOf(now: Date): Calendar {
  return {
    daysAgo: (days) => new Date(now.getTime() - days * day),
    workday(days, hour) {
      const at = new Date(now.getTime() + days * day);
      const beyondFriday = Math.max(0, ((at.getUTCDay() + 6) % 7) - 4);
      at.setUTCDate(at.getUTCDate() + (beyondFriday && 3 - beyondFriday));
      at.setUTCHours(hour, 30, 0, 0);
      return at;
    },
  };
}

export const invite = (at: Date, dates: Date[], place: string, note?: string): DemoStep => ({
  event: "arrange-interview",
  role: "company",
  at,
  note,
  values: { interviewDateSuggestions: dates.map((date) => date.toISOString()), place },
});
export const express = (at: Date): DemoStep => ({ event: "express-interest", role: "applicant", at });
export const choose = (at: Date, interviewAt: Date): DemoStep => ({
  event: "choose-interview-date",
  role: "applicant",
  at,
  values: { interviewAt },
});
export const dayPassed: DemoStep = { event: "pass-day", role: "system" };

export const request = (at: Date): DemoContractStep => ({ event: "request", role: "company", at });
