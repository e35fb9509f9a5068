import { retentionDays } from "#contract/entities/retention.ts";

/** For how many days each kind of thing is kept. */
export const retentionForm = retentionDays;
