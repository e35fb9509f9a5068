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
