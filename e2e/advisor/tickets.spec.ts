import { expectNoViolation } from "../world/accessible.ts";
import { deskScreen, ticketAtDesk } from "../world/desk.ts";
import { pdf } from "../world/files.ts";
import { mailTo } from "../world/outbox.ts";
import { expect, signIn, test } from "../world/test.ts";

// axe needs it.
test.use({ bypassCSP: true });

test("an advisor finds a question, answers it with a file though the applicant wrote meanwhile, and closes it", async ({
  page,
  people,
  portal,
  javaScriptEnabled,
}) => {
  const list = deskScreen(page, "deskTickets", "ticketStates");
  const { t, field, press, summary, expectError } = deskScreen(page, "deskTicket", "ticketStates", "message", "errors");
  const lena = await people.addOneLike("lena");
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  await people.giveAdvisor(lena, miriam);
  const id = await people.askFor(lena, "Wann geht es weiter?");
  await signIn(page, miriam, "/advisor/tickets");
  await page.getByLabel(list.t("owner.label"), { exact: true }).selectOption("mine");
  await list.press("apply");
  await expect(page).toHaveURL(/owner=mine/);
  await page.getByRole("link", { name: "Eine Frage", exact: true }).click();
  await expect(page.getByText("Wann geht es weiter?")).toBeVisible();

  // A refused answer keeps its file.
  await field("file").setInputFiles(pdf("Merkblatt.pdf"));
  await press("message:send");
  await expect(summary).toBeFocused();
  await expectError("text", t("message:fields.text.errors.required"));
  await expect(page.getByRole("checkbox", { name: "Merkblatt.pdf" })).toBeChecked();
  if (javaScriptEnabled !== false) await expectNoViolation(page);

  // The conversation moves on: nothing is sent past it, and the text stays.
  await people.writeOn(lena, id, "Ich habe noch eine Frage.");
  const text = "Nächste Woche melde ich mich.";
  await field("text").fill(text);
  await press("message:send");
  await expect(summary).toContainText(t("errors:ticketMoved"));
  await expect(page.getByText("Ich habe noch eine Frage.")).toBeVisible();
  await expect(field("text")).toHaveValue(text);
  await press("message:send");
  await expect(page.getByText(t("notice.answered"))).toBeVisible();
  await expect(page.getByRole("link", { name: "Merkblatt.pdf" })).toBeVisible();
  expect(await mailTo(lena, portal.dataDirectory)).toContain(`/ds/contact/3/${id}`);

  await press("set.closed");
  await expect(page.getByText(t("notice.status"))).toBeVisible();
  await expect(page.getByText(t("ticketStates:closed")).first()).toBeVisible();
});

test("a company's question is taken on, then handed to a colleague", async ({ page, people }) => {
  const { t, press, field, button, expectError } = deskScreen(page, "deskTicket");
  const owner = await people.addOwner({ emailVerified: true });
  const id = await people.askAsCompany(owner, { subject: "Zweiter Standort", text: "Reicht eine Stelle?" });
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  await signIn(page, miriam, ticketAtDesk(id));
  await press("take");
  await expect(page.getByText(t("notice.take"))).toBeVisible();
  await expect(button("take")).toHaveCount(0);

  await page.getByText(t("handOver.title"), { exact: true }).first().click();
  await press("handOver.submit");
  await expectError("advisorId", t("fields.advisorId.errors.required"));
  await field("advisorId").selectOption({ index: 1 });
  await press("handOver.submit");
  await expect(page.getByText(t("notice.handOver"))).toBeVisible();
  await expect(page).toHaveURL("/advisor/tickets");
});

test("an answer that is written while its reader leaves the company stays; their other question takes none", async ({
  page,
  people,
}) => {
  const { t, press, field, summary } = deskScreen(page, "deskTicket", "message", "errors");
  const colleague = await people.addColleague(await people.addOwner({ emailVerified: true }), []);
  const ask = (subject: string) => people.askAsCompany(colleague, { subject, text: "Wer liest das?", isPrivate: true });
  const [id, other] = [await ask("Nur ich"), await ask("Noch etwas")];
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  await signIn(page, miriam, ticketAtDesk(id));
  await field("text").fill("Nur wir beide.");
  await people.dismiss(colleague);
  await press("message:send");
  await expect(summary).toContainText(t("errors:askerGone"));
  await expect(field("text")).toHaveValue("Nur wir beide.");

  await page.goto(ticketAtDesk(other));
  await expect(page.getByText(t("askerGone.title"))).toBeVisible();
  await expect(field("text")).toHaveCount(0);
});

test("a reply that is being written stays when the question is taken on; once sent, the next begins empty", async ({
  page,
  people,
}) => {
  const { t, press, field } = deskScreen(page, "deskTicket", "message");
  const owner = await people.addOwner({ emailVerified: true });
  const id = await people.askAsCompany(owner, { subject: "Zweiter Standort", text: "Reicht eine Stelle?" });
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  await signIn(page, miriam, ticketAtDesk(id));
  await field("text").fill("Nächste Woche melde ich mich.");
  await press("take");
  await expect(page.getByText(t("notice.take"))).toBeVisible();
  await expect(field("text")).toHaveValue("Nächste Woche melde ich mich.");
  await press("message:send");
  await expect(page.getByText(t("notice.answered"))).toBeVisible();
  await expect(field("text")).toHaveValue("");
});

