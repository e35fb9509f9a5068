import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { demoPassword } from "#backend/demo/load-demo-data.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import { identity } from "#contract/calls/identity.ts";
import { office } from "#contract/calls/office.ts";
import { publicCalls } from "#contract/calls/public.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { Permission } from "#contract/enumerations/companies.ts";
import type { Tone } from "#contract/sides.ts";
import { addMonths } from "#domain/months.ts";
import { day } from "#domain/time.ts";
import { todayInGermany } from "#domain/today.ts";
import { companyScreen } from "../world/company.ts";
import { applicantAtDesk, ticketAtDesk } from "../world/desk.ts";
import { pdf } from "../world/files.ts";
import { codeOf, linkOf, mailTo } from "../world/outbox.ts";
import type { DemoName, People } from "../world/people.ts";
import { callOf, type Failure, test } from "../world/portal-apart.ts";
import { screenOf } from "../world/screen.ts";
import { expect, signIn, takenOver } from "../world/test.ts";

type Screen = ReturnType<typeof screenOf>;
type Standing = Parameters<People["addApplication"]>[2];
interface World {
  page: Page;
  people: People;
  /** Of the backend: mails are there. */
  dataDirectory: string;
  signInLike: (name: DemoName, path?: string) => Promise<string>;
}
interface FormKind {
  what: string;
  words: string[];
  /** How its page addresses people. */
  tone?: Tone;
  /** The call that carries it out. */
  call: Endpoint;
  /** Comes to the form as somebody who may send it. */
  open: (world: World) => Promise<unknown>;
  /** Types or ticks something; what it is stays. */
  fill?: (screen: Screen) => Promise<unknown>;
  expectKept?: (screen: Screen) => Promise<unknown>;
  /** What is never kept has to be typed for each try. */
  again?: (screen: Screen) => Promise<unknown>;
  button: string;
  /** How many the button says it is for. */
  count?: number;
  /** Where it leads once it is carried out. */
  done: string | RegExp;
  /** Nothing but a button: it has no form of its own to be told at. */
  isButton?: true;
  /** The page has an answer of its own to this refusal. */
  knows?: number;
  /** Once it is done the page shows how it stands, whatever was heard of it: there is nothing to send again. */
  isSeen?: true;
}

const typed = "Was hier steht, soll nicht verloren sein.";
const at =
  (name: DemoName, path: string) =>
  ({ signInLike }: World) =>
    signInLike(name, path);
const atOffice =
  (path: string) =>
  ({ page }: World) =>
    signIn(page, "jutta@example.org", `/advisor/office${path}`);
const inField = (name: string, value = typed) => ({
  fill: ({ field }: Screen) => field(name).fill(value),
  expectKept: ({ field }: Screen) => expect(field(name)).toHaveValue(value),
});
const password = ({ field }: Screen) => field("password").fill("drei stille Häfen");
/** The page of the n-th opening that asks somebody something. */
const atOpening =
  (index: number) =>
  async ({ page, people, signInLike }: World) => {
    const pages = await people.openingPagesOf(await signInLike("sara"));
    await page.goto(pages[index]!);
  };
/** A company's owner, and two applicants at one opening, who wait for them unless it is said where they stand. */
async function meetApplicants(people: People, status: Standing = "awaiting_partner_interest") {
  const owner = await people.addOwner({ emailVerified: true });
  await people.promiseConfidentiality(owner);
  const opening = await people.addOpening(owner);
  const applicants = [await people.addOneLike("sara"), await people.addOneLike("sara")];
  for (const applicant of applicants) await people.addApplication(opening, applicant, status);
  return { owner, opening, applicants };
}
/** Somebody of a company has chosen two applicants for the same. */
async function chooseSeveral({ page, people }: World, act: "interview" | "reject") {
  const { owner, opening, applicants } = await meetApplicants(people);
  const ids = await Promise.all(applicants.map((applicant) => people.idOf(applicant)));
  const chosen = ids.map((id) => `applicants=${id}`).join("&");
  await signIn(page, owner, `/b2b/job-openings/${opening}/contacted/${act}?${chosen}`);
}
/** A page of a company about an applicant, who waits for an answer unless it is said where they stand. */
const atApplicant =
  (page: string, status?: Standing) =>
  async ({ page: browser, people }: World) => {
    const { owner, opening, applicants } = await meetApplicants(people, status);
    await signIn(browser, owner, `${await people.applicantPage(opening, applicants[0]!)}${page}`);
  };
/** As the owner of a new company. */
const ownerAt =
  (path: string) =>
  async ({ page, people }: World) =>
    signIn(page, await people.addOwner({ emailVerified: true }), path);
/** An owner comes to the page of Bilal Aydin. */
async function meetColleague({ page, people }: World) {
  const owner = await people.addOwner({ emailVerified: true });
  await people.addColleague(owner, ["createJobOpenings"]);
  await signIn(page, owner, "/b2b/employees");
  await page.getByRole("link", { name: "Bilal Aydin" }).click();
  await page.waitForURL(/employees\/edit\/[\w-]+$/);
}
/** The box of a right: its hint belongs to its name. */
const right = ({ t, group }: Screen, name: Permission) =>
  group("permissions").getByRole("checkbox", { name: new RegExp(`^${t(`rights:right.${name}.label`)}`) });
