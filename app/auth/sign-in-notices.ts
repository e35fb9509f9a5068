/** What was done before a page of signing in: its reason, and the message of it. */
export const signInNotices = {
  signedOut: "common:notice.signedOut",
  accessDeleted: "interaction:accessDeleted",
  passwordChanged: "interaction:passwordChanged",
} as const;
type NoticedReason = keyof typeof signInNotices;
export const noticedReasons = Object.keys(signInNotices) as NoticedReason[];
