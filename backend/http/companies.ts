import { advisor } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { bank } from "#contract/calls/bank.ts";
import { company } from "#contract/calls/company.ts";
import { office } from "#contract/calls/office.ts";
import { takeCompanyPicture } from "../files/take-company-picture.ts";
import { takeFace } from "../files/take-face.ts";
import { acceptConfidentiality } from "../operations/companies/accept-confidentiality.ts";
import { acceptInvitation } from "../operations/companies/accept-invitation.ts";
import { addCompany } from "../operations/companies/add-company.ts";
import { changeCompany } from "../operations/companies/change-company.ts";
import { changeCompanyUser } from "../operations/companies/change-company-user.ts";
import { changeMetadataEntry } from "../operations/companies/change-metadata-entry.ts";
import { changePaymentDetails } from "../operations/companies/change-payment-details.ts";
import { changePaymentType } from "../operations/companies/change-payment-type.ts";
import { changePortrait } from "../operations/companies/change-portrait.ts";
import { declineInvitation } from "../operations/companies/decline-invitation.ts";
import { deleteCompanyPicture } from "../operations/companies/delete-company-picture.ts";
import { deleteOwnPicture } from "../operations/companies/delete-own-picture.ts";
import { fetchBankInfo } from "../operations/companies/fetch-bank-info.ts";
import { fetchCompanies } from "../operations/companies/fetch-companies.ts";
import { fetchCompany } from "../operations/companies/fetch-company.ts";
import { fetchCompanyAtDesk } from "../operations/companies/fetch-company-at-desk.ts";
import { fetchCompanyHome } from "../operations/companies/fetch-company-home.ts";
import { fetchCompanyPicture } from "../operations/companies/fetch-company-picture.ts";
import { fetchCompanyUser } from "../operations/companies/fetch-company-user.ts";
import { fetchKeptEmployee } from "../operations/companies/fetch-kept-employee.ts";
import { fetchPictureForApplicant } from "../operations/companies/fetch-picture-for-applicant.ts";
import { fetchWaiting } from "../operations/companies/fetch-waiting.ts";
import { fetchWholeCompany } from "../operations/companies/fetch-whole-company.ts";
import { inviteEmployee } from "../operations/companies/invite-employee.ts";
import { inviteOwner } from "../operations/companies/invite-owner.ts";
import { keepOut } from "../operations/companies/keep-out.ts";
import { letIn } from "../operations/companies/let-in.ts";
import { makeCompanyCalendar } from "../operations/companies/make-company-calendar.ts";
import { printMandate } from "../operations/companies/print-mandate.ts";
import { replaceMetadata } from "../operations/companies/replace-metadata.ts";
import { setDefaultCompany } from "../operations/companies/set-default-company.ts";
import { uploadCompanyPicture } from "../operations/companies/upload-company-picture.ts";
import { uploadOwnPicture } from "../operations/companies/upload-own-picture.ts";
import { onBehalf } from "../operations/employees/on-behalf.ts";
import { serve, serveUpload } from "./call.ts";

export const companyRoutes = [
  serve(company.fetchCompanyUser, fetchCompanyUser),
  serve(company.changeCompanyUser, changeCompanyUser),
  serveUpload(company.uploadProfilePicture, takeFace, uploadOwnPicture),
  serve(company.deleteProfilePicture, deleteOwnPicture),
  serve(company.acceptConfidentiality, acceptConfidentiality),
  serve(company.fetchCompany, fetchCompany),
  serve(company.changeCompany, changeCompany),
  serve(company.changePortrait, changePortrait),
  serveUpload(company.uploadCompanyPicture, takeCompanyPicture, uploadCompanyPicture),
  serve(company.deleteCompanyPicture, deleteCompanyPicture),
  serve(company.fetchCompanyPicture, fetchCompanyPicture),
  serve(applicant.fetchCompanyPicture, fetchPictureForApplicant),
  serve(company.changePaymentDetails, changePaymentDetails),
  serve(company.changePaymentType, changePaymentType),
  serve(bank.fetchBankInfo, fetchBankInfo),
  serve(company.fetchMandate, printMandate),
  serve(company.fetchCompanyHome, fetchCompanyHome),
  serve(company.fetchCalendarFile, makeCompanyCalendar),
  serve(company.replaceMetadata, replaceMetadata),
  serve(company.changeMetadataEntry, changeMetadataEntry),
  serve(company.fetchWaiting, fetchWaiting),
  serve(company.setDefaultCompany, setDefaultCompany),
  serve(company.acceptInvitation, acceptInvitation),
  serve(company.declineInvitation, declineInvitation),
  serve(company.inviteEmployee, inviteEmployee),
  serve(advisor.fetchCompanies, fetchCompanies),
  serve(advisor.fetchCompanyAtDesk, fetchCompanyAtDesk),
  serve(office.addCompany, addCompany),
  serve(office.fetchCompany, fetchWholeCompany),
  serve(office.fetchEmployee, fetchKeptEmployee),
  serve(office.inviteOwner, onBehalf("invited", inviteOwner)),
  serve(office.inviteEmployee, onBehalf("invited", inviteEmployee)),
  serve(office.lockCompany, keepOut),
  serve(office.unlockCompany, letIn),
];
