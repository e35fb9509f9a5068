import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { z } from "zod";
import { newSecret } from "#backend/identity/secrets.ts";
import type { LegalText } from "#contract/enumerations/texts.ts";
import { limits } from "#contract/limits.ts";
import { hasRightDigits } from "#domain/iban.ts";
import { bucketUrl } from "./bucket-url.ts";
import { hostOfSeveralSides } from "./hosts.ts";
import { isLoopback } from "./loopback.ts";
import {
  address,
  addressIn,
  backendAddress,
  hostList,
  list,
  origin,
  port,
  proxies,
  sender,
  textFile,
  webAddress,
} from "./setting-kinds.ts";
import { readTrackers } from "./tracker-settings.ts";
import { reasonOf, wrongSetting } from "./wrong-setting.ts";

/** ISO 7064, as in an IBAN; the three letters after the check digits are the creditor's own. */
const isCreditorId = (id: string) => hasRightDigits(id.slice(0, 4) + id.slice(7));
/** The Bundesbank's example, which no bank accepts. */
const demoCreditor = { name: "Duales Studium", id: "DE98ZZZ09999999999" };

/** As long as the secrets we make ourselves. */
const secretCharacters = 32;

/** Names and defaults of design §11; a wrong value stops the process with one clear line. */
const environment = z.object({
  PORT: port.default(3000),
  PUBLIC_URL: origin.optional(),
  APPLICANT_HOSTS: hostList,
  COMPANY_HOSTS: hostList,
  ADVISOR_HOSTS: hostList,
  TRUSTED_PROXIES: proxies.default("loopback"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: address("postgres", "postgresql").optional(),
  FILES_URL: bucketUrl.optional(),
  BACKEND_URL: backendAddress.optional(),
  /** Seconds. */
  BACKEND_TIMEOUT: z.coerce.number().positive().max(120).default(15),
  BACKEND_PORT: port.default(3001),
  BACKEND_HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default("127.0.0.1"),
  STUDENT_API_URL: backendAddress.optional(),
  BANK_INFO_URL: backendAddress.optional(),
  OIDC_ISSUER: webAddress.optional(),
  OIDC_APPLICANT_CLIENT_ID: z.string().default("applicant-portal"),
  OIDC_APPLICANT_CLIENT_SECRET: z.string().optional(),
  OIDC_COMPANY_CLIENT_ID: z.string().default("company-portal"),
  OIDC_COMPANY_CLIENT_SECRET: z.string().optional(),
  OIDC_ADVISOR_CLIENT_ID: z.string().default("advisor-desk"),
  OIDC_ADVISOR_CLIENT_SECRET: z.string().optional(),
  SMTP_URL: address("smtp", "smtps").optional(),
  MAIL_FROM: sender.optional(),
  SESSION_SECRET: z.string().min(secretCharacters).optional(),
  SESSION_IDLE_MINUTES: z.coerce.number().positive().default(limits.sessionIdleMinutes),
  SESSION_HOURS: z.coerce.number().positive().default(limits.sessionHours),
  DEMO_DATA: z.enum(["on", "off"]).optional(),
  OFFICE_EMAILS: list
    .transform((addresses) => addresses.map((address) => address.toLowerCase()))
    .pipe(z.array(z.email())),
  SUPPORT_EMAIL: z.email().optional(),
  FALLBACK_PHONE: z.string().optional(),
  FALLBACK_EMAIL: z.email().optional(),
  FALLBACK_WHATSAPP: z
    .string()
    .transform((number) => (number === "off" ? null : number))
    .optional(),
  CREDITOR_NAME: z.string().optional(),
  CREDITOR_ID: z.string().refine(isCreditorId, "no creditor identifier of SEPA").optional(),
  LEGAL_NOTICE_FILE: textFile.optional(),
  PRIVACY_NOTICE_FILE: textFile.optional(),
  TERMS_FILE: textFile.optional(),
  CONFIDENTIALITY_FILE: textFile.optional(),
  TIP_VIDEOS_URL: webAddress.optional(),
  METRICS: z.enum(["on", "off"]).default("off"),
  METRICS_TOKEN: z.string().min(16).optional(),
  ONBOARDING_EXPERIMENT_ID: z.string().max(100).optional(),
  LOG_ENVIRONMENT: z.string().default("prod"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
});

/** Made up, as the demo's people are: the numbers are reserved for fiction. */
const demoContact = {
  phone: "0221 4710 100",
  email: "beratung@example.org",
  whatsapp: "+49 172 9925904",
  support: "hilfe@example.org",
};
/** Of a portal that nobody but its own machine reaches. */
const localSender = "portal@example.org";

export type Settings = ReturnType<typeof readSettings>;

/** Reads the environment once. Throws one clear line per wrong value. */
export function readSettings(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path: [name], message }) => `${String(name)}: ${message}`);
    throw new Error(`Wrong setting — ${lines.join("; ")}`);
  }
  const values = parsed.data;
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  const dataDirectory = resolve(values.DATA_DIR);
  const isLocal = isLoopback(new URL(publicUrl).hostname);
  const { CREDITOR_NAME: name, CREDITOR_ID: id } = values;
  if (!name !== !id) throw wrongSetting("CREDITOR_NAME", "it goes together with CREDITOR_ID");
  const hosts = { applicant: values.APPLICANT_HOSTS, company: values.COMPANY_HOSTS, advisor: values.ADVISOR_HOSTS };
  const sharedHost = hostOfSeveralSides(hosts);
  if (sharedHost)
    throw wrongSetting(
      "APPLICANT_HOSTS, COMPANY_HOSTS, ADVISOR_HOSTS",
      `${sharedHost} is in more than one; all sides share the host of PUBLIC_URL`,
    );
  const loadsDemoData = values.DEMO_DATA !== "off" && isLocal;
  const from = values.MAIL_FROM ?? (isLocal ? localSender : undefined);
  if (values.SMTP_URL && !from) throw wrongSetting("MAIL_FROM", "where others reach PUBLIC_URL, mails need a sender");
  const office = values.OFFICE_EMAILS[0] ?? (from && addressIn(from)) ?? values.SUPPORT_EMAIL ?? values.FALLBACK_EMAIL;
  if (!office)
    throw wrongSetting("OFFICE_EMAILS", "where others reach PUBLIC_URL, it or MAIL_FROM names whom they can turn to");
  const contact = loadsDemoData ? demoContact : { phone: null, email: office, whatsapp: null, support: office };
  return {
    ...values,
    publicUrl,
    dataDirectory,
    files: { directory: join(dataDirectory, "files"), bucket: values.FILES_URL },
    isSecure: publicUrl.startsWith("https:"),
    MAIL_FROM: from ?? office,
    SUPPORT_EMAIL: values.SUPPORT_EMAIL ?? contact.support,
    fallbackContact: {
      phone: values.FALLBACK_PHONE ?? contact.phone,
      email: values.FALLBACK_EMAIL ?? contact.email,
      whatsapp: values.FALLBACK_WHATSAPP === undefined ? contact.whatsapp : values.FALLBACK_WHATSAPP,
    },
    isLocal,
    loadsDemoData,
    creditor: name && id ? { name, id } : loadsDemoData ? demoCreditor : null,
    trackers: readTrackers(given),
    hosts,
    operatorsTexts: {
      imprint: values.LEGAL_NOTICE_FILE,
      privacy: values.PRIVACY_NOTICE_FILE,
      terms: values.TERMS_FILE,
      confidentiality: values.CONFIDENTIALITY_FILE,
    } satisfies Record<LegalText, string | undefined>,
    sessionSecret: values.SESSION_SECRET ?? keptSecret(dataDirectory),
  };
}

/** A secret of our own, made at the first start and kept beside the data. */
function keptSecret(directory: string): string {
  const path = join(directory, "session-secret");
  const secret = readOrMake(path);
  if (secret.length < secretCharacters)
    throw wrongSetting("DATA_DIR", `${path} is not a whole secret; put back the one of the backup, or remove it`);
  return secret;
}

function readOrMake(path: string): string {
  try {
    mkdirSync(dirname(path), { recursive: true });
    if (!existsSync(path)) writeFileSync(path, newSecret(), { mode: 0o600 });
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    throw wrongSetting("DATA_DIR", reasonOf(error as Error));
  }
}
