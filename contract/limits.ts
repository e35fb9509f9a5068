/** Numbers of spec §5 and §9, with their units; those of the desk and the office stand in `desk-limits.ts`. */
export const limits = {
  uploadBytes: 14 * 1024 * 1024,
  /** Files of one post, each within `uploadBytes` (ADR 0008). */
  postFiles: 5,
  /** How old an applicant may be without a form asking whether the year is right (ADR 0121). */
  youngestYears: 14,
  oldestYears: 100,
  /** All files of one account together (ADR 0035). */
  accountFiles: 60,
  accountMegabytes: 200,
  postFields: 200,
  fieldNameCharacters: 100,
  fieldDepth: 5,
  fieldIndex: 99,
  urlEncodedBytes: 256 * 1024,
  /** What the pixels of a picture, and of all that are worked on at once, may take: 25 megapixels of four bytes. */
  pictureBytes: 100_000_000,
  /** Of a picture of an advisor or a company, which is a square. */
  pictureSidePixels: 500,
  /** The longer edge of a stored photo and of a portfolio's pictures: A4 at 205 dots an inch. */
  photoPixels: 2400,
  picturesAtWork: 2,
  /** How often a JPEG may go through its pixels; cameras and programs need some ten times. */
  pictureScans: 100,
  picturesWaiting: 20,
  /** Pictures that a process remembers to have made itself; a hash of each is kept. */
  picturesRemembered: 10_000,
  /** How many files of one person, or photos of one address, may be made ready or wait for it; a form has five. */
  uploadsOfOne: 10,

  /** What a posted document may be: characters, parts, nesting, pictures, time of one and how many may wait. */
  printCharacters: 1_000_000,
  printNodes: 20_000,
  printDepth: 60,
  printTitleCharacters: 200,
  printPictures: 4,
  printMilliseconds: 5000,
  printsWaiting: 20,
  printsPerHour: 300,
  /** Of one visitor, whose address a whole school may share, at once. */
  printsOfOne: 10,
  /** How many processes may print documents, how much memory each may hold, and how long its start may take. */
  printProcesses: 2,
  printMegabytes: 512,
  printerStartMilliseconds: 60_000,
  /** How long a printer with nothing to do keeps its memory. */
  printerRestSeconds: 60,
  /** All files of one portfolio, the pages made of them, time and how many may wait. */
  portfolioBytes: 42 * 1024 * 1024,
  portfolioPages: 150,
  portfolioMilliseconds: 20_000,
  portfoliosWaiting: 10,
  portfoliosPerHour: 20,
  portfoliosOfOne: 2,
  /** From one visitor, whose address a whole school may share, and to one address. */
  curriculumVitaeMailsPerHour: 20,
  curriculumVitaeMailsToOnePerDay: 5,

  /** A text shorter than `enough` is advised to tell more. */
  motivationCharacters: { min: 15, enough: 150, max: 1600 },
  feedbackCharacters: 2000,
  textCharacters: 1600,
  nameCharacters: 80,
  /** It stands in the head of every page, on phones as well. */
  programmeNameCharacters: 40,
  /** So far ahead there are intakes to choose. */
  intakeYearsAhead: 2,
  /** Of a campus, course, intake or advisor. */
  changesShown: 20,
  advisorCampuses: 100,
  advisorCourses: 200,
  courseCampuses: 100,
  lineCharacters: 250,
  /** Of the key of a list's page, which may hold a line: three bytes a letter, and four characters for three bytes. */
  pageKeyCharacters: 1200,
  longTextCharacters: 3000,
  passwordCharacters: { min: 8, max: 200 },

  languageLevels: { min: 1, max: 7 },
  softwareLevels: { min: 1, max: 3 },
  requiredGermanLevel: 4,
  languages: 20,

  unitPollSeconds: 10,
  unitPollTimes: 5,
  loadingViewMilliseconds: 300,
  emailVerificationSuccessMilliseconds: 3500,
  emailVerificationErrorMilliseconds: 5000,
  tooltipDelayMilliseconds: 200,
  menuHideMilliseconds: 400,
  /** How long somebody pauses in typing before the portal asks about it, or shows what follows from it. */
  typingPauseMilliseconds: 600,
  backToTopResetMilliseconds: 150,
  consentScriptMilliseconds: 2000,
  trackingAccountMilliseconds: 3000,
  namelessPageViewMilliseconds: 1000,
  /** Half a year. */
  consentDays: 183,

  confirmationWorkingDays: 3,
  confirmationFollowUpDays: 7,
  documentReviewDays: 14,
  contractMonthsBeforeStart: 3,
  advisorReplyHours: 24,
  languageProofMonths: 3,

  codeTries: 5,
  codeMinutes: 10,
  resetLinkMinutes: 60,
  signInFailuresPerQuarterHour: 10,
  /** How long a browser in which somebody signed in is known as theirs. */
  deviceDays: 90,
  /** Of the address at which somebody begins to sign in: portals need some 500, and the identity provider keeps it. */
  signInRequestCharacters: 2048,
  /** Begun at the identity provider, of one address, which may be a whole school. */
  unfinishedSignInsPerHour: 300,
  registrationsPerHour: 60,
  resetsPerHour: 10,
  verificationMailsPerHour: 5,
  verificationLinkHours: 24,
  /** Of one address, which may be a whole school. */
  linksPerHour: 300,

  sessionIdleMinutes: 30,
  sessionWarningMinutes: 5,
  sessionHours: 12,
  /** Posts that could not be carried out and wait for one person; the oldest goes. */
  draftsOfOne: 50,
  /** Of one person: flags and the progress of flows take some hundred. */
  metadataCharacters: 32 * 1024,
  metadataLevels: 10,
  /** Variations that one applicant was shown; the oldest goes. */
  experimentsOfOne: 50,
  /** What people who are not signed in may leave: a whole school may share an address. */
  strangersDraftCharacters: 32 * 1024,
  strangersDraftsPerHour: { visitor: 20, address: 100 },
  strangersCurriculaVitaePerDay: 300,
  returnPathCharacters: 2000,
  idempotencyHours: 24,
  curriculumVitaeHours: 24,
  curriculumVitaeEntries: 40,
  /** How often a backend that was silent is asked whether it is back. */
  backendProbeMilliseconds: 1000,
  /** How long a connection to a backend waits for the next call: servers close theirs after 5 s or later. */
  keptConnectionMilliseconds: 4000,
  uploadMilliseconds: 120_000,
  /** How often a portal asks how it looks, and how long it waits for the answer. */
  appearanceMilliseconds: 30_000,
  appearanceAnswerMilliseconds: 5000,
  /** Open at once at one portal, all clients together: each takes memory and a file handle. */
  connections: 4000,
  /** Requests of one address, which a whole school may share, that are worked on at once; the others wait. */
  requestsOfOne: 40,
  /** What one connection may ask for without waiting for an answer, which browsers never do. */
  pipelinedRequests: 8,
  /** What a browser may take to say what it wants. */
  headMilliseconds: 20_000,
  /** A body that brings fewer bytes in this time is cut off, and so is a form that takes longer. */
  stillMilliseconds: 30_000,
  progressBytes: 4096,
  formMilliseconds: 60_000,
  /** What a browser may take to send a post: 14 MB need six minutes at 300 kbit/s. */
  requestMilliseconds: 15 * 60_000,

  /** Suggestions of a company for an interview, and how far ahead they may lie. */
  interviewDates: 5,
  interviewAheadDays: 180,
  /** How long a calendar keeps free for them. */
  interviewMinutes: 60,
  trialDayMinutes: 8 * 60,
  /** Of those who chose the course, campus and start of an opening: who is counted before it says “more than”. */
  fitCounted: 100,
  jobOpeningsPerPage: 10,
  /** How far a company's home looks ahead for interviews and trial days. */
  companyAppointmentDays: 7,
  /** How long changes of a published opening are gathered before people in touch are told of them. */
  openingChangesMinutes: 10,
  /** Drafts of openings that a company may keep at once. */
  companyDrafts: 50,
  companyLocations: 20,
  companySocialMedia: 5,
  /** What home names of those who wait, in how many openings, and of the drafts; the list has them all. */
  companyHomeNames: 4,
  companyHomeOpenings: 8,
  companyHomeDrafts: 4,
  /** Of companies that want to become partners: courses of one request; requests of a visitor, and in one name. */
  partnerRequestCourses: 50,
  partnerRequestsPerHour: 20,
  partnerRequestsOfOnePerDay: 5,
  companiesPerPage: 50,
  invitationDays: 14,
  invitationsPerHour: 20,
  commentsPerApplicant: 200,
  /** How long a company may still read who applied, after that has ended. */
  endedApplicationDays: 90,
  /** How often an applicant is written to about new openings at most, and with how many. */
  newOpeningsDays: 7,
  newOpeningsPerMail: 5,
  /** Nobody leafs further; a larger number is no page. */
  pages: 1000,
  searchCharacters: 100,
  /** Of a list without pages: an applicant's own. */
  jobOpeningsPerList: 200,
  jobOpeningPositions: 99,
  /** §6 design: the applicant is reminded of an unanswered offer after so many working days, then the advisor. */
  offerReminderWorkingDays: [5, 10],
  insuranceProofMonths: 3,
  ticketSubjectCharacters: 80,
  ticketAttachments: 3,
  ticketsPerHour: 20,
  /** Of one person, on one application. */
  matchActsPerHour: 20,
  ticketsPerPage: 20,
  exportsPerHour: 5,
  feedbacksPerHour: 20,
  /** What the log takes of one address about failed scripts. */
  scriptFailuresPerHour: 20,
  consentLinkHours: 72,
  deletionDays: 14,
  /** How often a subscribed calendar may be asked for; of wrong addresses, how many one sender may try. */
  calendarFeedsPerHour: { feed: 60, wrong: 20 },

  newsPerPage: 3,
  notificationsPerPage: 4,
  applicantsPerPage: 20,
  studentsPerPage: 20,
  /** Looks of companies that an applicant reads on the page of their data; the export has all. */
  companyLooks: 20,
  employeesPerPage: 50,
} as const;
