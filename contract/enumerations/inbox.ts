/** What can wait for a study advisor. */
export const inboxKinds = ["infoSession", "consultation", "document", "contract", "ticket", "offer", "stuck"] as const;
export type InboxKind = (typeof inboxKinds)[number];
