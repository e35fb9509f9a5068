import type { Permission } from "#contract/enumerations/companies.ts";
import type { Looks } from "./draw-face.ts";

/** A company user: the companies they work for, and those that invite them. */
export interface DemoColleague {
  email: string;
  firstName: string;
  lastName: string;
  /** Of those who have given a picture. */
  looks?: Looks;
  /** Signs in with the demo's password. */
  signsIn?: true;
  works: { at: string; isOwner?: true; permissions?: Permission[]; department?: string; position?: string }[];
  /** The invitation comes from that company's owner. */
  invited?: { to: string; permissions: Permission[]; hasExpired?: true };
}

/** The company users of the demo; an owner comes before the people they invite. */
export const colleagues: DemoColleague[] = [
  {
    email: "firma@example.org",
    firstName: "Antje",
    lastName: "Claussen",
    looks: { skin: "#e3b594", hair: "#8a8077", clothes: "#24476b" },
    signsIn: true,
    works: [{ at: "Alsterwerft Medien GmbH", isOwner: true, position: "Ausbildungsleiterin" }],
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
    looks: { skin: "#c68c62", hair: "#2e221c", clothes: "#3f6b54" },
    signsIn: true,
    works: [
      {
        at: "Alsterwerft Medien GmbH",
        permissions: ["createJobOpenings", "editJobOpenings", "requestContracts"],
        department: "Personal",
        position: "Referent",
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
  {
    email: "petra.vogt@example.org",
    firstName: "Petra",
    lastName: "Vogt",
    works: [
      {
        at: "Alsterwerft Medien GmbH",
        permissions: ["createEmployees", "editEmployees", "editJobOpenings", "viewStudentContracts"],
        department: "Personal",
        position: "Personalreferentin",
      },
    ],
  },
  {
    email: "murat.demir@example.org",
    firstName: "Murat",
    lastName: "Demir",
    works: [
      {
        at: "Alsterwerft Medien GmbH",
        permissions: ["editCompanyPaymentDetails"],
        department: "Buchhaltung",
      },
    ],
  },
  {
    email: "insa.aedtner@example.org",
    firstName: "Insa",
    lastName: "Ädtner",
    works: [
      {
        at: "Alsterwerft Medien GmbH",
        permissions: ["editCompanyPortrait"],
        department: "Kommunikation",
        position: "Grafikerin",
      },
    ],
  },
  {
    email: "ole.carstens@example.org",
    firstName: "Ole",
    lastName: "Carstens",
    works: [{ at: "Alsterwerft Medien GmbH", permissions: [], department: "Technik" }],
  },
  {
    email: "kai.lorenz@example.org",
    firstName: "Kai",
    lastName: "Lorenz",
    works: [],
    invited: { to: "Alsterwerft Medien GmbH", permissions: ["editJobOpenings"], hasExpired: true },
  },
];
