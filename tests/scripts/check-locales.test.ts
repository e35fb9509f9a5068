import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { useTemporaryDirectory } from "../world/temporary-directory.ts";

const script = resolve("scripts/check-locales.js");
const { checkLocales }: { checkLocales: (root: string) => string[] } = await import(script);
const parent = useTemporaryDirectory();

type Files = Record<string, string | object>;

const page = `
  export const handle = page({ words: ["home", "errors"], accent: "orange" });
  export default function Home() {
    return <Page title={t("title")} left={t("left", { count })} note={t(isLate ? "late" : "common:early")}>
      {states.map((state) => t(\`state.\${state}.short\`))}
      <TextField of={form.fields.city} />
    </Page>;
  }
`;

/** A small portal without problems. */
const sound: Files = {
  "app/home.tsx": page,
  "app/shared.ts": 'export const alwaysNeeded = ["common"];',
  "domain/states.ts": 'export const states = ["new", "done"];',
  "contract/city.ts": 'export const city = z.string().min(1, message("required"));',
  "locales/de/common.json": { early: "Du bist früh dran." },
  "locales/en/common.json": { early: "You are early." },
  "locales/ar/common.json": { early: "وصلت مبكرًا." },
  "locales/de/errors.json": vocabulary({ required: "Eingabe erforderlich" }),
  "locales/en/errors.json": vocabulary({ required: "Value is required" }),
  "locales/ar/errors.json": vocabulary({ required: "هذا الحقل مطلوب" }),
  "locales/de/home.json": home({ left_one: "Noch eins", left_other: "Noch {{count}}" }),
  "locales/en/home.json": home({ left_one: "One left", left_other: "{{count}} left" }),
  "locales/ar/home.json": home(
    Object.fromEntries(["zero", "one", "two", "few", "many", "other"].map((form) => [`left_${form}`, "بقي {{count}}"])),
  ),
};

function vocabulary(own: object) {
  const ofBackends = "numeric between min max equal mustConfirm notConfirmedYet partnerFound";
  const names = `${ofBackends} contactRequired allRequired notTransferred`.split(" ");
  return { ...own, ...Object.fromEntries(names.map((name) => [name, "…"])) };
}

function home(plurals: object) {
  return {
    title: "Start",
    late: "{{name}}",
    state: { new: { short: "…" }, done: { short: "…" } },
    fields: { city: { label: "…", hint: "…", errors: { required: "…" } } },
    ...plurals,
  };
}

/** The folder of the sound portal with some files changed; undefined removes a file. */
function portalWith(changes: Record<string, string | object | undefined> = {}) {
  const root = mkdtempSync(join(parent, "words-"));
  for (const [path, content] of Object.entries({ ...sound, ...changes })) {
    if (content === undefined) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof content === "string" ? content : JSON.stringify(content));
  }
  return root;
}

const run = (root: string) => spawnSync(process.execPath, [script], { cwd: root, encoding: "utf8" });

const german = sound["locales/de/home.json"] as ReturnType<typeof home>;
const english = sound["locales/en/home.json"] as ReturnType<typeof home>;
const arabic = sound["locales/ar/home.json"] as ReturnType<typeof home>;
const inAll = (change: (words: ReturnType<typeof home>) => object) => ({
  "locales/de/home.json": change(german),
  "locales/en/home.json": change(english),
  "locales/ar/home.json": change(arabic),
});

