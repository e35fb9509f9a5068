/** Typed links, tested against `routes.js`. A side's base is its prefix, or nothing on its portal host (design §3). */
export const bases = { applicant: "/ds", company: "/b2b", advisor: "/advisor" } as const;
export type Base = (typeof bases)[keyof typeof bases] | "";

export const applicantPaths = (base: Base) =>
  ({
    home: `${base}/home`,
    confirmEmail: `${base}/confirm-email`,
    onboarding: `${base}/onboarding`,
    verifyEmail: `${base}/onboarding?flow=EmailVerificationFlow`,
    waiting: `${base}/waiting`,
    studyInfo: `${base}/application/abilities/1`,
    studyAdvice: `${base}/application/abilities/2`,
    abilitiesDone: `${base}/application/abilities/done`,
    graduation: `${base}/application/search/1`,
    distance: `${base}/application/search/2`,
    motivation: `${base}/application/search/3`,
    documents: `${base}/application/search/4`,
    searchDone: `${base}/application/search/done`,
    deleteDocument: (uuid: string) => `${base}/application/search/4/${uuid}/delete`,
    changeDocument: (uuid: string) => `${base}/application/search/4/${uuid}/kind`,
    selfMatching: `${base}/selfmatching`,
    selfMatchingDone: `${base}/selfmatching/done`,
    jobOpening: (id: string) => `${base}/selfmatching/${id}`,
    notInterested: (id: string) => `${base}/selfmatching/${id}/not-interested`,
    acceptOffer: (id: string) => `${base}/selfmatching/${id}/accept`,
    rejectOffer: (id: string) => `${base}/selfmatching/${id}/reject`,
    calendar: (id: string) => `${base}/selfmatching/${id}/calendar`,
    viewed: (id: string) => `${base}/selfmatching/${id}/viewed`,
    advisorContact: `${base}/contact/1`,
    team: `${base}/contact/2`,
    support: `${base}/contact/3`,
    ticket: (id: string) => `${base}/contact/3/${id}`,
    attachment: (id: string) => `${base}/contact/attachments/${id}`,
    faq: `${base}/faq`,
    tips: `${base}/tips`,
    training: `${base}/iutraining`,
    news: `${base}/news`,
    newsItem: (id: string) => `${base}/news/${id}`,
    bringAFriend: `${base}/bringafriend`,
  }) as const;
export type ApplicantPaths = ReturnType<typeof applicantPaths>;

export const advisorPaths = (base: Base) => ({ home: base || "/" }) as const;

export const sharedPaths = {
  root: "/",
  maintenance: "/maintenance",
  imprint: "/impressum",
  privacy: "/datenschutz",
  signOut: "/sign-out",
  cookies: "/cookies",
  trackedAccount: "/tracked-account",
  experimentAssignments: "/experiment-assignments",
  newsletterUnsubscription: "/newsletter-unsubscription",
  view: "/view",
  signIn: (side: "applicant" | "company" | "advisor") => `/auth/${side}`,
  interaction: (uid: string) => `/sign-in/${uid}`,
  register: (uid: string) => `/sign-in/${uid}/register`,
  code: (uid: string) => `/sign-in/${uid}/code`,
  forgot: "/password-reset",
  reset: (token: string) => `/password-reset/${token}`,
  preview: (uuid: string) => `/documents/${uuid}/preview`,
} as const;
