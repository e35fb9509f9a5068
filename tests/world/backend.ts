import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import express from "express";
import { pino } from "pino";
import { afterAll } from "vitest";
import { routes } from "#backend/api.ts";
import type { Backend } from "#backend/backend.ts";
import { addPerson, embeddedProvider } from "#backend/db/people.ts";
import { account } from "#backend/db/schema/account.ts";
import { company, companyUser, employee } from "#backend/db/schema/companies.ts";
import { jobOpening } from "#backend/db/schema/job-openings.ts";
import { apiToken, type person } from "#backend/db/schema/people.ts";
import { advisor, application, campus, course, intake, unit } from "#backend/db/schema/unit.ts";
import { openFileStore } from "#backend/files/open-file-store.ts";
import { apiRouter } from "#backend/http/router.ts";
import { hashOf, newSecret } from "#backend/identity/secrets.ts";
import { haveOwnFiles } from "#backend/operations/documents/have-own-files.ts";
import { openPrinter } from "#backend/pdf/printer.ts";
import { addressOf, bytes, type Endpoint } from "#contract/endpoint.ts";
import type { ApiError } from "#contract/entities/api-error.ts";
import type { Permission } from "#contract/enumerations/companies.ts";
import { useDatabase } from "./database.ts";
import { useTemporaryDirectory } from "./temporary-directory.ts";

export interface Input {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  fields?: Record<string, string>;
  file?: File;
  headers?: Record<string, string>;
}

/** An answer as it came; `body` is the JSON, or undefined when there is none. */
export interface Answer<T = unknown> {
  status: number;
  body: T;
  headers: Headers;
}

interface AddedCompany extends Partial<typeof company.$inferInsert> {
  permissions?: Permission[];
}

/** Whose a token is, by the row that they are known by; nobody's without one. */
interface TokenOwner extends Partial<typeof apiToken.$inferInsert> {
  accountId?: string;
  advisorId?: string;
  companyUserId?: string;
}

type Choices = Partial<Pick<typeof person.$inferInsert, "metadata" | "notificationSettings">>;
interface AddedAccount extends Partial<typeof account.$inferInsert>, Choices {
  /** Of their sign-in at the embedded provider. */
  subject?: string;
}

const hour = 3_600_000;