describe("check-locales", () => {
  it("passes when there is no problem", () => {
    expect(run(portalWith())).toMatchObject({ status: 0, stdout: "Words are complete.\n", stderr: "" });
  });

  it("gives a page with a form the words of forms, too", () => {
    const form = page
      .replace('page({ words: ["home", "errors"]', 'formPage({ words: ["home"]')
      .replace('"title"', '"go"');
    const files = { "app/home.tsx": `${form} t("home:title")`, "locales/de/forms.json": { go: "Los" } };
    const itself = { "app/page.ts": 'const formWords = ["forms", "errors"];' };
    const inOthers = { "locales/en/forms.json": { go: "Go" }, "locales/ar/forms.json": { go: "هيا" } };
    expect(checkLocales(portalWith({ ...files, ...inOthers, ...itself }))).toEqual([]);
  });

  it("fails and tells each problem on a line where something is wrong", () => {
    const { status, stdout, stderr } = run(portalWith({ "locales/en/home.json": "{" }));
    expect({ status, stdout }).toEqual({ status: 1, stdout: expect.stringMatching(/^Problems with words: \d+\n$/) });
    expect(stderr).toMatch(/^locales\/en\/home\.json: no valid JSON .*$/m);
  });

  it.each<[string, Record<string, string | object | undefined>, string]>([
    ["invalid JSON", { "locales/en/home.json": "{" }, "locales/en/home.json: no valid JSON"],
    ["a missing namespace", { "locales/en/home.json": undefined }, "locales/en/home.json: missing or unreadable"],
    ["a namespace of one language", { "locales/en/more.json": { a: "a" } }, "locales/en/more.json: de has no such"],
    ["a missing key", { "locales/en/home.json": { ...english, title: undefined } }, "home.json: title is missing"],
    ["a key too many", { "locales/en/home.json": { ...english, old: "old" } }, "home.json: old is not in de"],
    ["an empty text", { "locales/en/home.json": { ...english, title: " " } }, "title is empty or not a text"],
    ["an empty group", { "locales/en/home.json": { ...english, more: {} } }, "more is empty or not a text"],
    ["a lacking placeholder", { "locales/en/home.json": { ...english, late: "Late" } }, "late lacks {{name}}"],
    ["a foreign placeholder", { "locales/en/home.json": { ...english, title: "{{x}}" } }, "title has {{x}}, which de"],
    [
      "a lacking plural form",
      { "locales/ar/home.json": { ...arabic, left_few: undefined } },
      "left lacks the plural form _few",
    ],
    [
      "a plural form too many",
      { "locales/en/home.json": { ...english, left_few: "{{count}}" } },
      "left has the plural form _few",
    ],
    [
      "a plural form without its number",
      { "locales/ar/home.json": { ...arabic, left_few: "بقي" } },
      "left lacks {{count}} in _few",
    ],
    ["a formal address", inAll((words) => ({ ...words, title: "Melden Sie sich an." })), "title is formal („Sie“)"],
    ["a capital Du", inAll((words) => ({ ...words, title: "Hier bist Du richtig." })), "title is formal („Du“)"],
    [
      "a spelling of another language",
      { "locales/ar/home.json": { ...arabic, title: "البداية, هنا" } },
      "locales/ar/home.json: title has „,“, which is written ،",
    ],
    [
      "an informal company",
      inAll((words) => ({
        ...words,
        state: { new: { short: "…" }, done: { short: "…" }, company: { short: "Melde dich an." } },
      })),
      "state.company.short is informal („dich“)",
    ],
    [
      "a word of one page in what every side has",
      { "app/sides/shared/Part.tsx": 'export const Part = () => t("title");' },
      "app/sides/shared/Part.tsx: title is missing",
    ],
    ["an unused key", inAll((words) => ({ ...words, old: "…" })), "locales/de/home.json: old is not used"],
    [
      "an unused key that a template fits",
      inAll((words) => ({ ...words, state: { ...words.state, gone: { short: "…" } } })),
      "state.gone.short is not used",
    ],
    [
      "a field that is gone",
      inAll((words) => ({ ...words, fields: { ...words.fields, street: { label: "…" } } })),
      "fields.street.label is not used",
    ],
    [
      "a field's sentence for no message",
      inAll((words) => ({ ...words, fields: { city: { label: "…", errors: { odd: "…" } } } })),
      "fields.city.errors.odd is not used",
    ],
    ["an unused namespace", { "app/shared.ts": "" }, "locales/de/common.json: no source names this namespace"],
    [
      "a key that is missing everywhere",
      { "app/home.tsx": page.replace('"title"', '"heading"') },
      "app/home.tsx: heading is missing",
    ],
    [
      "a key of another page",
      { "app/home.tsx": page.replace('"home", ', ""), "app/other.tsx": 'const handle = "home";' },
      "app/home.tsx: title is missing",
    ],
    [
      "a template that leaves out a part of its keys",
      { "app/home.tsx": page.replace("}.short", "}") },
      "app/home.tsx: no key is like state.…",
    ],
    [
      "a template without keys",
      { "app/home.tsx": page.replace("state.$", "status.$") },
      "app/home.tsx: no key is like status.….short",
    ],
    [
      "a field without label",
      { "app/home.tsx": page.replace("fields.city", "fields.street") },
      "app/home.tsx: the field street has no label",
    ],
    [
      "a handle with an unknown namespace",
      { "app/home.tsx": page.replace('"errors"', '"odd"') },
      "names the namespace odd, which is missing",
    ],
    [
      "an unknown message",
      { "contract/city.ts": 'message("odd")' },
      "contract/city.ts: the message odd is missing in errors",
    ],
    [
      "an unknown refusal",
      { "backend/a.ts": 'throw Refusal.invalid({ city: ["odd"] })' },
      "backend/a.ts: the message odd is missing in errors",
    ],
  ])("tells %s", (_kind, changes, line) => {
    expect(checkLocales(portalWith(changes))).toContainEqual(expect.stringContaining(line));
  });
});

const asked = { greeting: { applicant: "Nimm dir Zeit.", company: "Nehmen Sie sich Zeit.", advisor: "Noch Zeit!" } };
const greetings = Object.keys(asked.greeting).map((side) => `t("greeting.${side}")`);
const left = { left_one: "Noch eins", left_other: "Noch {{count}}" };
const arabicLeft = Object.fromEntries(Object.entries(arabic).filter(([key]) => key.startsWith("left_")));

