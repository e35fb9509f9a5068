/** What the funnel is compared by; the first is the default. */
export const funnelGroups = ["campus", "course", "intake", "week"] as const;
export type FunnelGroup = (typeof funnelGroups)[number];
/** Within how many days a company has answered. */
export const answerTimes = [3, 7, 14] as const;
