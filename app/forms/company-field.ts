/** The hidden field that names the company that a form was made for (ADR 0066). */
export const companyField = "formCompany";

/** The company that a post was made for, if it names one; what is no id names a company that nobody has. */
export function companyIn(fields: URLSearchParams | undefined): string | undefined {
  const id = fields?.get(companyField);
  if (!id) return undefined;
  return /^[\da-f-]{36}$/.test(id) ? id : "unknown";
}

/** Where a draft of a page waits: a person with several companies has one draft for each. */
export const draftAddress = (path: string, companyId: string | undefined) =>
  companyId ? `${path}?company=${companyId}` : path;