/** Ten o'clock, as the field has it. */
const inAWeek = () => `${todayInGermany(new Date(Date.now() + 7 * day))}T10:00`;
const firstDate = {
  fill: async ({ field }: Screen) => {
    await field("place").fill(typed);
    await field("interviewDateSuggestions.at", { number: 1 }).fill(inAWeek());
  },
  expectKept: async ({ field }: Screen) => {
    await expect(field("place")).toHaveValue(typed);
    await expect(field("interviewDateSuggestions.at", { number: 1 })).toHaveValue(inAWeek());
  },
};
const companyData = {
  companyName: "Werkraum Köln GmbH",
  managingDirectors: "Ines Albrecht, Leon Kaminski",
  "locations.street": "Hafenstraße 12",
  "locations.postalCode": "50667",
  "locations.city": "Köln",
  email: "ausbildung@example.org",
  phone: "+49 221 5550",
};
async function goToRegister({ page }: World) {
  await page.goto("/ds/home");
  await screenOf(page, ["signIn"]).link("register").click();
  await page.waitForURL(/register$/);
}

/** Somebody new whom the demo's advisor looks after. */
async function lookAfter({ people }: World) {
  const lena = await people.addOneLike("lena");
  await people.giveAdvisor(lena, "advisor@example.org");
  return lena;
}
const meetAtDesk = async (world: World) => applicantAtDesk(await world.people.idOf(await lookAfter(world)));
const goTo = ({ page }: World, path: string) => signIn(page, "advisor@example.org", path);

/** Opens a part of the page that is closed at first. */
const unfold = (page: Page, namespace: string, summary: string) =>
  page.getByText(screenOf(page, [namespace], undefined, "neutral").t(summary), { exact: true }).click();

/** A company asks to become a partner; its name. */
async function askToBePartner({ page }: World) {
  const name = `Tannenhof ${randomUUID()}`;
  const place = { street: "Sägewerkstraße 4", postalCode: "51545", city: "Waldbröl", phone: "02291 4710" };
  const person = { firstName: "Henrike", lastName: "Tann", email: `${randomUUID()}@example.org` };
  const { field, press } = companyScreen(page, "partner");
  await page.goto("/praxispartner");
  for (const [one, text] of Object.entries({ name, ...place, ...person })) await field(one).fill(text);
  await press("submit");
  await page.waitForURL(/sent/);
  return name;
}

const step: FormKind = {
  what: "a step of the application",
  words: ["motivation"],
  call: applicant.changeAccount,
  open: at("lena", "/ds/application/search/3"),
  fill: async (screen) => {
    await screen.choose("practicePartnerExists", screen.t("forms:no"));
    await inField("motivationText").fill(screen);
  },
  expectKept: inField("motivationText").expectKept,
  button: "continue",
  done: "/ds/application/search/4",
};
const profile: FormKind = {
  what: "a page of the profile",
  words: ["profileContact", "studyInfo", "profile"],
  call: applicant.changeAccount,
  open: at("lena", "/ds/profile/1"),
  ...inField("shippingCity"),
  button: "save",
  done: "/ds/profile/1",
};
const question: FormKind = {
  what: "a message with a file",
  words: ["support", "message", "contact"],
  call: applicant.openTicket,
  open: at("lena", "/ds/contact/3"),
  fill: async ({ field }) => {
    await field("text").fill(typed);
    await field("subject").fill("Mein Zeugnis");
    await field("file").setInputFiles(pdf("Zeugnis.pdf"));
  },
  expectKept: inField("text").expectKept,
  button: "send",
  done: /\/ds\/contact\/3\/[\w-]+$/,
};
const opinion: FormKind = {
  what: "an opinion",
  words: ["feedback"],
  call: applicant.sendFeedback,
  open: at("lena", "/ds/feedback"),
  fill: async (screen) => {
    await screen.choose("selected", screen.t("rating.neutral"));
    await inField("feedback").fill(screen);
  },
  expectKept: inField("feedback").expectKept,
  button: "send",
  done: /feedback\?sent/,
};

const stageByHand: FormKind = {
  what: "a stage set by hand",
  words: ["deskApplicant"],
  tone: "neutral",
  call: advisor.setStage,
  open: async (world) => {
    await goTo(world, await meetAtDesk(world));
    await unfold(world.page, "deskApplicant", "stage.byHand");
  },
  fill: async ({ field }) => {
    await field("stage").selectOption("Ready to match");
    await field("reason").fill(typed);
  },
  expectKept: async ({ field }) => {
    await expect(field("stage")).toHaveValue("Ready to match");
    await expect(field("reason")).toHaveValue(typed);
  },
  button: "stage.set",
  done: /\/applicants\/[\w-]+$/,
};

