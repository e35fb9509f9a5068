import type { Permission } from "#contract/enumerations/companies.ts";

/** A company user: the companies they work for, and those that invite them. */
export interface DemoColleague {
  email: string;
  firstName: string;
  lastName: string;
  /** Signs in with the demo's password. */
  signsIn?: true;
  works: { at: string; isOwner?: true; permissions?: Permission[] }[];
  /** The invitation comes from that company's owner. */
  invited?: { to: string; permissions: Permission[] };
}

/** The company users of the demo; an owner comes before the people they invite. */
export const colleagues: DemoColleague[] = [
  {
    email: "firma@example.org",
    firstName: "Antje",
    lastName: "Claussen",
    signsIn: true,
    works: [{ at: "Alsterwerft Medien GmbH", isOwner: true }],
  },
  {
    email: "verlag@example.org",
    firstName: "Henning",
    lastName: "Voss",
    works: [{ at: "Hörspur Verlag GmbH", isOwner: true }],
  },
  {
    email: "it@example.org",
    firstName: "Aylin",
    lastName: "Kaya",
    works: [{ at: "Domblick IT-Systeme GmbH", isOwner: true }],
  },
  {
    email: "kinderhaus@example.org",
    firstName: "Theresa",
    lastName: "Huber",
    works: [{ at: "Münchner Kinderhaus-Verbund gGmbH", isOwner: true }],
  },
  {
    email: "energie@example.org",
    firstName: "Georg",
    lastName: "Wirtz",
    works: [{ at: "Rheinbogen Energie GmbH", isOwner: true }],
  },
  {
    email: "team@example.org",
    firstName: "Jonathan",
    lastName: "Reimers",
    signsIn: true,
    works: [
      {
        at: "Alsterwerft Medien GmbH",
        permissions: ["createJobOpenings", "editJobOpenings", "requestContracts"],
      },
    ],
  },
  {
    email: "zwei@example.org",
    firstName: "Friederike",
    lastName: "Sander",
    signsIn: true,
    works: [
      { at: "Hörspur Verlag GmbH", permissions: ["createJobOpenings", "editJobOpenings"] },
      { at: "Domblick IT-Systeme GmbH", permissions: [] },
    ],
    invited: { to: "Rheinbogen Energie GmbH", permissions: ["editJobOpenings", "requestContracts"] },
  },
  {
    email: "neu@example.org",
    firstName: "Samuel",
    lastName: "Boateng",
    signsIn: true,
    works: [],
    invited: { to: "Alsterwerft Medien GmbH", permissions: ["createJobOpenings", "editJobOpenings"] },
  },
];
