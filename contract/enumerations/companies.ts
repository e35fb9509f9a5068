/** Spec §6. An owner has every one. */
export const permissions = [
  "createEmployees",
  "editEmployees",
  "deleteEmployees",
  "editCompanyMasterData",
  "editCompanyPortrait",
  "editCompanyPaymentDetails",
  "createJobOpenings",
  "editJobOpenings",
  "requestContracts",
  "editContracts",
  "viewStudentContracts",
] as const;

export type Permission = (typeof permissions)[number];

/** Spec §3, user sort: by last name, ascending (the usual order) or descending. */
export const employeeOrders = ["lastName", "lastNameDescending"] as const;
export type EmployeeOrder = (typeof employeeOrders)[number];
/** Spec §3. */
export const paymentTypes = ["direct_transfer", "sepa"] as const;
export type PaymentType = (typeof paymentTypes)[number];
/** What a company's payment still lacks. */
export const paymentStates = ["unchosen", "mandateMissing", "complete"] as const;
export type PaymentState = (typeof paymentStates)[number];
/** What became of a company's request to be a partner; `merged`: the company was there already. */
export const partnerRequestStatuses = ["open", "accepted", "merged", "declined"] as const;
export type PartnerRequestStatus = (typeof partnerRequestStatuses)[number];