const kinds: FormKind[] = [
  step,
  profile,
  question,
  opinion,
  {
    what: "a step of a job opening",
    words: ["manageRequirements", "manage"],
    tone: "formal",
    call: company.changeJobOpening,
    open: async ({ page, people }) => {
      const owner = await people.addOwner({ emailVerified: true });
      const { id } = await people.addDraft(owner);
      await signIn(page, owner, `/b2b/job-openings/${id}/manage/requirements`);
    },
    ...inField("skills"),
    button: "steps:continue",
    done: /\/manage\/finish$/,
  },
  {
    what: "a rejection by a company",
    words: ["rejectApplicant", "applicantActs"],
    tone: "formal",
    call: company.rejectApplicant,
    open: atApplicant("/reject"),
    ...inField("feedbackText"),
    isSeen: true,
    button: "submit.rejection",
    done: /\/applicants\/[\w-]+$/,
  },
  {
    what: "an invitation to an interview",
    words: ["arrangeInterview", "applicantActs"],
    tone: "formal",
    call: company.arrangeInterview,
    open: atApplicant("/interview"),
    ...firstDate,
    isSeen: true,
    button: "submit.answer",
    done: /\/applicants\/[\w-]+$/,
  },
  {
    what: "the offer of a place",
    words: ["acceptApplicant", "applicantActs"],
    tone: "formal",
    call: company.acceptApplicant,
    open: atApplicant("/accept"),
    ...inField("note"),
    isSeen: true,
    button: "submit",
    done: /\/applicants\/[\w-]+$/,
  },
  {
    what: "a trial day",
    words: ["arrangeTrialDay", "applicantActs"],
    tone: "formal",
    call: company.arrangeInterview,
    open: atApplicant("/trial-day", "interview_scheduled"),
    fill: async ({ field }) => {
      await field("place").fill(typed);
      await field("trialDayAt").fill(inAWeek());
    },
    expectKept: async ({ field }) => {
      await expect(field("place")).toHaveValue(typed);
      await expect(field("trialDayAt")).toHaveValue(inAWeek());
    },
    isSeen: true,
    button: "submit",
    done: /\/applicants\/[\w-]+$/,
  },
  {
    what: "a rejection that is taken back",
    words: ["takeBackRejection", "applicantActs"],
    tone: "formal",
    call: company.takeBackRejection,
    open: atApplicant("/take-back", "cancelled"),
    isSeen: true,
    button: "submit.application",
    done: /\/applicants\/[\w-]+$/,
  },
  {
    what: "the signature of a contract",
    words: ["companyContract", "contractSteps"],
    tone: "formal",
    call: company.signContract,
    open: async ({ page, people }) => {
      const owner = await people.addOwner({ emailVerified: true });
      const [sara, startDate] = [await people.addOneLike("sara"), addMonths(todayInGermany(new Date()), 2)];
      await people.setStartOf(sara, startDate);
      const opening = await people.addOpening(owner, { startDate });
      await people.addApplication(opening, sara, "offer_accepted");
      await people.decideOnContractOf(sara, "request");
      await people.handInPapersOf(sara);
      await people.decideOnContractOf(sara, "send");
      await signIn(page, owner, `${await people.applicantPage(opening, sara)}/contract`);
    },
    fill: ({ box }) => box("isSigned").check(),
    expectKept: ({ box }) => expect(box("isSigned")).toBeChecked(),
    isSeen: true,
    button: "confirmSignature",
    done: /\/contract$/,
  },
  {
    what: "a rejection of several by a company",
    words: ["rejectChosen", "rejectApplicant", "applicantLists"],
    tone: "formal",
    call: company.rejectApplicant,
    open: (world) => chooseSeveral(world, "reject"),
    ...inField("feedbackText"),
    isSeen: true,
    // People who are gone have moved on, which the page says by name.
    knows: 404,
    button: "submit",
    count: 2,
    done: /\/contacted$/,
  },
  {
    what: "dates for several",
    words: ["inviteChosen", "arrangeInterview", "applicantLists"],
    tone: "formal",
    call: company.arrangeInterview,
    open: (world) => chooseSeveral(world, "interview"),
    ...firstDate,
    isSeen: true,
    knows: 404,
    button: "submit",
    count: 2,
    done: /\/contacted$/,
  },
  {
    what: "a note on an applicant",
    words: ["companyApplicant", "comments"],
    tone: "formal",
    call: company.addComment,
    open: atApplicant(""),
    ...inField("text"),
    button: "comments:add",
    done: /\/applicants\/[\w-]+$/,
  },
  {
    what: "a changed note on an applicant",
    words: ["companyComment"],
    tone: "formal",
    call: company.changeComment,
    open: async (world) => {
      await atApplicant("")(world);
      const { t, field, press } = screenOf(world.page, ["companyApplicant", "comments"], undefined, "formal");
      await field("text").fill("Klingt gut.");
      await press("comments:add");
      await world.page
        .getByRole("article")
        .getByRole("link", { name: t("comments:change") })
        .click();
      await world.page.waitForURL(/\/comments\/[\w-]+$/);
    },
    ...inField("text"),
    button: "submit",
    done: /\/applicants\/[\w-]+$/,
  },
  {
    what: "a company's data",
    words: ["firmData", "firm"],
    tone: "formal",
    call: company.changeCompany,
    open: ownerAt("/b2b/company/data"),
    fill: async ({ field }) => {
      for (const [name, value] of Object.entries(companyData)) await field(name).fill(value);
    },
    expectKept: async ({ field }) => {
      for (const [name, value] of Object.entries(companyData)) await expect(field(name)).toHaveValue(value);
    },
    button: "forms:save",
    done: "/b2b/company",
  },
  {
    what: "a colleague's own profile",
    words: ["companySettings"],
    tone: "formal",
    // The second of its two calls: the first, about their work, has been carried out then.
    call: company.changeCompanyUser,
    open: ownerAt("/b2b/profile/settings"),
    fill: async ({ field }) => {
      await field("lastName").fill("Brandt-Albrecht");
      await field("position").fill("Ausbildungsleiterin");
    },
    expectKept: async ({ field }) => {
      await expect(field("lastName")).toHaveValue("Brandt-Albrecht");
      await expect(field("position")).toHaveValue("Ausbildungsleiterin");
    },
    button: "forms:save",
    done: "/b2b/profile/settings",
  },
  {
    what: "a company's portrait",
    words: ["firmPortrait", "firm"],
    tone: "formal",
    call: company.changePortrait,
    open: ownerAt("/b2b/company/portrait"),
    ...inField("portrait"),
    button: "forms:save",
    done: "/b2b/company",
  },
  {
    what: "a mandate for direct debit",
    words: ["firmPayment", "firm"],
    tone: "formal",
    call: company.changePaymentDetails,
    open: ownerAt("/b2b/company/payment"),
    fill: async (screen) => {
      await screen.choose("paymentType", screen.t("type.sepa"));
      await screen.field("bankAccount.ownerName").fill("Werkraum GmbH");
      await screen.field("bankAccount.email").fill("rechnung@example.org");
      await screen.box("bankAccount.sepaConfirmed").check();
    },
    expectKept: async ({ field, box }) => {
      await expect(field("bankAccount.ownerName")).toHaveValue("Werkraum GmbH");
      await expect(field("bankAccount.email")).toHaveValue("rechnung@example.org");
      await expect(box("bankAccount.sepaConfirmed")).toBeChecked();
    },
    again: ({ field }) => field("bankAccount.iban").fill("DE89 3704 0044 0532 0130 00"),
    button: "forms:save",
    done: "/b2b/company",
  },
  {
    what: "a company's choice to pay by transfer",
    words: ["firmPayment", "firm"],
    tone: "formal",
    call: company.changePaymentType,
    open: ownerAt("/b2b/company/payment"),
    fill: (screen) => screen.choose("paymentType", screen.t("type.direct_transfer")),
    expectKept: ({ t, group }) =>
      expect(group("paymentType").getByRole("radio", { name: t("type.direct_transfer") })).toBeChecked(),
    button: "forms:save",
    done: "/b2b/company",
  },
  {
    what: "an invitation of a colleague",
    words: ["inviteEmployee", "rights"],
    tone: "formal",
    call: company.inviteEmployee,
    open: ownerAt("/b2b/employees/edit"),
    fill: async (screen) => {
      await screen.field("firstName").fill("Cem");
      await screen.field("lastName").fill("Öztürk");
      await screen.field("email").fill(`cem-${Date.now()}@example.org`);
      await right(screen, "editContracts").check();
    },
    expectKept: async (screen) => {
      await expect(screen.field("lastName")).toHaveValue("Öztürk");
      await expect(screen.field("email")).toHaveValue(/^cem-/);
      await expect(right(screen, "editContracts")).toBeChecked();
    },
    button: "submit",
    done: "/b2b/employees",
  },
  {
    what: "a colleague's rights",
    words: ["employee", "rights"],
    tone: "formal",
    call: company.changeEmployee,
    open: meetColleague,
    fill: async (screen) => {
      await screen.field("position").fill("Ausbilder");
      await right(screen, "editContracts").check();
    },
    expectKept: async (screen) => {
      await expect(screen.field("position")).toHaveValue("Ausbilder");
      await expect(right(screen, "editContracts")).toBeChecked();
    },
    button: "forms:save",
    done: "/b2b/employees",
  },
  {
    what: "the end of a colleague's access, which is a button alone",
    words: ["removeEmployee"],
    tone: "formal",
    call: company.removeEmployee,
    open: async (world) => {
      await meetColleague(world);
      await world.page.goto(`${world.page.url()}/remove`);
    },
    // Somebody else has ended it, which the list says.
    knows: 404,
    button: "remove.submit",
    done: "/b2b/employees",
    isButton: true,
  },
  {
    what: "which mails a colleague gets",
    words: ["mailedNotifications"],
    tone: "formal",
    call: company.changeMailedCategories,
    open: ownerAt("/b2b/profile/notifications"),
    fill: ({ box }) => box("settings.company_interviews").uncheck(),
    expectKept: ({ box }) => expect(box("settings.company_interviews")).not.toBeChecked(),
    button: "forms:save",
    done: "/b2b/profile/notifications",
  },
  {
    what: "a colleague's consents",
    words: ["consents", "companyConsents"],
    tone: "formal",
    call: company.replaceConsents,
    open: ownerAt("/b2b/profile/consents"),
    fill: ({ box }) => box("consents.user_research").check(),
    expectKept: ({ box }) => expect(box("consents.user_research")).toBeChecked(),
    button: "forms:save",
    done: "/b2b/profile/consents",
  },
  {
    what: "a company's answer in a conversation",
    words: ["helpTicket", "ticket", "message"],
    tone: "formal",
    call: company.replyToTicket,
    open: async ({ page, people }) => {
      const owner = await people.addOwner({ emailVerified: true });
      const id = await people.askAsCompany(owner, { subject: "Zweiter Standort", text: typed });
      await signIn(page, owner, `/b2b/help/contact/${id}`);
    },
    ...inField("text"),
    button: "message:send",
    done: /\/b2b\/help\/contact\/[\w-]+$/,
  },
  {
    what: "the end of a request, which is a button alone",
    words: ["helpTicket"],
    tone: "formal",
    call: company.closeTicket,
    open: async ({ page, people }) => {
      const owner = await people.addOwner({ emailVerified: true });
      const id = await people.askAsCompany(owner, { subject: "Zweiter Standort", text: typed });
      await signIn(page, owner, `/b2b/help/contact/${id}`);
    },
    button: "close.button",
    done: /\/b2b\/help\/contact\/[\w-]+$/,
    isButton: true,
  },
  {
    what: "a company's request with a file",
    words: ["helpContact", "message", "help"],
    tone: "formal",
    call: company.openTicket,
    open: ownerAt("/b2b/help/contact"),
    fill: async (screen) => {
      await question.fill?.(screen);
      await screen.box("isPrivate").check();
    },
    expectKept: async (screen) => {
      await question.expectKept?.(screen);
      await expect(screen.box("isPrivate")).toBeChecked();
    },
    button: "send",
    done: /\/b2b\/help\/contact\/[\w-]+$/,
  },
  {
    what: "what somebody is written about",
    words: ["profileNotifications", "consents", "profile"],
    call: applicant.replaceNotificationSettings,
    open: at("lena", "/ds/profile/3"),
    fill: ({ box }) => box("settings.support").uncheck(),
    expectKept: ({ box }) => expect(box("settings.support")).not.toBeChecked(),
    button: "save",
    done: "/ds/profile/3",
  },
  {
    what: "an answer in a conversation",
    words: ["ticket", "message", "contact"],
    call: applicant.replyToTicket,
    open: async ({ page, people, signInLike }) => {
      const id = await people.askFor(await signInLike("lena"), "Reicht das Halbjahreszeugnis?");
      await page.goto(`/ds/contact/3/${id}`);
    },
    ...inField("text"),
    button: "send",
    done: /\/ds\/contact\/3\/[\w-]+$/,
  },
  {
    what: "a withdrawal",
    words: ["withdraw"],
    call: applicant.withdraw,
    open: at("lena", "/ds/withdraw"),
    fill: async (screen) => {
      await screen.choose("reason", screen.t("reason.other"));
      await screen.box("isMeant").check();
      await inField("note").fill(screen);
    },
    expectKept: inField("note").expectKept,
    button: "withdraw",
    done: "/ds/home",
  },
  {
    what: "no interest in an opening",
    words: ["notInterested", "matching"],
    call: applicant.expressDisinterest,
    open: atOpening(1),
    isSeen: true,
    button: "submit",
    done: /\/selfmatching\/[\w-]+$/,
  },
  {
    what: "an offer that is accepted",
    words: ["acceptOffer", "matching"],
    call: applicant.acceptOffer,
    open: atOpening(4),
    isSeen: true,
    button: "submit",
    done: "/ds/selfmatching/done",
  },
  {
    what: "an offer that is rejected",
    words: ["rejectOffer", "matching"],
    call: applicant.rejectOffer,
    open: atOpening(5),
    ...inField("note"),
    isSeen: true,
    button: "submit",
    done: /\/selfmatching\/[\w-]+$/,
  },
  {
    what: "interest in an opening, which is a button alone",
    words: ["jobOpening", "matching"],
    call: applicant.expressInterest,
    open: atOpening(0),
    isSeen: true,
    button: "act.interest",
    done: /\/selfmatching\/[\w-]+$/,
    isButton: true,
  },
  {
    what: "signing in",
    words: ["signIn"],
    call: identity.signIn,
    open: async ({ page, people }) => {
      const email = await people.addOneLike("lena");
      await page.goto("/ds/home");
      await screenOf(page, ["signIn"]).field("email").fill(email);
    },
    expectKept: ({ field }) => expect(field("email")).toHaveValue(/^lena-/),
    again: ({ field }) => field("password").fill(demoPassword),
    button: "submit",
    done: "/ds/home",
  },
  {
    what: "registering",
    words: ["register"],
    call: identity.register,
    open: goToRegister,
    ...inField("email", `lea-${Date.now()}@example.org`),
    again: password,
    button: "submit",
    done: /code$/,
  },
  {
    what: "a code from a mail",
    words: ["code"],
    call: identity.confirmCode,
    open: async (world) => {
      const email = `lea-${Date.now()}-code@example.org`;
      await goToRegister(world);
      const screen = screenOf(world.page, ["register"]);
      await screen.field("email").fill(email);
      await password(screen);
      await screen.press("submit");
      await screenOf(world.page, ["code"])
        .field("code")
        .fill(codeOf(await mailTo(email, world.dataDirectory)));
    },
    expectKept: ({ field }) => expect(field("code")).toHaveValue(/^\d{6}$/),
    button: "submit",
    done: /\/ds\/onboarding/,
  },
  {
    what: "a forgotten password",
    words: ["forgotPassword"],
    call: identity.requestPasswordReset,
    open: ({ page }) => page.goto("/auth/applicant/password-reset"),
    ...inField("email", "nobody@example.org"),
    button: "submit",
    done: "/auth/applicant/password-reset",
  },
  {
    what: "a new password",
    words: ["resetPassword"],
    call: identity.resetPassword,
    open: async ({ page, people, dataDirectory }) => {
      const email = await people.addOneLike("lena");
      const forgot = screenOf(page, ["forgotPassword"]);
      await page.goto("/auth/applicant/password-reset");
      await forgot.field("email").fill(email);
      await forgot.press("submit");
      await expect(page.getByText(forgot.t("sent", { count: 60 }))).toBeVisible();
      await page.goto(linkOf(await mailTo(email, dataDirectory)));
    },
    again: password,
    button: "submit",
    done: /\/auth\/applicant\/sign-in\//,
  },
  {
    what: "a CV that is mailed",
    words: ["cvSend", "cv"],
    call: publicCalls.sendCurriculumVitae,
    open: async ({ page }) => {
      const { field, press } = screenOf(page, ["cvProfil", "cv"]);
      await page.goto("/lebenslauf-generator/input/profil");
      await field("firstName").fill("Lea");
      await field("lastName").fill("Hoffmann");
      await press("next.education");
      await page.waitForURL("/lebenslauf-generator/input/education");
      await page.goto("/lebenslauf-generator/send");
    },
    ...inField("email", `lea-${Date.now()}-cv@example.org`),
    button: "mailIt",
    done: "/lebenslauf-generator/final",
  },
  {
    what: "a course that the office adds",
    words: ["courses", "office", "forms"],
    tone: "neutral",
    call: office.createCourse,
    open: atOffice("/courses/new"),
    fill: async (screen) => {
      await inField("name", `Studiengang ${Date.now()}`).fill(screen);
      await screen.choose("studyModel", screen.t("fields.studyModel.options.DS"));
    },
    expectKept: ({ field }) => expect(field("name")).toHaveValue(/Studiengang \d+/),
    button: "save",
    done: "/advisor/office/courses",
  },
  {
    what: "somebody whom the office adds to the advisors",
    words: ["officeAdvisors", "office", "forms"],
    tone: "neutral",
    call: office.addAdvisor,
    open: atOffice("/advisors/new"),
    fill: async (screen) => {
      await inField("name", "Ada Stern").fill(screen);
      await inField("email", `ada-${Date.now()}@example.org`).fill(screen);
      await inField("city", "Essen").fill(screen);
    },
    expectKept: inField("name", "Ada Stern").expectKept,
    button: "save",
    done: "/advisor/office/advisors",
  },
  {
    what: "a text that the office words",
    words: ["officeTexts", "office", "forms"],
    tone: "neutral",
    call: office.writeText,
    open: atOffice("/texts/faq/faq.data.who/de"),
    ...inField("body"),
    button: "publish",
    done: /\/advisor\/office\/texts\/faq\/faq\.data\.who$/,
  },
  {
    what: "somebody whom the office invites on behalf of a company",
    words: ["officePerson", "rights", "office"],
    tone: "neutral",
    call: office.inviteEmployee,
    open: async ({ page, people }) => {
      const { id } = await people.makeColleague(await people.addStranger({ emailVerified: true }));
      await signIn(page, "jutta@example.org", `/advisor/office/companies/${id}/people/new`);
    },
    fill: async (screen) => {
      await inField("firstName", "Cem").fill(screen);
      await inField("lastName", "Öztürk").fill(screen);
      await inField("email", `cem-${Date.now()}@example.org`).fill(screen);
    },
    expectKept: inField("lastName", "Öztürk").expectKept,
    button: "invite.submit",
    done: /\/advisor\/office\/companies\/[^/]+$/,
  },
  {
    what: "a notice about its billing that the office sends a company",
    words: ["officeCompany", "office"],
    tone: "neutral",
    call: office.tellOfBilling,
    open: async (world) => {
      const { id } = await world.people.makeColleague(await world.people.addStranger({ emailVerified: true }));
      await signIn(world.page, "jutta@example.org", `/advisor/office/companies/${id}`);
      await unfold(world.page, "officeCompany", "notices.write");
    },
    fill: async (screen) => {
      await inField("title", "Neue Kontonummer").fill(screen);
      await inField("text").fill(screen);
    },
    expectKept: inField("text").expectKept,
    button: "notices.submit",
    done: /\/advisor\/office\/companies\/[\w-]+$/,
  },
  {
    what: "a reason why the office declines a company",
    words: ["officeRequest", "office"],
    tone: "neutral",
    call: office.declinePartnerRequest,
    open: async (world) => {
      const name = await askToBePartner(world);
      await signIn(world.page, "jutta@example.org", "/advisor/office/requests");
      await world.page.getByRole("link", { name }).click();
      await unfold(world.page, "officeRequest", "decline.title");
    },
    ...inField("message"),
    button: "decline.submit",
    done: /\/advisor\/office\/requests$/,
  },
  {
    what: "an advisor's decision, which is a button alone",
    words: ["inboxItem"],
    call: advisor.confirmInfoSession,
    open: async ({ page }) => {
      await signIn(page, "advisor@example.org", "/advisor?search=Y%C4%B1ld%C4%B1z");
    },
    knows: 404,
    button: "attended",
    done: /\/advisor\?search=/,
    isButton: true,
  },
  {
    what: "a note about an applicant",
    words: ["deskNotes", "comments"],
    tone: "neutral",
    call: advisor.addNote,
    open: async (world) => goTo(world, `${await meetAtDesk(world)}/notes`),
    ...inField("text"),
    button: "add",
    done: /\/notes$/,
  },
  stageByHand,
  {
    what: "a document that an advisor refuses",
    words: ["deskDocument"],
    tone: "neutral",
    call: advisor.refuseDocument,
    open: async (world) => {
      const lena = await lookAfter(world);
      await world.people.handInDocumentOf(lena, "CertifiedCopyUEC");
      const [uuid] = (await world.people.documentsOf(lena)).slice(-1);
      await goTo(world, `${applicantAtDesk(await world.people.idOf(lena))}/documents/${uuid}/check`);
    },
    ...inField("reason"),
    button: "decision.refuse",
    done: /\/applicants\/[\w-]+$/,
  },
  {
    what: "an advisor's answer to a question",
    words: ["deskTicket", "message"],
    tone: "neutral",
    call: advisor.answerTicket,
    open: async (world) => {
      const lena = await lookAfter(world);
      await goTo(world, ticketAtDesk(await world.people.askFor(lena, "Wann geht es weiter?")));
    },
    ...inField("text"),
    isSeen: true,
    button: "message:send",
    done: /\/tickets\/[\w-]+$/,
  },
  {
    what: "how long things are kept",
    words: ["officeRetention", "office", "forms"],
    tone: "neutral",
    call: office.changeRetention,
    open: ({ page }) => signIn(page, "jutta@example.org", "/advisor/office/retention"),
    ...inField("drafts", "12"),
    button: "save",
    done: /\/retention$/,
  },
];

