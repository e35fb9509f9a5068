/** Numbers of the desk and the office, apart from the others so that no other side's browsers load them. */
export const deskLimits = {
  /** Of a text of the office: the longest are legal ones. */
  bodyCharacters: 60_000,
  /** Of the paragraphs of a mail, which nobody reads when they are long. */
  mailCharacters: 3000,
  /** How long an applicant stays on a stage before the inbox names them, and after somebody asked, also about an offer. */
  stuckDays: 14,
  /** Of a table that the office imports; how many of its rows a page previews, and how long it waits. */
  importBytes: 500_000,
  importRows: 1000,
  importRowsPerPage: 50,
  importHours: 24,
  /** The largest amount of an invoice, which is what its column holds. */
  invoiceCents: 2_000_000_000,
  /** Of an attendance list: characters that are pasted, and addresses; who joins a meeting again stands there again. */
  attendanceCharacters: 100_000,
  attendeeAddresses: 1000,
  inboxPerPage: 20,
  /** The best matches of a search. */
  foundApplicants: 20,
  foundCompanies: 10,
  /** The last questions of an applicant or a company, on their page. */
  questionsOfOne: 10,
  auditEntriesPerPage: 40,
  /** Of a list that is saved as a file: rows of one call, and of the file of a log, which holds the newest. */
  rowsAtOnce: 1000,
  newestInFile: 20_000,
  failingJobs: 20,
  /** Of the job that removes what is kept no longer: the runs that are shown, and the lines of one statement. */
  retentionRuns: 20,
  linesRemovedAtOnce: 5000,
  /** Of the funnel by week: how many are shown. */
  funnelWeeks: 26,
  /** How far back the time that companies take to answer is measured. */
  answerDays: 180,
  /** Companies and months that a page compares; the file has all. */
  companiesCompared: 50,
  monthsCompared: 7,
  feedbackTextsPerPage: 20,
  /** Of the requests of companies that were decided; those that wait are all shown. */
  decidedRequestsPerPage: 20,
  invoicesPerPage: 50,
  mailsPerPage: 50,
  /** Of those who registered for a campaign, on its page. */
  registrationsPerPage: 50,
  /** What was mailed to one person last, on their page. */
  mailsOfOne: 20,
  /** Of what an applicant finds suggested, how many their advisor sees. */
  suggestionsOfOne: 6,
};
