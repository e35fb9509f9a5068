import type { Side, sides } from "#contract/sides.ts";

/** Typed links, tested against `routes.js`. A side's base is its prefix, or nothing on its portal host (design §3). */
export type Base = (typeof sides)[Side]["base"] | "";

export const applicantPaths = (base: Base) =>
  ({
    home: `${base}/home`,
    confirmEmail: `${base}/confirm-email`,
    onboarding: `${base}/onboarding`,
    verifyEmail: `${base}/onboarding?flow=EmailVerificationFlow`,
    waiting: `${base}/waiting`,
    chooseApplication: `${base}/application/choice`,
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
    portfolio: `${base}/portfolio`,
    portfolioPdf: `${base}/portfolio/pdf`,
    contractPersonal: `${base}/application/contracts/1`,
    contractDocuments: `${base}/application/contracts/2`,
    deleteContractDocument: (uuid: string) => `${base}/application/contracts/2/${uuid}/delete`,
    changeContractDocument: (uuid: string) => `${base}/application/contracts/2/${uuid}/kind`,
    submitContract: `${base}/application/contracts/submit`,
    contractsDone: `${base}/application/contracts/done`,
    selfMatching: `${base}/selfmatching`,
    selfMatchingDone: `${base}/selfmatching/done`,
    jobOpening: (id: string) => `${base}/selfmatching/${id}`,
    notInterested: (id: string) => `${base}/selfmatching/${id}/not-interested`,
    acceptOffer: (id: string) => `${base}/selfmatching/${id}/accept`,
    rejectOffer: (id: string) => `${base}/selfmatching/${id}/reject`,
    calendar: (id: string) => `${base}/selfmatching/${id}/calendar`,
    viewed: (id: string) => `${base}/selfmatching/${id}/viewed`,
    profile: `${base}/profile/1`,
    partner: `${base}/profile/2`,
    notifications: `${base}/profile/3`,
    confirmConsent: `${base}/confirm-consent`,
    myData: `${base}/my-data`,
    exportData: `${base}/my-data/export`,
    deletion: `${base}/my-data/deletion`,
    withdraw: `${base}/withdraw`,
    feedback: `${base}/feedback`,
    advisorContact: `${base}/contact/1`,
    team: `${base}/contact/2`,
    support: `${base}/contact/3`,
    ticket: (id: string) => `${base}/contact/3/${id}`,
    attachment: (id: string) => `${base}/contact/attachments/${id}`,
    faq: `${base}/faq`,
    curriculumVitae: `${base}/cvgenerator`,
    tips: `${base}/tips`,
    tipVideo: (name: string) => `${base}/tips/video/${name}`,
    training: `${base}/iutraining`,
    news: `${base}/news`,
    newsItem: (id: string) => `${base}/news/${id}`,
    bringAFriend: `${base}/bringafriend`,
  }) as const;
export type ApplicantPaths = ReturnType<typeof applicantPaths>;

/** The CV generator: public under its own name, for applicants within their side. */
export const publicCvBase = "/lebenslauf-generator";
export const cvPaths = (base: typeof publicCvBase | `${Base}/cvgenerator`) =>
  ({
    start: base,
    profil: `${base}/input/profil`,
    education: `${base}/input/education`,
    experience: `${base}/input/experience`,
    knowledge: `${base}/input/knowledge`,
    hobbies: `${base}/input/hobbies`,
    preview: `${base}/preview`,
    send: `${base}/send`,
    final: `${base}/final`,
    delete: `${base}/delete`,
    photo: `${base}/photo`,
    pdf: `${base}/pdf`,
    resume: `${base}/resume.json`,
  }) as const;
export type CvPaths = ReturnType<typeof cvPaths>;

export const advisorPaths = (base: Base) =>
  ({ home: base || "/", profile: `${base}/profile`, picture: `${base}/profile/picture` }) as const;

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
  resetPortal: "/reset",
  mails: "/mails",
  mail: (kind: string) => `/mails/${kind}`,
  mailPage: (kind: string) => `/mails/${kind}/page`,
  signIn: (side: Side) => `/auth/${side}`,
  interaction: (uid: string) => `/sign-in/${uid}`,
  register: (uid: string) => `/sign-in/${uid}/register`,
  code: (uid: string) => `/sign-in/${uid}/code`,
  forgot: "/password-reset",
  reset: (token: string) => `/password-reset/${token}`,
  preview: (uuid: string) => `/documents/${uuid}/preview`,
} as const;