test("a reply that could not be sent, and what was typed after a reload, stay when the question is taken on", async ({
  page,
  people,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "without script the browser says that nothing was sent");
  const { t, press, field, summary } = deskScreen(page, "deskTicket", "message", "forms", "errors");
  const owner = await people.addOwner({ emailVerified: true });
  const id = await people.askAsCompany(owner, { subject: "Zweiter Standort", text: "Reicht eine Stelle?" });
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  await signIn(page, miriam, ticketAtDesk(id));
  await field("text").fill("Nächste Woche");
  const isPageData = (url: URL) => url.searchParams.has("_data");
  await page.route(isPageData, (route) => route.abort());
  await press("message:send");
  await expect(summary).toContainText(t("errors:network"));
  await page.unroute(isPageData);

  await page.reload();
  await expect(page.getByText(t("restored"))).toBeVisible();
  await field("text").fill("Nächste Woche melde ich mich.");
  for (const [act, notice] of [
    ["take", "take"],
    ["set.closed", "status"],
  ]) {
    await press(act!);
    await expect(page.getByText(t(`notice.${notice}`))).toBeVisible();
    await expect(field("text")).toHaveValue("Nächste Woche melde ich mich.");
  }
  await press("message:send");
  await expect(page.getByText(t("notice.answered"))).toBeVisible();
  await expect(field("text")).toHaveValue("");
  await page.reload();
  await expect(field("text")).toHaveValue("");
});

test("a file chosen for a reply stays when the question is taken on and set aside; no reply leaves nothing", async ({
  page,
  people,
  javaScriptEnabled,
}) => {
  const { t, press, field, button } = deskScreen(page, "deskTicket", "message", "forms");
  const owner = await people.addOwner({ emailVerified: true });
  const ask = (subject: string) => people.askAsCompany(owner, { subject, text: "Reicht eine Stelle?" });
  const [id, other] = [await ask("Zweiter Standort"), await ask("Dritter Standort")];
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  await signIn(page, miriam, ticketAtDesk(id));
  await field("text").fill("Siehe Merkblatt.");
  await field("file").setInputFiles(pdf("Merkblatt.pdf"));
  await press("take");
  await expect(page.getByText(t("notice.take"))).toBeVisible();
  if (javaScriptEnabled === false) await expect(page.getByText(t("restored"))).toBeVisible();
  // The same act a second time counts as well.
  for (const status of ["closed", "in_progress", "closed"]) {
    await press(`set.${status}`);
    await expect(page.getByText(t("notice.status"))).toBeVisible();
    await expect(button(`set.${status}`)).toBeHidden();
  }
  await expect(field("text")).toHaveValue("Siehe Merkblatt.");
  await press("message:send");
  await expect(page.getByText(t("notice.answered"))).toBeVisible();
  await expect(page.getByRole("link", { name: "Merkblatt.pdf" })).toBeVisible();
  await expect(page.getByText(t("restored"))).toBeHidden();

  await page.goto(ticketAtDesk(other));
  await press("take");
  await expect(page.getByText(t("notice.take"))).toBeVisible();
  await expect(page.getByText(t("restored"))).toBeHidden();
});

test("a reply that is being written waits with its file after the question was handed to a colleague", async ({
  page,
  people,
}) => {
  const { t, press, field, expectError } = deskScreen(page, "deskTicket", "message", "forms");
  const owner = await people.addOwner({ emailVerified: true });
  const id = await people.askAsCompany(owner, { subject: "Zweiter Standort", text: "Reicht eine Stelle?" });
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  await signIn(page, miriam, ticketAtDesk(id));
  await field("text").fill("Siehe Merkblatt.");
  await field("file").setInputFiles(pdf("Merkblatt.pdf"));
  await page.getByText(t("handOver.title"), { exact: true }).first().click();
  await press("handOver.submit");
  await expectError("advisorId", t("fields.advisorId.errors.required"));
  await expect(field("text")).toHaveValue("Siehe Merkblatt.");
  await expect(page.getByRole("checkbox", { name: "Merkblatt.pdf" })).toBeChecked();
  await field("advisorId").selectOption({ index: 1 });
  await press("handOver.submit");
  await expect(page.getByText(t("notice.handOver"))).toBeVisible();

  await page.goto(ticketAtDesk(id));
  await expect(page.getByText(t("restored"))).toBeVisible();
  await expect(field("text")).toHaveValue("Siehe Merkblatt.");
  await expect(page.getByRole("checkbox", { name: "Merkblatt.pdf" })).toBeChecked();
  await press("message:send");
  await expect(page.getByText(t("notice.answered"))).toBeVisible();
  await expect(page.getByRole("link", { name: "Merkblatt.pdf" })).toBeVisible();
});

test("a prepared answer goes below what was typed, and nothing is sent before the advisor sends it", async ({
  page,
  people,
}) => {
  const { t, press, field, button } = deskScreen(page, "deskTicket", "message", "answerTexts");
  const lena = await people.addOneLike("lena");
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  await people.giveAdvisor(lena, miriam);
  const id = await people.askFor(lena, "Wann geht es weiter?");
  await signIn(page, miriam, ticketAtDesk(id));
  await field("text").fill("Liebe Lena,");
  await field("file").setInputFiles(pdf("Merkblatt.pdf"));
  await page
    .getByLabel(t("ready.label"), { exact: true })
    .selectOption({ label: t("ready.option", { title: t("applicant.documents.title"), language: "Deutsch" }) });
  await press("ready.insert");
  await expect(field("text")).toHaveValue(/^Liebe Lena,\s+Hallo,/);
  await expect(field("text")).toBeFocused();
  await expect(page.getByRole("checkbox", { name: "Merkblatt.pdf" })).toBeChecked();
  await expect(page.getByRole("main")).not.toContainText(t("notice.answered"));
  await field("text").fill("Alles Gute!");
  await button("message:send").click();
  await expect(page.getByText(t("notice.answered"))).toBeVisible();
  await expect(page.getByText("Alles Gute!")).toBeVisible();
});