/**
 * Each failure, and the code by which spec §8 calls it, by who fails: the backend, something before it, a rule of the
 * domain. Never the same code twice in a row: a new message has to differ.
 */
const failures: [Failure, number][][] = [
  [
    [{ code: 400 }, 400],
    [{ code: 403 }, 403],
    [{ code: 404 }, 404],
    [{ code: 500 }, 500],
  ],
  [
    [{ page: 502 }, 502],
    [{ page: 200 }, 10001],
  ],
  [
    [{ code: 1001 }, 1001],
    [{ code: 1006 }, 1006],
  ],
];
/** Of calls that answer with JSON. */
const ofJson: [Failure, number][] = [[{ json: "{" }, 10001]];
/** What is said of a code is decided in one place: one form shows all of them, the others take turns, one of each kind. */
const failuresOf = (kind: FormKind) =>
  kind === step ? failures.flat() : failures.map((alike) => alike[kinds.indexOf(kind) % alike.length]!);

test.afterEach(async ({ way, people }) => {
  await way.recover();
  await people.letWrite();
});

for (const kind of kinds)
  test(`${kind.what}: for every failure the page gives the code, keeps what was typed, and succeeds afterwards`, async ({
    page,
    way,
    people,
    portal,
    signInLike,
  }) => {
    test.slow();
    const screen = screenOf(page, kind.words, undefined, kind.tone);
    const { t, press, summary } = screen;
    const told = kind.isButton ? page.getByRole("main") : summary;
    await kind.open({ page, people, dataDirectory: portal.dataDirectory, signInLike });
    await kind.fill?.(screen);
    const { pathname, search } = new URL(page.url());
    const send = async () => {
      await kind.again?.(screen);
      const answer = page.waitForResponse((response) => response.request().method() === "POST");
      // Of a button alone a reader hears as well whose it is.
      if (kind.isButton)
        await page
          .getByRole("button", { name: t(kind.button) })
          .first()
          .click();
      else if (kind.count) await page.getByRole("button", { name: t(kind.button, { count: kind.count }) }).click();
      else await press(kind.button);
      await answer;
    };
    const expectTold = async (words: string) => {
      await expect(told).toContainText(words);
      expect(new URL(page.url()).pathname).toBe(pathname);
      await kind.expectKept?.(screen);
    };

    for (const [failure, code] of [...(kind.call.response ? ofJson : []), ...failuresOf(kind)]) {
      if (code === kind.knows) continue;
      await way.fallIll(failure, callOf(kind.call));
      await send();
      await expectTold(t("error.code", { code: String(code) }));
    }
    await way.recover();
    if (kind.expectKept && kind.call.role !== "public") {
      await page.goto(pathname + search);
      await expect(page.getByText(t("restored"))).toBeVisible();
      await kind.expectKept(screen);
    }

    // What a public call had done when it failed may stay done: its refusals come from before that.
    if (kind.call.role !== "public" && !kind.isButton) {
      await people.failWrites(kind.call.id, "disk full");
      await send();
      await expectTold(t("errors:noSpace"));

      await people.failWrites(kind.call.id, "connection lost");
      await send();
      const maintenance = screenOf(page, ["maintenance"]);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(maintenance.t("heading"));
      await people.letWrite();
      await maintenance.link("again").click();
      await page.waitForURL((url) => url.pathname === pathname);
      await kind.expectKept?.(screen);
    }

    if (kind.call.response && kind.call.role !== "public" && !kind.isSeen) {
      await way.fallIll("half a body", callOf(kind.call));
      await send();
      await expectTold(t("error.code", { code: "10001" }));
      await way.recover();
    }
    await send();
    await expect(page).toHaveURL(kind.done);
    await expect(summary).toBeHidden();
  });

