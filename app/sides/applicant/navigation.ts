import type { ApplicantPaths } from "./paths.ts";

/** A place that the head of every page leads to; its words are `applicant:nav.<name>`. */
export interface Place {
  name: string;
  to: string;
  /** Prefixes of all addresses that belong to the place. */
  areas: string[];
}

const at = (name: string, to: string, ...areas: string[]): Place => ({ name, to, areas: [to, ...areas] });

/** The places needed every day: five words, which fit beside the name in any language. */
export const mainPlaces = (paths: ApplicantPaths): Place[] => [
  at("home", paths.home),
  at("application", paths.studyInfo, paths.studyInfo.replace(/abilities.*/, "")),
  at("jobs", paths.selfMatching),
  at("tips", paths.tips, paths.training, paths.faq),
  at("contact", paths.advisorContact, paths.advisorContact.replace(/1$/, "")),
];

/** The personal places, in the menu of signed-in people. */
export const morePlaces = (paths: ApplicantPaths): Place[] => [
  at("profile", paths.profile, paths.profile.replace(/1$/, "")),
  at("notifications", paths.notifications),
  at("myData", paths.myData),
  at("curriculumVitae", paths.curriculumVitae),
  at("news", paths.news),
  at("invite", paths.bringAFriend),
  at("feedback", paths.feedback),
];

/** The place of a path: the one with the longest matching prefix. */
export function placeAt(path: string, places: Place[]): Place | undefined {
  const around = places.flatMap((place) => place.areas.map((area) => ({ place, area })));
  const within = around.filter(({ area }) => path.startsWith(area));
  return within.sort((one, other) => other.area.length - one.area.length)[0]?.place;
}