/** The reference backend on a database, folder and port of its own, for the calling test file. */
export async function useBackend() {
  const dataDirectory = useTemporaryDirectory();
  const backend: Backend = {
    database: await useDatabase(),
    files: await openFileStore({ directory: `${dataDirectory}/files` }),
    printer: openPrinter(),
    settings: {
      publicUrl: "http://localhost:3000",
      dataDirectory,
      issuer: "http://localhost:3000/oidc",
      jwksUrl: "http://localhost:3000/oidc/jwks",
      clients: { applicant: "applicant", company: "company", study_advisor: "study_advisor" },
      sessionHours: 20,
      officeEmails: ["office@example.org"],
      fallbackContact: { phone: "+49 221 4710000", email: "beratung@example.org", whatsapp: null },
      creditor: { name: "Duales Studium", id: "DE98ZZZ09999999999" },
      hasDemoData: true,
      sessionSecret: "a secret",
      secretMark: "0123abcd",
    },
    log: pino({ level: "silent" }),
  };
  // As at a start: the folder becomes the database's.
  await haveOwnFiles(backend);
  const server = express().set("trust proxy", "loopback").use(apiRouter(backend, routes)).listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(async () => {
    server.close();
    await backend.printer.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { db } = backend.database;

  /** Calls an endpoint as the owner of a token, or anonymously; throws when the answer is not what the contract says. */
  async function call<T = ApiError>(endpoint: Endpoint, input: Input = {}, token?: string): Promise<Answer<T>> {
    const response = await fetch(origin + addressOf(endpoint, input.params, input.query), {
      method: endpoint.method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(input.body !== undefined && { "Content-Type": "application/json" }),
        ...input.headers,
      },
      body: bodyOf(endpoint, input),
    });
    const text = await response.text();
    const isJson = response.headers.get("Content-Type")?.includes("json");
    const body = isJson ? JSON.parse(text) : undefined;
    if (response.ok && endpoint.response && endpoint.response !== bytes) endpoint.response.parse(body);
    return { status: response.status, body: body as T, headers: response.headers };
  }

  /** A token of somebody, valid for an hour unless told otherwise. */
  async function issueToken({ accountId, advisorId, companyUserId, ...values }: TokenOwner) {
    const token = newSecret();
    const personId =
      (accountId && (await personOn(account, accountId))) ||
      (advisorId && (await personOn(advisor, advisorId))) ||
      (companyUserId && (await personOn(companyUser, companyUserId))) ||
      (await addStranger());
    const expiresAt = new Date(Date.now() + hour);
    await db.insert(apiToken).values({ hash: hashOf(token), role: "applicant", personId, expiresAt, ...values });
    return token;
  }

  const addStranger = (subject: string = randomUUID(), choices: Choices = {}) =>
    addPerson(db, { issuer: embeddedProvider, subject }, choices);

  /** The person of a row, who signs in now for the first time where there is none. */
  async function personOn(table: typeof account | typeof advisor | typeof companyUser, id: string) {
    const [known] = await db.select({ personId: table.personId }).from(table).where(eq(table.id, id));
    if (known?.personId) return known.personId;
    const personId = await addStranger();
    await db.update(table).set({ personId }).where(eq(table.id, id));
    return personId;
  }

  /** An applicant who has signed in and was not onboarded yet. */
  async function addAccount({ subject = randomUUID(), metadata, notificationSettings, ...answers }: AddedAccount = {}) {
    const personId = await addStranger(subject, { metadata, notificationSettings });
    const [row] = await db
      .insert(account)
      .values({ personId, email: `${subject}@example.org`, ...answers })
      .returning();
    return { id: row!.id, personId, email: row!.email, token: await issueToken({ personId }) };
  }

  /** An applicant with a unit and an application. */
  async function addApplicant(answers: AddedAccount = {}, unitAnswers: Partial<typeof unit.$inferInsert> = {}) {
    const owner = await addAccount(answers);
    const [ofOwner] = await db
      .insert(unit)
      .values({ accountId: owner.id, ...unitAnswers })
      .returning();
    const [first] = await db.insert(application).values({ unitId: ofOwner!.id }).returning();
    return { ...owner, unitId: ofOwner!.id, applicationId: first!.id };
  }

  async function addAdvisor(values: Partial<typeof advisor.$inferInsert> = {}) {
    const email = `${randomUUID()}@example.org`;
    const [row] = await db
      .insert(advisor)
      .values({ email, name: "Miriam Okafor", city: "Köln", ...values })
      .returning();
    return { id: row!.id, email: row!.email, token: await issueToken({ role: "study_advisor", advisorId: row!.id }) };
  }

  /** A company with a colleague who may do what the list says; the owner when there is no list. */
  async function addCompany({ permissions, ...values }: AddedCompany = {}) {
    const [row] = await db
      .insert(company)
      .values({ name: "Nordlicht Software GmbH", city: "Köln", ...values })
      .returning();
    const email = `${randomUUID()}@example.org`;
    const promised = { confidentialityAcceptedAt: new Date(), confidentialityWording: "2026-11-01" };
    const [user] = await db
      .insert(companyUser)
      .values({ email, firstName: "Anke", lastName: "Brandt", ...promised })
      .returning();
    const companyId = row!.id;
    const companyUserId = user!.id;
    await db.insert(employee).values({ companyId, companyUserId, isOwner: !permissions, permissions });
    return { id: companyId, userId: companyUserId, email, token: await issueToken({ role: "company", companyUserId }) };
  }

  /** An open job opening for the Informatik intake of the next spring in Köln, with one position. */
  async function addJobOpening(companyId: string, values: Partial<typeof jobOpening.$inferInsert> = {}) {
    const startDate = values.startDate ?? `${new Date().getUTCFullYear() + 1}-04-01`;
    await db
      .insert(campus)
      .values({ name: "Köln", city: "Köln", phone: "+49 221 4710100", email: "koeln@example.org" })
      .onConflictDoNothing();
    await db.insert(course).values({ name: "Informatik", studyModel: "DS" }).onConflictDoNothing();
    await db.insert(intake).values({ startsOn: startDate }).onConflictDoNothing();
    const [row] = await db
      .insert(jobOpening)
      .values({
        companyId,
        title: "Duales Studium Informatik",
        campusName: "Köln",
        courseName: "Informatik",
        startDate,
        status: "open",
        openPositions: values.requiredCount ?? 1,
        requiredCount: 1,
        tasks: "Anwendungen mitentwickeln",
        skills: "Freude am Programmieren",
        practicePlace: "Deutzer Allee 4, 50679 Köln",
        practicePostalCode: "50679",
        workmodel: "hybrid",
        publishedAt: new Date(),
        ...values,
      })
      .returning();
    return row!;
  }

  /** How many statements go to the database meanwhile, transactions apart. */
  async function countStatements(act: () => Promise<unknown>) {
    const { pool } = backend.database;
    const { query } = pool;
    let count = 0;
    pool.query = ((...statement: unknown[]) => {
      count++;
      return Reflect.apply(query, pool, statement);
    }) as typeof query;
    await act();
    pool.query = query;
    return count;
  }

  return {
    ...backend,
    backend,
    origin,
    countStatements,
    db,
    call,
    issueToken,
    addAccount,
    addApplicant,
    addAdvisor,
    addCompany,
    addJobOpening,
  };
}

function bodyOf({ upload }: Endpoint, { body, fields = {}, file }: Input) {
  if (!upload || body !== undefined) return body === undefined ? undefined : JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append(upload.file, file);
  return form;
}