test("a CV that cannot be put among the documents now leads back to the page that says why", async ({
  page,
  way,
  signInLike,
}) => {
  const { t, press } = screenOf(page, ["cvSend", "cv"]);
  await signInLike("mia", "/ds/cvgenerator/send");
  for (const [code, reason] of [
    [503, "busy"],
    [429, "tooMany"],
    [422, "processing"],
  ] as const) {
    await way.fallIll({ code }, callOf(applicant.uploadDocument));
    await press("fileIt");
    await expect(page.getByText(t(`errors:${reason}`))).toBeVisible();
    await expect(page).toHaveURL("/ds/cvgenerator/send");
  }
  await way.recover();
  await press("fileIt");
  await expect(page.getByText(t("filed"))).toBeVisible();
});

/** What stands between the browser and the portal when a form is posted: nothing answers, or something else does. */
const between: [Parameters<Page["route"]>[1], "network" | number][] = [
  [(route) => route.abort(), "network"],
  [(route) => route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }), 502],
  [(route) => route.fulfill({ status: 503, body: "<h1>Busy</h1>" }), 503],
  [(route) => route.fulfill({ status: 413, body: "<h1>Too large</h1>" }), 413],
];

test.describe("with script", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false);

  for (const kind of [step, profile, question, opinion, stageByHand])
    test(`${kind.what}: a post that does not reach the portal is reported at the form, and its text is there after a reload`, async ({
      page,
      people,
      portal,
      signInLike,
    }) => {
      const screen = screenOf(page, kind.words, undefined, kind.tone);
      const { t, press, summary } = screen;
      await kind.open({ page, people, dataDirectory: portal.dataDirectory, signInLike });
      await takenOver(page);
      await kind.fill?.(screen);
      const path = page.url();
      for (const [answer, code] of between) {
        const address = (url: URL) => url.searchParams.has("_data");
        await page.route(address, answer);
        await press(kind.button);
        const words = code === "network" ? t("errors:network") : t("error.code", { code: String(code) });
        const isFile = code === 413 && kind === question;
        await expect(summary).toContainText(isFile ? t("errors:fileTooLarge") : words);
        await expect(page).toHaveURL(path);
        await kind.expectKept?.(screen);
        await page.unroute(address);
      }
      await page.reload();
      await expect(page.getByText(t("restored"))).toBeVisible();
      await kind.expectKept?.(screen);
      await press(kind.button);
      await expect(page).toHaveURL(kind.done);
    });

  test("chosen documents stay chosen until they arrive", async ({ page, way, signInLike }) => {
    const { t, field, press, summary } = screenOf(page, ["documents"]);
    await signInLike("mia", "/ds/application/search/4");
    await field("file").setInputFiles(pdf("Zeugnis.pdf"));
    const address = (url: URL) => url.searchParams.has("_data");
    await page.route(address, (route) => route.abort());
    await press("upload.submit");
    await expect(summary).toContainText(t("errors:network"));
    await page.unroute(address);
    await way.fallIll({ code: 500 }, /^POST .*\/documents/);
    await press("upload.submit");
    await expect(summary).toContainText(t("errors:notTransferred"));
    await way.recover();
    await press("upload.submit");
    await expect(page.getByRole("link", { name: "Zeugnis.pdf" }).first()).toBeVisible();
  });

  for (const { field: name, path, words, button, file } of [
    { field: "photo", path: "/input/profil", words: "cvProfil", button: "uploadPhoto", file: pdf("ich.jpg") },
    { field: "resume", path: "", words: "cvStart", button: "loadIt", file: pdf("lebenslauf.json") },
  ])
    test(`a ${name} that does not arrive is named by its field, to which the summary leads`, async ({ page }) => {
      const { t, field, press, summary } = screenOf(page, [words, "cv"]);
      await page.goto(`/lebenslauf-generator${path}`);
      await takenOver(page);
      if (name === "resume") await page.getByText(t("load"), { exact: true }).click();
      await field(name).setInputFiles(file);
      for (const [answer, code] of between) {
        const address = (url: URL) => url.searchParams.has("_data");
        await page.route(address, answer);
        await press(button);
        const reason =
          code === "network"
            ? t("errors:network")
            : code === 413
              ? t("errors:fileTooLarge")
              : t("error.code", { code: String(code) });
        const told = summary.getByRole("link", { name: t(`fields.${name}.label`) });
        await expect(told).toContainText(reason);
        await told.click();
        await expect(field(name)).toBeFocused();
        await page.unroute(address);
      }
    });

  test("a change of kind that does not arrive shows the kind that is still stored", async ({
    page,
    way,
    signInLike,
  }) => {
    const { t, field, press } = screenOf(page, ["documents"]);
    const change = screenOf(page, ["changeDocument"]);
    await signInLike("mia", "/ds/application/search/4");
    await field("type").selectOption("CV");
    await field("file").setInputFiles(pdf("Mein Lebenslauf.pdf"));
    await press("upload.submit");
    await page
      .getByRole("listitem")
      .filter({ hasText: "Mein Lebenslauf.pdf" })
      .getByRole("link", { name: t("files.change") })
      .click();
    await takenOver(page);
    await way.fallIll({ code: 500 }, callOf(applicant.changeDocument));
    await change.field("type").selectOption("Other");
    await change.press("save");
    await expect(change.summary).toContainText(t("error.code", { code: "500" }));
    await expect(change.field("type")).toHaveValue("CV");
  });

  test("an act that does not arrive is reported in view, and the page stays", async ({ page, signInLike }) => {
    const { t } = screenOf(page, ["bringAFriend"]);
    await page.setViewportSize({ width: 360, height: 640 });
    await signInLike("lena", "/ds/bringafriend");
    await page.route(
      (url) => url.searchParams.has("_data"),
      (route) => route.abort(),
    );
    await page.locator("main form[method=post] button").last().click();
    await expect(page.getByText(t("unsent"))).toBeInViewport();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("title"));
  });
});