/** The sound portal with words for all readers, and their overlays. */
function portalWithShared(words: object, overlays: Record<string, object> = {}) {
  return portalWith({
    "app/asked.ts": `const seen = ["asked"]; t("name", { name }); t("left", { count }); ${greetings.join(";")}`,
    "locales/de/shared/asked.json": { ...asked, ...left, ...words },
    "locales/en/shared/asked.json": { ...asked, ...left, ...words },
    "locales/ar/shared/asked.json": { ...asked, ...arabicLeft, ...words },
    ...overlays,
  });
}

describe("check-locales on how people are addressed", () => {
  const name = { name: "Dein Name: {{name}}" };
  const formal = { name: "Ihr Name: {{name}}" };
  const neutral = { name: "Name: {{name}}" };
  const overlays = { "locales/de/formal/asked.json": formal, "locales/de/neutral/asked.json": neutral };

  it("passes when each tone has its own words", () => {
    expect(checkLocales(portalWithShared(name, overlays))).toEqual([]);
  });

  it.each<[string, Record<string, object>, string]>([
    ["an overlay of no namespace", { "locales/de/formal/odd.json": { a: "a" } }, "formal/odd.json: de has no such"],
    [
      "an overlay of no key",
      { "locales/de/formal/asked.json": { ...formal, old: "Sie" } },
      "formal/asked.json: old is not in",
    ],
    [
      "an overlay that says the same",
      { "locales/de/formal/asked.json": { ...formal, left_one: "Noch eins", left_other: "Noch {{count}}" } },
      "formal/asked.json: left says the same as locales/de/shared/asked.json",
    ],
    [
      "an overlay without the placeholder",
      { "locales/de/formal/asked.json": { name: "Ihr Name" } },
      "locales/de/formal/asked.json: name lacks {{name}}",
    ],
    [
      "an overlay that lacks a plural form",
      { "locales/de/formal/asked.json": { ...formal, left_other: "Sie haben noch {{count}}" } },
      "locales/de/formal/asked.json: left lacks the plural form _one",
    ],
    [
      "du where companies read",
      { "locales/de/formal/asked.json": { name: "Ist {{name}} dein Name?" } },
      "locales/de/formal/asked.json: name is informal („dein“)",
    ],
    [
      "Sie where advisors read",
      { "locales/de/neutral/asked.json": { name: "Heißen Sie {{name}}?" } },
      "locales/de/neutral/asked.json: name is formal („Sie“)",
    ],
    [
      "a key too many in the overlay of another language",
      { "locales/en/formal/asked.json": { other: "…" } },
      "locales/en/formal/asked.json: other is not in locales/en/shared/asked.json",
    ],
  ])("tells %s", (_kind, changes, line) => {
    const problems = checkLocales(portalWithShared(name, { ...overlays, ...changes }));
    expect(problems).toContainEqual(expect.stringContaining(line));
  });

  it("reports shared words in a tone that only applicants may read", () => {
    const problems = checkLocales(portalWithShared({ name: "Wähle einen Namen: {{name}}." }));
    expect(problems).toEqual(["locales/de/shared/asked.json: name is informal („Wähle“)"]);
  });

  it("reports a side's own words in the tone of another side", () => {
    const greeting = { applicant: "Nehmen Sie Platz.", company: "Nimm du Platz.", advisor: "Nimm du Platz." };
    expect(checkLocales(portalWithShared({ ...name, greeting }, overlays))).toEqual([
      "locales/de/shared/asked.json: greeting.applicant is formal („Sie“)",
      "locales/de/shared/asked.json: greeting.company is informal („du“)",
      "locales/de/shared/asked.json: greeting.advisor is informal („du“)",
    ]);
  });

  it("reads what advisors send in the tone of whom it is sent to", () => {
    const sent = { applicant: "Danke für deine Nachricht.", company: "Danke für deine Nachricht." };
    const rooms = { "locales/de/advisor/answerTexts.json": sent, "locales/en/advisor/answerTexts.json": sent };
    expect(checkLocales(portalWithShared(name, { ...overlays, ...rooms }))).toContain(
      "locales/de/advisor/answerTexts.json: company is informal („deine“)",
    );
    expect(checkLocales(portalWithShared(name, { ...overlays, ...rooms })).join()).not.toContain(
      "applicant is informal",
    );
  });

  it("names a file with its room", () => {
    const root = portalWithShared(name, { ...overlays, "locales/en/shared/asked.json": { ...asked, ...name } });
    expect(checkLocales(root)).toEqual(["locales/en/shared/asked.json: left is missing"]);
    rmSync(join(root, "locales/en/shared/asked.json"));
    expect(checkLocales(root)).toEqual(["locales/en/shared/asked.json: missing or unreadable"]);
  });
});
