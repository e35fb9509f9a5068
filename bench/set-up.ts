// `node --import tsx bench/set-up.ts [pace]`: how long it takes from `npm start` on an empty folder to the first
// applicant on home, by a program that waits like a hand; a pace of 0 does not wait.
import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chromium, type Locator } from "@playwright/test";
import { codeOf } from "../e2e/world/outbox.ts";
import { freePort } from "../e2e/world/portal.ts";
import { screenOf } from "../e2e/world/screen.ts";
import { readMail } from "../tests/world/eml.ts";

const pace = Number(process.argv[2] ?? 1);
/** Seconds: to find a field or button, to type a character, to read a page, to fetch a mail. */
const seconds = { find: 2, type: 0.2, read: 5, mail: 15 };
const counted = { fields: 0, characters: 0, presses: 0, pages: 0 };
const wait = (time: number) => pause(time * pace * 1000);

const [port, dataDirectory] = [await freePort(), await mkdtemp(join(tmpdir(), "portal-set-up-"))];
const publicUrl = `http://portal.test:${port}`;
const begun = Date.now();
const tell = (what: string) => console.log(`${((Date.now() - begun) / 1000).toFixed(0).padStart(4)} s  ${what}`);

const { PATH, HOME } = process.env;
const machine = { PATH, HOME, NODE_ENV: "production" as const };
const env = {
  ...machine,
  PORT: port,
  DATA_DIR: dataDirectory,
  PUBLIC_URL: publicUrl,
  OFFICE_EMAILS: "jutta@office.test",
};
const portal = spawn(process.execPath, ["scripts/start.js"], { env, stdio: "ignore" });
while (!(await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined))?.ok) await pause(100);
tell("the portal is ready");

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ["--host-resolver-rules=MAP portal.test 127.0.0.1"],
});

/** A page, and the hand and eyes before it. */
async function sitDown(path: string) {
  const page = await (await browser.newContext({ baseURL: publicUrl, locale: "de" })).newPage();
  await page.goto(path);
  const read = async () => {
    counted.pages += 1;
    await wait(seconds.read);
  };
  const press = async (what: Locator) => {
    counted.presses += 1;
    await wait(seconds.find);
    await what.click();
    await page.waitForLoadState("networkidle");
    await read();
  };
  const type = async (field: Locator, text: string) => {
    counted.fields += 1;
    counted.characters += text.length;
    await wait(seconds.find + text.length * seconds.type);
    await field.fill(text);
  };
  const choose = async (option: Locator) => {
    counted.fields += 1;
    await wait(seconds.find);
    await option.check();
  };
  await read();
  return { page, read, press, type, choose };
}
type Seat = Awaited<ReturnType<typeof sitDown>>;

async function register({ page, press, type }: Seat, email: string) {
  const { field, button, link } = screenOf(page, ["register", "signIn"]);
  await press(link("signIn:register"));
  await type(field("email"), email);
  await type(field("password"), "drei stille Häfen");
  await press(button("submit"));
  const code = screenOf(page, ["code"]);
  await wait(seconds.mail);
  await type(code.field("code"), codeOf(await newestMail(email)));
  await press(code.button("submit"));
}

async function newestMail(to: string): Promise<string> {
  const names = await readdir(join(dataDirectory, "outbox")).catch(() => []);
  for (const name of names
    .filter((one) => /^[^.].*\.eml$/.test(one))
    .sort()
    .reverse()) {
    const source = await readFile(join(dataDirectory, "outbox", name), "utf8");
    if (source.includes(to)) return readMail(source).text;
  }
  await pause(200);
  return newestMail(to);
}

/** From the overview to an area, where one is made, and back. */
async function make({ page, press }: Seat, step: string, words: string[], fill: (screen: Screen) => Promise<unknown>) {
  const overview = screenOf(page, ["programme", "office", "advisor"]);
  await press(overview.link(`step.${step}.title`).first());
  const screen = screenOf(page, [...words, "office", "forms"]);
  await press(screen.link("create"));
  await fill(screen);
  await press(screen.button("forms:save"));
  await press(page.getByRole("link", { name: overview.t("office:area.office"), exact: true }));
}
type Screen = ReturnType<typeof screenOf>;

const jutta = await sitDown("/advisor");
await register(jutta, "jutta@office.test");
tell("Jutta is signed in at the desk");
const { page, press, type, choose } = jutta;
await press(page.locator("a:visible", { hasText: screenOf(page, ["advisor"]).t("nav.office") }));
await make(jutta, "campuses", ["campuses"], async ({ field }) => {
  const campus = { name: "Dortmund", city: "Dortmund", phone: "+49 231 47100", email: "dortmund@office.test" };
  for (const [name, text] of Object.entries(campus)) await type(field(name), text);
});
await make(jutta, "courses", ["courses"], async ({ field, t }) => {
  await type(field("name"), "Informatik");
  await choose(page.getByRole("radio", { name: t("fields.studyModel.options.DS") }));
});
await make(jutta, "intakes", ["intakes"], async ({ field, t }) => {
  await type(field("startsOn"), `${new Date().getFullYear() + 1}-10-01`);
  await choose(page.getByRole("radio", { name: t("forms:yes") }));
});
await page.getByText(screenOf(page, ["programme"]).t("lead.open")).waitFor();
tell("the overview says that people can apply");

const mia = await sitDown("/ds/home");
await register(mia, "mia@office.test");
tell("Mia's address is confirmed");
const onboarding = screenOf(mia.page, ["onboarding", "answers"]);
await mia.press(onboarding.button("welcome.begin"));
await mia.choose(mia.page.getByRole("radio", { name: onboarding.t("qualification.Abitur") }));
await wait(seconds.find);
await onboarding.field("germanLevel").selectOption("7");
await mia.press(onboarding.button("continue"));
await mia.page.waitForURL("**/ds/home");
tell("Mia is on home");
console.log(counted);
await browser.close();
portal.kill("SIGTERM");
