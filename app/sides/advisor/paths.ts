import { baseOf, pathTable } from "#app/paths.ts";

/** The advisors' pages. */
export const advisorPaths = pathTable(baseOf("advisor"), (base) => ({
  home: base || "/",
  office: `${base}/office`,
  advisors: `${base}/office/advisors`,
  advisor: (id: string) => `${base}/office/advisors/${id}`,
  companies: `${base}/office/companies`,
  companiesTable: `${base}/office/companies/table`,
  newCompany: `${base}/office/companies/new`,
  company: (id: string) => `${base}/office/companies/${id}`,
  imports: (kind: string) => `${base}/office/imports/${kind}`,
  exported: (kind: string) => `${base}/office/imports/${kind}/table`,
  stagedImport: (kind: string, id: string) => `${base}/office/imports/${kind}/${id}`,
  requests: `${base}/office/requests`,
  request: (id: string) => `${base}/office/requests/${id}`,
  applicant: (accountId: string) => `${base}/applicants/${accountId}`,
  applicantDocument: (accountId: string, uuid: string) => `${base}/applicants/${accountId}/documents/${uuid}`,
  campuses: `${base}/office/campuses`,
  campus: (id: string) => `${base}/office/campuses/${id}`,
  courses: `${base}/office/courses`,
  course: (id: string) => `${base}/office/courses/${id}`,
  intakes: `${base}/office/intakes`,
  intake: (id: string) => `${base}/office/intakes/${id}`,
  profile: `${base}/profile`,
  picture: `${base}/profile/picture`,
}));
