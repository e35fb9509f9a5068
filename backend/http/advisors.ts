import { office } from "#contract/calls/office.ts";
import { takeFace } from "../files/take-face.ts";
import { addAdvisor } from "../operations/advisors/add-advisor.ts";
import { changeAdvisor } from "../operations/advisors/change-advisor.ts";
import { fetchAdvisors } from "../operations/advisors/fetch-advisors.ts";
import { fetchOneAdvisor } from "../operations/advisors/fetch-one-advisor.ts";
import { fetchPictureOfAdvisor } from "../operations/advisors/fetch-picture-of-advisor.ts";
import { givePicture } from "../operations/advisors/give-picture.ts";
import { handOverApplicants } from "../operations/advisors/hand-over-applicants.ts";
import { lockAdvisor } from "../operations/advisors/lock-advisor.ts";
import { unlockAdvisor } from "../operations/advisors/unlock-advisor.ts";
import { welcomeAgain } from "../operations/advisors/welcome-again.ts";
import { serve, serveUpload } from "./call.ts";

export const advisorRoutes = [
  serve(office.fetchAdvisorPicture, fetchPictureOfAdvisor),
  serveUpload(office.uploadAdvisorPicture, takeFace, givePicture),
  serve(office.fetchAdvisors, fetchAdvisors),
  serve(office.fetchAdvisor, fetchOneAdvisor),
  serve(office.addAdvisor, addAdvisor),
  serve(office.changeAdvisor, changeAdvisor),
  serve(office.handOverApplicants, handOverApplicants),
  serve(office.welcomeAdvisor, welcomeAgain),
  serve(office.lockAdvisor, lockAdvisor),
  serve(office.unlockAdvisor, unlockAdvisor),
];
