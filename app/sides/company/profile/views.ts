/** The views of somebody's own profile, in the order of their tabs. */
export const profileViews = ["settings", "mailedNotifications", "myData"] as const;
