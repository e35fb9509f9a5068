import type { ApplicantPaths } from "./paths.ts";

/** A place that the head of every page leads to; its words are `applicant:nav.<name>`. */
export interface Place {
  name: string;
  to: string;
  /** All addresses that belong to it begin so. */
  area: string;
}

const at = (name: string, to: string, area: string = to): Place => ({ name, to, area });

/** What an application needs every day. */
export const mainPlaces = (paths: ApplicantPaths): Place[] => [
  at("home", paths.home),
  at("application", paths.studyInfo, paths.studyInfo.replace(/abilities.*/, "")),
  at("jobs", paths.selfMatching),
  at("contact", paths.advisorContact, paths.advisorContact.replace(/1$/, "")),
];

/** Everything else, in the menu of signed-in people. */
export const morePlaces = (paths: ApplicantPaths): Place[] => [
  at("profile", paths.profile, paths.profile.replace(/1$/, "")),
  at("myData", paths.myData),
  at("notifications", paths.notifications),
  at("curriculumVitae", paths.curriculumVitae),
  at("tips", paths.tips),
  at("training", paths.training),
  at("help", paths.faq),
  at("news", paths.news),
  at("invite", paths.bringAFriend),
  at("feedback", paths.feedback),
];

/** Where a path is: at the place whose area is the narrowest around it. */
export const placeAt = (path: string, places: Place[]): Place | undefined =>
  places.filter(({ area }) => path.startsWith(area)).sort((one, other) => other.area.length - one.area.length)[0];
