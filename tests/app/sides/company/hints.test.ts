import { expect, it } from "vitest";
import { hintsAtHome, hintsAtJobOpenings } from "#app/sides/company/hints/hints.ts";
import { words } from "../../../../e2e/world/words.ts";

const home = { drafts: [], waitingTickets: 0, paymentState: "complete" as const, offersDms: true };
const reader = (metadata: Record<string, boolean> = {}) => ({ user: { metadata }, mayPay: true, mayCreate: true });
const atBoth = (metadata?: Record<string, boolean>) => [
  ...hintsAtHome(home, reader(metadata)),
  ...hintsAtJobOpenings(home, reader(metadata)),
];

it("tells of DMS in two places, each hidden by its own flag, and both by the one without a place", () => {
  expect(atBoth()).toEqual(["hideDmsInfoModalHome", "hideDmsInfoModalJobOpenings"]);
  expect(atBoth({ hideDmsInfoModalHome: true })).toEqual(["hideDmsInfoModalJobOpenings"]);
  expect(atBoth({ hideDmsInfoModalJobOpenings: true })).toEqual(["hideDmsInfoModalHome"]);
  expect(atBoth({ hideDmsInfoModal: true })).toEqual([]);
});

it("tells nobody of DMS who chooses no course, nor anybody where there is none", () => {
  const colleague = { ...reader(), mayCreate: false };
  expect(hintsAtHome(home, colleague)).toEqual([]);
  expect(hintsAtJobOpenings(home, colleague)).toEqual([]);
  expect(hintsAtHome({ ...home, offersDms: false }, reader())).toEqual([]);
});

it("tells of what is true today: a waiting answer, an unsettled payment, a draft without a course", () => {
  const drafts = [{ id: "d", title: null, course: null, campus: null, begunBy: null, missing: ["course", "title"] }];
  const busy = { ...home, drafts, waitingTickets: 1, paymentState: "unchosen" as const, offersDms: false };
  expect(hintsAtHome(busy, reader())).toEqual([
    "hideSupportTicketNotice",
    "hidePaymentDetailsWarning",
    "hideCourseOfStudyInfo",
  ]);
  expect(hintsAtHome(busy, { ...reader(), mayPay: false })).not.toContain("hidePaymentDetailsWarning");
});

it.each(["de", "en"] as const)(
  "asks for no choice of a way to pay that the portal may not have (ADR 0060): %s",
  (language) => {
    const t = words(["companyHints"], language, "formal");
    expect(t("hidePaymentDetailsWarning.text")).not.toMatch(/Lastschrift|direct debit/);
  },
);
