import { expectNoViolation } from "../world/accessible.ts";
import { deskScreen } from "../world/desk.ts";
import { holdPosts } from "../world/hold-posts.ts";
import { expect, signIn, test } from "../world/test.ts";

// axe needs it.
test.use({ bypassCSP: true });

test("an advisor goes from the inbox to a document and on to a question, and is told how far they are", async ({
  page,
  people,
  javaScriptEnabled,
}) => {
  const { t, press, field } = deskScreen(
    page,
    "inboxWay",
    "inbox",
    "inboxItem",
    "deskDocument",
    "documentKinds",
    "deskTicket",
    "message",
  );
  const way = page.getByRole("navigation", { name: t("way") });
  const lena = await people.addOneLike("lena");
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  await people.giveAdvisor(lena, miriam);
  await people.handInDocumentOf(lena, "CertifiedCopyUEC");
  await people.askFor(lena, "Wann geht es weiter?");
  const name = "Lena Petersen";

  await signIn(page, miriam, `/advisor?search=${encodeURIComponent(lena)}`);
  await expect(page).toHaveTitle(`${t("title")} · ${t("common:portal.advisor")}`);
  const about = t("about.document", { document: t("documentKinds:CertifiedCopyUEC") });
  await page.getByRole("row").filter({ hasText: about }).getByRole("link", { name }).click();
  await expect(page.getByRole("link", { name: "CertifiedCopyUEC.pdf" })).toBeVisible();
  if (javaScriptEnabled !== false) await expectNoViolation(page);
  await press("decision.accept");
  await expect(page.getByText(t("notice.accepted"))).toBeVisible();
  await expect(page.getByText(t("decided"), { exact: true })).toBeVisible();

  await way.getByRole("link", { name: t("nextOne", { name }) }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Eine Frage");
  await expect(page.getByText(t("position", { position: 2, total: 2 }), { exact: true })).toBeVisible();
  await expect(way.getByRole("link")).toHaveCount(1);
  if (javaScriptEnabled !== false) await expectNoViolation(page);
  await field("text").fill("Nächste Woche.");
  await press("message:send");
  await expect(page.getByText(t("decided"), { exact: true })).toBeVisible();
  await page
    .getByRole("link", { name: t("advisor:nav.home"), exact: true })
    .last()
    .click();
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("found", { count: 1 }));
});

test("what was written about one document does not go along to the next", async ({ page, people }) => {
  const { t, field } = deskScreen(page, "inboxWay", "inbox", "inboxItem", "deskDocument", "documentKinds");
  const lena = await people.addOneLike("lena");
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  await people.giveAdvisor(lena, miriam);
  for (const kind of ["CertifiedCopyUEC", "Certificate"] as const) await people.handInDocumentOf(lena, kind);
  await signIn(page, miriam, `/advisor?search=${encodeURIComponent(lena)}`);
  const about = t("about.document", { document: t("documentKinds:CertifiedCopyUEC") });
  await page.getByRole("row").filter({ hasText: about }).getByRole("link", { name: "Lena Petersen" }).click();
  await field("reason").fill("Die Rückseite fehlt.");
  const title = page.getByRole("heading", { level: 1 });
  const before = (await title.textContent()) ?? "";
  await page
    .getByRole("navigation", { name: t("way") })
    .getByRole("link", { name: t("nextOne", { name: "Lena Petersen" }) })
    .click();
  await expect(title).not.toHaveText(before);
  await expect(field("reason")).toHaveValue("");
});

