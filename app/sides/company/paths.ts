import { companiesBelow } from "#app/auth/gates.ts";
import { baseOf, pathTable } from "#app/paths.ts";

/** The companies' pages. */
export const companyPaths = pathTable(baseOf("company"), (base) => ({
  home: `${base}/home`,
  calendar: `${base}/calendar`,
  calendarOf: (matchId: string) => `${base}/calendar/${matchId}`,
  news: `${base}/news`,
  newsItem: (id: string) => `${base}/news/${id}`,
  notifications: `${base}/notifications`,
  settings: `${base}/profile/settings`,
  leaveCompany: `${base}/profile/settings/leave`,
  consents: `${base}/profile/consents`,
  myData: `${base}/profile/data`,
  exportData: `${base}/profile/data/export`,
  deleteAccess: `${base}/profile/data/deletion`,
  mailedNotifications: `${base}/profile/notifications`,
  feedback: `${base}/feedback`,
  jobOpenings: `${base}/job-openings`,
  /** These two are led to by ids of an address, before anybody has looked them up. */
  jobOpening: (id: string) => `${base}/job-openings/${encodeURIComponent(id)}`,
  openingOverview: (id: string) => `${base}/job-openings/${id}/overview`,
  dismissed: (id: string) => `${base}/job-openings/${id}/dismissed`,
  contacted: (id: string) => `${base}/job-openings/${id}/contacted`,
  inviteChosen: (id: string) => `${base}/job-openings/${id}/contacted/interview`,
  rejectChosen: (id: string) => `${base}/job-openings/${id}/contacted/reject`,
  newJobOpening: `${base}/job-openings/manage`,
  manageJobOpening: (id: string) => `${base}/job-openings/${id}/manage`,
  manageStudy: (id: string) => `${base}/job-openings/${id}/manage/study`,
  manageJob: (id: string) => `${base}/job-openings/${id}/manage/job`,
  manageRequirements: (id: string) => `${base}/job-openings/${id}/manage/requirements`,
  manageFinish: (id: string) => `${base}/job-openings/${id}/manage/finish`,
  closeJobOpening: (id: string) => `${base}/job-openings/${id}/close`,
  deleteJobOpening: (id: string) => `${base}/job-openings/${id}/delete`,
  company: `${base}/company`,
  companyData: `${base}/company/data`,
  companyPortrait: `${base}/company/portrait`,
  companyPicture: `${base}/company/picture`,
  companyPayment: `${base}/company/payment`,
  companyDocuments: `${base}/company/documents`,
  companyDocument: (id: string) => `${base}/company/documents/${id}`,
  deleteCompanyDocument: (id: string) => `${base}/company/documents/${id}/delete`,
  bank: `${base}/company/bank`,
  mandate: `${base}/company/mandate`,
  applicant: (jobOpeningId: string, accountId: string) =>
    `${base}/job-openings/${encodeURIComponent(jobOpeningId)}/applicants/${encodeURIComponent(accountId)}`,
  applicantDocument: (jobOpeningId: string, accountId: string, uuid: string) =>
    `${base}/job-openings/${jobOpeningId}/applicants/${accountId}/documents/${uuid}`,
  applicantPortfolio: (jobOpeningId: string, accountId: string) =>
    `${base}/job-openings/${jobOpeningId}/applicants/${accountId}/portfolio`,
  changeComment: (jobOpeningId: string, accountId: string, id: string) =>
    `${base}/job-openings/${jobOpeningId}/applicants/${accountId}/comments/${id}`,
  deleteComment: (jobOpeningId: string, accountId: string, id: string) =>
    `${base}/job-openings/${jobOpeningId}/applicants/${accountId}/comments/${id}/delete`,
  contract: (jobOpeningId: string, accountId: string) =>
    `${base}/job-openings/${jobOpeningId}/applicants/${accountId}/contract`,
  arrangeInterview: (jobOpeningId: string, accountId: string) =>
    `${base}/job-openings/${jobOpeningId}/applicants/${accountId}/interview`,
  arrangeTrialDay: (jobOpeningId: string, accountId: string) =>
    `${base}/job-openings/${jobOpeningId}/applicants/${accountId}/trial-day`,
  acceptApplicant: (jobOpeningId: string, accountId: string) =>
    `${base}/job-openings/${jobOpeningId}/applicants/${accountId}/accept`,
  rejectApplicant: (jobOpeningId: string, accountId: string) =>
    `${base}/job-openings/${jobOpeningId}/applicants/${accountId}/reject`,
  takeBackRejection: (jobOpeningId: string, accountId: string) =>
    `${base}/job-openings/${jobOpeningId}/applicants/${accountId}/take-back`,
  applicantSuccess: (jobOpeningId: string, accountId: string) =>
    `${base}/job-openings/${jobOpeningId}/applicants/${accountId}/success`,
  students: `${base}/students`,
  dueContracts: `${base}/students?state=due`,
  studentsFile: `${base}/students/export`,
  invoices: `${base}/invoices`,
  invoicesTable: `${base}/invoices/table`,
  invoice: (id: string) => `${base}/invoices/${id}`,
  downloads: `${base}/downloads`,
  download: (id: string) => `${base}/downloads/${id}`,
  upskilling: `${base}/upskilling`,
  help: `${base}/help`,
  helpTopic: (name: string) => `${base}/help/${name}`,
  askForHelp: `${base}/help/contact`,
  askForHelpWith: (subject: string) => `${base}/help/contact?${new URLSearchParams({ subject })}`,
  request: (id: string) => `${base}/help/contact/${id}`,
  requestFile: (id: string) => `${base}/help/attachments/${id}`,
  /** The addresses as links that readers may follow while another of their companies is active. */
  contactedIn: (companyId: string, id: string) => `${base}/job-openings/${id}/contacted?company=${companyId}`,
  applicantIn: (companyId: string, jobOpeningId: string, accountId: string) =>
    `${base}/job-openings/${jobOpeningId}/applicants/${accountId}?company=${companyId}`,
  employees: `${base}/employees`,
  inviteEmployee: `${base}/employees/edit`,
  employee: (id: string) => `${base}/employees/edit/${id}`,
  /** A new picture has a new address, so that no old one is shown. */
  employeePicture: (id: string, picture: string) => `${base}/employees/edit/${id}/picture?${picture}`,
  removeEmployee: (id: string) => `${base}/employees/edit/${id}/remove`,
  handOver: (id: string) => `${base}/employees/edit/${id}/hand-over`,
  contractIn: (companyId: string, jobOpeningId: string, accountId: string) =>
    `${base}/job-openings/${jobOpeningId}/applicants/${accountId}/contract?company=${companyId}`,
  ...companiesBelow(base),
  declineInvitation: (id: string) => `${base}/invitation/${id}/decline`,
}));
