/** What can be done with several applicants at once: pages of their own, by their names in `companyPaths`. */
export const bulkActs = ["inviteChosen", "rejectChosen"] as const;
