import { applicant } from "#contract/applicant.ts";
import { changeApplication } from "../operations/change-application.ts";
import { chooseApplication } from "../operations/choose-application.ts";
import { fetchAdvisorPicture } from "../operations/fetch-advisor-picture.ts";
import { fetchStudyOptions } from "../operations/fetch-study-options.ts";
import { fetchUnit } from "../operations/fetch-unit.ts";
import { fetchUnits } from "../operations/fetch-units.ts";
import { stateAdvisorInterview } from "../operations/state-advisor-interview.ts";
import { serve } from "./call.ts";

export const unitRoutes = [
  serve(applicant.fetchUnit, ({ db, caller }) => fetchUnit(db, caller)),
  serve(applicant.stateAdvisorInterview, ({ db, caller, body, now }) =>
    stateAdvisorInterview(db, caller.id, body.participateAdvisorInterviewOn, now),
  ),
  serve(applicant.changeApplication, ({ db, caller, params, body, now }) =>
    changeApplication(db, caller.id, params.id, body, now),
  ),
  serve(applicant.fetchAdvisorPicture, ({ db, caller, params }) => fetchAdvisorPicture(db, caller.id, params.id)),
  serve(applicant.fetchUnits, ({ db, caller }) => fetchUnits(db, caller.units)),
  serve(applicant.chooseApplication, ({ db, caller, params, now }) => chooseApplication(db, caller.id, params.id, now)),
  serve(applicant.fetchStudyOptions, ({ db, now }) => fetchStudyOptions(db, now)),
];
