/** The views of somebody's own profile, in the order of their tabs. */
export const profileViews = ["settings", "mailedNotifications", "consents", "myData"] as const;
