import { company } from "#contract/calls/company.ts";
import { office } from "#contract/calls/office.ts";
import { changeEmployee } from "../operations/employees/change-employee.ts";
import { changeOwnWork } from "../operations/employees/change-own-work.ts";
import { fetchEmployee } from "../operations/employees/fetch-employee.ts";
import { fetchEmployeePicture } from "../operations/employees/fetch-employee-picture.ts";
import { fetchEmployees } from "../operations/employees/fetch-employees.ts";
import { handOverOwnership } from "../operations/employees/hand-over-ownership.ts";
import { leaveCompany } from "../operations/employees/leave-company.ts";
import { onBehalf } from "../operations/employees/on-behalf.ts";
import { removeEmployee } from "../operations/employees/remove-employee.ts";
import { resendInvitation } from "../operations/employees/resend-invitation.ts";
import { serve } from "./call.ts";

export const employeeRoutes = [
  serve(company.fetchEmployees, fetchEmployees),
  serve(company.fetchEmployee, fetchEmployee),
  serve(company.fetchEmployeePicture, fetchEmployeePicture),
  serve(company.changeOwnWork, changeOwnWork),
  serve(company.changeEmployee, changeEmployee),
  serve(company.removeEmployee, removeEmployee),
  serve(company.resendInvitation, resendInvitation),
  serve(company.handOverOwnership, handOverOwnership),
  serve(company.leaveCompany, leaveCompany),
  serve(office.changeEmployee, onBehalf("rightsChanged", changeEmployee)),
  serve(office.removeEmployee, onBehalf("removed", removeEmployee)),
  serve(office.resendInvitation, onBehalf("invitedAgain", resendInvitation)),
  serve(office.handOverOwnership, onBehalf("handedOver", handOverOwnership)),
];
