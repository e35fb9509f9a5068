/** What can be chosen, and what was chosen while it could be. */
export const withChosen = (offered: string[], chosen: string | null | undefined) =>
  chosen && !offered.includes(chosen) ? [...offered, chosen] : offered;
