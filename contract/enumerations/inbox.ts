/** What can wait for a study advisor. */
export const inboxKinds = ["infoSession", "consultation", "document", "contract", "ticket", "offer", "stuck"] as const;
export type InboxKind = (typeof inboxKinds)[number];

/** Of these, what one press decides: whether somebody attended, or that they were asked. */
export const onePressKinds = ["infoSession", "consultation", "offer", "stuck"] as const satisfies InboxKind[];
export type OnePressKind = (typeof onePressKinds)[number];