test("an advisor who changes and deletes a note about an applicant from the inbox keeps the place in it", async ({
  page,
  people,
}) => {
  const { t, link } = deskScreen(page, "inboxWay", "inbox", "inboxItem", "documentKinds", "applicantParts");
  const notes = deskScreen(page, "deskNotes", "comments");
  const changing = deskScreen(page, "deskNote");
  const deleting = deskScreen(page, "deleteNote");
  const lena = await people.addOneLike("lena");
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  await people.giveAdvisor(lena, miriam);
  await people.handInDocumentOf(lena, "CertifiedCopyUEC");
  await signIn(page, miriam, `/advisor?search=${encodeURIComponent(lena)}`);
  const about = t("about.document", { document: t("documentKinds:CertifiedCopyUEC") });
  await page.getByRole("row").filter({ hasText: about }).getByRole("link", { name: "Lena Petersen" }).click();
  await expect(page.getByRole("link", { name: "CertifiedCopyUEC.pdf" })).toBeVisible();
  await page.getByRole("link", { name: "Lena Petersen", exact: true }).click();
  const position = page.getByText(t("position", { position: 2, total: 2 }), { exact: true });
  await expect(position).toBeVisible();

  await link("notes").click();
  await notes.field("text").fill("Ruft am Freitag an.");
  await notes.press("add");
  await page.getByRole("link", { name: notes.t("change") }).click();
  await page.getByRole("link", { name: changing.t("back") }).click();
  await page.getByRole("link", { name: notes.t("change") }).click();
  await changing.field("text").fill("Ruft am Montag an.");
  await changing.press("submit");
  await expect(page.getByText(changing.t("notice.changed"))).toBeVisible();
  await page.getByRole("link", { name: notes.t("delete") }).click();
  await deleting.press("submit");
  await expect(page.getByText(changing.t("notice.deleted"))).toBeVisible();
  await link("overview").click();
  await expect(position).toBeVisible();
});

test("an advisor who walks through the inbox decides on the applicant's page about an attendance that waits", async ({
  page,
  people,
  javaScriptEnabled,
}) => {
  const { t } = deskScreen(page, "inbox", "inboxItem", "inboxWay");
  const lena = await people.addOneLike("lena");
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  await people.giveAdvisor(lena, miriam);
  const name = "Lena Petersen";
  await signIn(page, miriam, "/advisor?kind=consultation");
  await page.getByRole("row").getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  const attended = page.getByRole("button", { name: new RegExp(`^${t("attended")}`) });
  await expect(attended).toBeVisible();
  if (javaScriptEnabled !== false) await expectNoViolation(page);
  await attended.click();
  await expect(page.getByText(t("notice.attended", { name }))).toBeVisible();
  await expect(page.getByText(t("decided"), { exact: true })).toBeVisible();
  await expect(attended).toHaveCount(0);
});

test("an advisor who looked an applicant up reads on their page all that waits there, and decides on it", async ({
  page,
  people,
  javaScriptEnabled,
}) => {
  const { t } = deskScreen(page, "inboxItem");
  const search = deskScreen(page, "deskSearch");
  const lena = await people.addOneLike("lena");
  const miriam = await people.addStranger({ emailVerified: true });
  await people.makeAdvisor(miriam);
  await people.giveAdvisor(lena, miriam);
  await people.stateInfoSession(lena);
  const name = "Lena Petersen";
  await signIn(page, miriam, "/advisor/search");
  await page.getByRole("searchbox").fill(lena);
  await search.press("submit");
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  const attended = (kind: string) =>
    page.getByRole("button", { name: `${t("attended")} ${t("whose", { name, kind: t(`kind.${kind}`) })}` });
  await expect(attended("infoSession")).toBeVisible();
  await expect(attended("consultation")).toBeVisible();
  if (javaScriptEnabled !== false) await expectNoViolation(page);
  const letGo = await holdPosts(page, /\/advisor\/applicants\//);
  await attended("consultation").click({ noWaitAfter: true });
  if (javaScriptEnabled !== false) await expect(page.locator("[aria-busy=true]")).toHaveCount(1);
  letGo();
  await expect(page.getByText(t("notice.attended", { name }))).toBeVisible();
  await expect(attended("consultation")).toHaveCount(0);
  await expect(attended("infoSession")).toBeVisible();
});
