/** The calendar day, `YYYY-MM-DD`, that a moment falls on in Germany. */
export const todayInGermany = (now: Date) => now.toLocaleDateString("sv-SE", { timeZone: "Europe/Berlin" });
