import { existsSync, mkdtempSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readSettings } from "#server/settings.ts";
import { useTemporaryDirectory } from "../world/temporary-directory.ts";

const directory = useTemporaryDirectory();
const read = (env: Record<string, string> = {}) => readSettings({ DATA_DIR: directory, ...env });
/** What a portal that others reach needs at least. */
const real = { PUBLIC_URL: "https://portal.example", OFFICE_EMAILS: "jutta@office.example" };

describe("a wrong value stops the process with one clear line", () => {
  test.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["PUBLIC_URL", "portal.example"],
    ["PUBLIC_URL", "localhost:3000"],
    ["PUBLIC_URL", "ftp://portal.example"],
    ["APPLICANT_HOSTS", "bewerben.example, https://bad host"],
    ["COMPANY_HOSTS", "firmen.example/b2b"],
    ["TRUSTED_PROXIES", "the balancer"],
    ["TRUSTED_PROXIES", "1"],
    ["DATABASE_URL", "localhost"],
    ["DATABASE_URL", "mysql://db/portal"],
    ["FILES_URL", "s3://bucket"],
    ["BACKEND_URL", "backend"],
    ["BACKEND_URL", "localhost:3001"],
    ["STUDENT_API_URL", "localhost:3002"],
    ["BANK_INFO_URL", "file:///banks"],
    ["BACKEND_HOST", "http://0.0.0.0"],
    ["BACKEND_PORT", "70000"],
    ["OIDC_ISSUER", "foo:bar"],
    ["SMTP_URL", "mail.example.org:587"],
    ["SMTP_URL", "http://mail"],
    ["MAIL_FROM", "nonsense"],
    ["MAIL_FROM", '"Duales Studium <post@portal.example>"'],
    ["MAIL_FROM", "a@portal.example>x"],
    ["MAIL_FROM", "Hochschule (FH) <post@portal.example>"],
    ["MAIL_FROM", "a@portal.example, b@portal.example"],
    ["LEGAL_NOTICE_FILE", "/no/such"],
    ["TERMS_FILE", "/"],
    ["SESSION_SECRET", "too short"],
    ["SESSION_IDLE_MINUTES", "0"],
    ["SESSION_HOURS", "never"],
    ["DEMO_DATA", "maybe"],
    ["SUPPORT_EMAIL", "hilfe"],
    ["METRICS", "yes"],
    ["METRICS_TOKEN", "too short"],
    ["LOG_LEVEL", "loud"],
  ])("%s=%s", (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^Wrong setting — ${name}: [^\\n]+$`));
  });
  test("that names a host of two sides", () => {
    const hosts = { APPLICANT_HOSTS: "ds.example", ADVISOR_HOSTS: "desk.example, DS.example:8443" };
    expect(() => read(hosts)).toThrow(/^Wrong setting — [A-Z_, ]+: ds\.example is in more than one[^\n]+$/);
  });
  test("that names every wrong value", () => {
    expect(() => read({ PORT: "x", LOG_LEVEL: "y" })).toThrow(/^Wrong setting — PORT: .+; LOG_LEVEL: .+$/);
  });
});

test.each(["post@portal.example", "Duales Studium <post@portal.example>", '"Studium, dual" <post@portal.example>'])(
  "mails may be sent by %s",
  (MAIL_FROM) => expect(read({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM),
);

test("an operator's text is read at the start", () => {
  const LEGAL_NOTICE_FILE = join(directory, "imprint.md");
  writeFileSync(LEGAL_NOTICE_FILE, "# Impressum");
  expect(read({ LEGAL_NOTICE_FILE }).operatorsTexts).toEqual({ imprint: "# Impressum" });
});

test("no setting is needed", () => {
  expect(read()).toMatchObject({ PORT: 3000, publicUrl: "http://localhost:3000", isSecure: false });
});

test("an empty value counts as not set", () => {
  const { PORT, DATABASE_URL } = read({ PORT: "", DATABASE_URL: "" });
  expect({ PORT, DATABASE_URL }).toEqual({ PORT: 3000, DATABASE_URL: undefined });
});

test("the public address is an origin: a path behind it is dropped", () => {
  expect(read({ ...real, PUBLIC_URL: "https://portal.example/ds/" }).publicUrl).toBe("https://portal.example");
});

test("cookies are secure when the public address is https", () => {
  expect(read(real).isSecure).toBe(true);
  expect(read({ ...real, PUBLIC_URL: "http://portal.example" }).isSecure).toBe(false);
});

test("a backend is found whether its address ends with a slash or not", () => {
  const { BACKEND_URL, STUDENT_API_URL, BANK_INFO_URL } = read({
    BACKEND_URL: "http://backend:3001/",
    STUDENT_API_URL: "https://students.example/api/",
    BANK_INFO_URL: "https://banks.example/v1",
  });
  expect([BACKEND_URL, STUDENT_API_URL, BANK_INFO_URL]).toEqual([
    "http://backend:3001",
    "https://students.example/api",
    "https://banks.example/v1",
  ]);
});

test("hosts are comma lists", () => {
  const { hosts } = read({ APPLICANT_HOSTS: "bewerben.example, ds.example ,", COMPANY_HOSTS: "" });
  expect(hosts).toEqual({ applicant: ["bewerben.example", "ds.example"], company: [], advisor: [] });
});

describe("whom people turn to", () => {
  test("outside the demo it is the office by mail, and no number that nobody has given", () => {
    const env = { ...real, OFFICE_EMAILS: "jutta@office.example,ada@office.example" };
    const { SUPPORT_EMAIL, fallbackContact } = read(env);
    expect(SUPPORT_EMAIL).toBe("jutta@office.example");
    expect(fallbackContact).toEqual({ phone: null, email: "jutta@office.example", whatsapp: null });
    const own = read({
      ...env,
      FALLBACK_PHONE: "0231 1",
      FALLBACK_EMAIL: "rat@office.example",
      SUPPORT_EMAIL: "it@office.example",
    });
    expect(own.SUPPORT_EMAIL).toBe("it@office.example");
    expect(own.fallbackContact).toEqual({ phone: "0231 1", email: "rat@office.example", whatsapp: null });
  });

  test("without an office named it is the sender of mails", () => {
    const { fallbackContact } = read({ DEMO_DATA: "off", MAIL_FROM: "Duales Studium <post@portal.example>" });
    expect(fallbackContact.email).toBe("post@portal.example");
  });

  test("at a public address it is nobody made up: a start without anybody is refused", () => {
    const { PUBLIC_URL } = real;
    expect(() => read({ PUBLIC_URL })).toThrow(/^Wrong setting — OFFICE_EMAILS: [^\n]+$/);
    for (const name of ["MAIL_FROM", "SUPPORT_EMAIL", "FALLBACK_EMAIL"]) {
      const { SUPPORT_EMAIL, fallbackContact } = read({ PUBLIC_URL, [name]: "post@portal.example" });
      expect([SUPPORT_EMAIL, fallbackContact.email]).toEqual(["post@portal.example", "post@portal.example"]);
    }
  });

  test("in the demo they are made up, but for what is given", () => {
    expect(read().fallbackContact.whatsapp).toContain("+49");
    expect(read({ FALLBACK_WHATSAPP: "off" }).fallbackContact.whatsapp).toBeNull();
  });
});

describe("the sender of mails", () => {
  const SMTP_URL = "smtp://mail.portal.example";

  test("is named where a public portal sends them", () => {
    expect(() => read({ ...real, SMTP_URL })).toThrow(/^Wrong setting — MAIL_FROM: [^\n]+$/);
    expect(read({ ...real, SMTP_URL, MAIL_FROM: "post@portal.example" }).MAIL_FROM).toBe("post@portal.example");
  });

  test("is made up on this machine only", () => {
    expect(read({ SMTP_URL }).MAIL_FROM).toBe("portal@example.org");
    expect(read(real).MAIL_FROM).toBe(real.OFFICE_EMAILS);
  });
});

describe("who takes direct debits", () => {
  const CREDITOR_NAME = "Duales Studium";
  const CREDITOR_ID = "DE98ZZZ09999999999";

  test("is named whole, by the demo itself, or not at all", () => {
    expect(read({ ...real, CREDITOR_NAME: "Hochschule", CREDITOR_ID }).creditor).toEqual({
      name: "Hochschule",
      id: CREDITOR_ID,
    });
    expect(read(real).creditor).toBeNull();
    expect(read({ DEMO_DATA: "off" }).creditor).toBeNull();
    expect(read().creditor).toEqual({ name: CREDITOR_NAME, id: CREDITOR_ID });
  });

  test.each([
    [{ CREDITOR_NAME }, "CREDITOR_NAME"],
    [{ CREDITOR_ID }, "CREDITOR_NAME"],
    [{ CREDITOR_NAME, CREDITOR_ID: "DE97ZZZ09999999999" }, "CREDITOR_ID"],
    [{ CREDITOR_NAME, CREDITOR_ID: "12345" }, "CREDITOR_ID"],
  ])("is refused half or with a wrong digit: %j", (env, name) => {
    expect(() => read(env)).toThrow(new RegExp(`^Wrong setting — ${name}: [^\\n]+$`));
  });
});

describe("demo data", () => {
  test.each(["http://localhost:3000", "http://127.0.0.1:8080", "http://[::1]:3000"])("load at %s", (PUBLIC_URL) => {
    expect(read({ PUBLIC_URL }).loadsDemoData).toBe(true);
  });
  test("do not load when they are switched off", () => {
    expect(read({ DEMO_DATA: "off" }).loadsDemoData).toBe(false);
  });
  test("never load at a public address", () => {
    expect(read({ ...real, DEMO_DATA: "on" }).loadsDemoData).toBe(false);
  });
});

test("files lie in DATA_DIR, or in a bucket that is named", () => {
  expect(read().files).toEqual({ directory: join(directory, "files") });
  expect(read({ FILES_URL: "s3://portal-files?region=fsn1" }).files.bucket).toMatchObject({ name: "portal-files" });
});

test("a secret that nobody set is made once, kept for us alone, and the same at the next start", () => {
  const { sessionSecret } = read();
  expect(sessionSecret).toHaveLength(43);
  expect(read().sessionSecret).toBe(sessionSecret);
  expect(statSync(join(directory, "session-secret")).mode & 0o777).toBe(0o600);
});

test.each(["", "\n", "half of a secr"])("a kept secret that is not whole is refused: %j", (content) => {
  const broken = mkdtempSync(join(directory, "broken-"));
  writeFileSync(join(broken, "session-secret"), content);
  expect(() => read({ DATA_DIR: broken })).toThrow(/^Wrong setting — DATA_DIR: [^\n]+$/);
});

test("a folder that cannot be written is named", () => {
  const file = join(directory, "a-file");
  writeFileSync(file, "");
  expect(() => read({ DATA_DIR: join(file, "data") })).toThrow(/^Wrong setting — DATA_DIR: [^\n]*a-file[^\n]*$/);
});

test("a secret that is set is used and not written anywhere", () => {
  const elsewhere = join(directory, "elsewhere");
  const SESSION_SECRET = "a secret of at least thirty-two characters";
  expect(read({ DATA_DIR: elsewhere, SESSION_SECRET }).sessionSecret).toBe(SESSION_SECRET);
  expect(existsSync(elsewhere)).toBe(false);
});
