import type { Page } from "@playwright/test";
import { companyScreen } from "../world/company.ts";
import { pdf, text } from "../world/files.ts";
import { mailTo } from "../world/outbox.ts";
import { expect, signIn, test } from "../world/test.ts";

const start = "/b2b/help";
const contact = `${start}/contact`;
const question = "Können wir eine Stelle an zwei Orten anlegen?";
const helpOf = (page: Page) => companyScreen(page, "help", "message", "companyContact");
const contactOf = (page: Page) => companyScreen(page, "helpContact", "message", "help");
const ticketOf = (page: Page) => companyScreen(page, "helpTicket", "ticket", "message", "help");

test("a company finds topics with answers, and from there the way to ask", async ({ page, people }) => {
  await signIn(page, await people.addOwner({ emailVerified: true }), "/b2b/home");
  const { t, link } = helpOf(page);
  await page
    .getByRole("link", { name: t("company:nav.help"), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(start);
  await expect(page.getByText(t("requests.none"))).toBeVisible();
  await link("topic.contracts").click();
  await expect(page).toHaveURL(`${start}/contracts`);
  const topic = companyScreen(page, "helpTopic", "helpTexts", "help");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(topic.t("help:topic.contracts"));
  await expect(page.getByText(topic.t("contracts.sign.body"))).toBeVisible();
  await topic.link("help:ask").click();
  await expect(page).toHaveURL(contact);

  const unknown = await page.goto(`${start}/toString`);
  expect(unknown?.status()).toBe(404);
});

test("a request with a file is sent, answered by mail and in the portal, replied to and closed", async ({
  page,
  people,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  await signIn(page, owner, contact);
  const { field, press } = contactOf(page);
  await field("subject").fill("Zweiter Standort");
  await field("text").fill(question);
  await field("file").setInputFiles(pdf("Standorte.pdf"));
  await press("send");

  const ticket = ticketOf(page);
  await expect(page).toHaveURL(/\/b2b\/help\/contact\/[\w-]{36}$/);
  const id = page.url().slice(-36);
  await expect(page.getByText(ticket.t("notice.sent"))).toBeVisible();
  await expect(page.getByText(question)).toBeVisible();
  await expect(page.getByText(ticket.t("lead.open"))).toBeVisible();
  const preview = await page.getByRole("link", { name: "Standorte.pdf" }).getAttribute("href");
  const file = await page.request.get(preview ?? "");
  expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  expect(file.headers()["content-security-policy"]).toContain("default-src 'none'");

  await people.answerTicket(id, "Legen Sie je Ort eine an.");
  expect(await mailTo(owner)).toContain(`${contact}/${id}?company=`);
  const home = companyScreen(page, "companyHints");
  await page.goto("/b2b/home");
  await home.link("companyHints:hideSupportTicketNotice.link").click();
  await expect(page).toHaveURL(start);
  await page.getByRole("link", { name: "Zweiter Standort" }).click();
  await expect(page.getByText("Legen Sie je Ort eine an.")).toBeVisible();
  await expect(page.getByText(ticket.t("lead.waiting"))).toBeVisible();
  await ticket.field("text").fill("Danke!");
  await ticket.press("send");
  await expect(page.getByText(ticket.t("notice.replied"))).toBeVisible();
  await expect(page.getByText(ticket.t("lead.in_progress"))).toBeVisible();

  await ticket.press("close.button");
  await expect(page.getByText(ticket.t("notice.closed"))).toBeVisible();
  await expect(page.getByText(ticket.t("lead.closed"))).toBeVisible();
  await expect(ticket.button("close.button")).toHaveCount(0);
  await page.goto(start);
  await page.getByText(helpOf(page).t("requests.closed", { count: 1 })).click();
  await expect(page.getByRole("link", { name: "Zweiter Standort" })).toBeVisible();
});

test("a request without text keeps what was typed and chosen, and refuses files that are not allowed", async ({
  page,
  people,
}) => {
  await signIn(page, await people.addOwner({ emailVerified: true }), contact);
  const { t, field, box, press, summary, expectError } = contactOf(page);
  await field("subject").fill("Zweiter Standort");
  await box("isPrivate").check();
  await field("file").setInputFiles([pdf("Standorte.pdf"), text("Notizen.txt")]);
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await press("send");
  expect((await answer).status()).toBe(422);
  await expect(summary).toContainText("Notizen.txt");
  await expectError("text", t("fields.text.errors.required"));
  await expect(field("subject")).toHaveValue("Zweiter Standort");
  await expect(box("isPrivate")).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Standorte.pdf" })).toBeChecked();

  await field("text").fill(question);
  await press("send");
  await expect(page).toHaveURL(/\/b2b\/help\/contact\/[\w-]{36}$/);
  await expect(page.getByRole("link", { name: "Standorte.pdf" })).toBeVisible();
  await expect(page.getByText(ticketOf(page).t("facts.private"))).toBeVisible();
});

test("colleagues find and answer each other's requests, but not private ones or those of another company", async ({
  page,
  people,
}) => {
  const owner = await people.addOwner({ emailVerified: true });
  const colleague = await people.addColleague(owner, []);
  const shared = await people.askAsCompany(owner, { subject: "Für alle", text: question });
  const own = await people.askAsCompany(owner, { subject: "Nur für mich", text: question, isPrivate: true });
  const elsewhere = await people.addOwner({ emailVerified: true });
  const foreign = await people.askAsCompany(elsewhere, { subject: "Woanders", text: question });

  await signIn(page, colleague, start);
  await expect(page.getByRole("link", { name: "Für alle" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Nur für mich" })).toHaveCount(0);
  for (const id of [own, foreign]) expect((await page.goto(`${contact}/${id}`))?.status()).toBe(404);
  await page.goto(`${contact}/${shared}`);
  const { t, field, press } = ticketOf(page);
  await field("text").fill("Das möchte ich auch wissen.");
  await press("send");
  await expect(page.getByText(t("notice.replied"))).toBeVisible();
});
