import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import express from "express";
import { pino } from "pino";
import { openCircuits } from "#app/api/circuit.server.ts";
import { openClient } from "#app/api/client.server.ts";
import type { Call } from "#app/context.ts";
import { routes } from "#backend/api.ts";
import type { Backend } from "#backend/backend.ts";
import { account } from "#backend/db/schema/account.ts";
import { companyUser } from "#backend/db/schema/companies.ts";
import { apiToken, person } from "#backend/db/schema/people.ts";
import { advisor } from "#backend/db/schema/unit.ts";
import { apiRouter } from "#backend/http/router.ts";
import { hashOf, newSecret } from "#backend/identity/secrets.ts";
import { openPrinter } from "#backend/pdf/printer.ts";
import type { SideRole } from "#contract/sides.ts";
import { day } from "#domain/time.ts";
import type { Portal } from "./portal.ts";

const known = { applicant: account, company: companyUser, study_advisor: advisor };

/** Lets somebody make a call of the contract, with their own rights. */
export type CallAs = (role: SideRole, email: string) => Call;

/**
 * The backend's calls over HTTP on a portal's own data: what people do meanwhile passes the router, their rights and the
 * audit, as if it came from a page.
 */
export async function openCalls(
  parts: Pick<Backend, "database" | "files">,
  { url: publicUrl, dataDirectory }: Pick<Portal, "url" | "dataDirectory">,
) {
  const { db } = parts.database;
  // Refusals are a fault of the scenario: they are written where it runs, and the last one stands in its error.
  let heard = "";
  const write = (line: string) => {
    heard = line;
    process.stdout.write(line);
  };
  const log = pino({ level: "warn" }, { write });
  const printer = openPrinter();
  const identity = { issuer: publicUrl, jwksUrl: publicUrl };
  const clients = { applicant: "applicant", company: "company", study_advisor: "study_advisor" };
  const fallbackContact = { phone: "+49 221 4710000", email: "beratung@example.org", whatsapp: null };
  const settings = {
    publicUrl,
    dataDirectory,
    ...identity,
    clients,
    fallbackContact,
    sessionHours: 12,
    officeEmails: [],
    creditor: null,
    hasDemoData: true,
    sessionSecret: "",
    secretMark: "",
  };
  const server = express()
    .use(apiRouter({ ...parts, printer, settings, log }, routes))
    .listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const circuits = openCircuits(60_000);
  const tokens = new Map<string, Promise<string>>();

  async function issueToken(role: SideRole, email: string) {
    const token = newSecret();
    const expiresAt = new Date(Date.now() + day);
    await db.insert(apiToken).values({ hash: hashOf(token), role, personId: await personOf(role, email), expiresAt });
    return token;
  }

  /** The person who will sign in with this address, too, where nobody has done so yet. */
  async function personOf(role: SideRole, email: string) {
    const table = known[role];
    const [row] = await db.select({ personId: table.personId }).from(table).where(eq(table.email, email));
    if (row?.personId) return row.personId;
    const [added] = await db.insert(person).values({}).returning({ id: person.id });
    await db.update(table).set({ personId: added!.id }).where(eq(table.email, email));
    return added!.id;
  }

  const as: CallAs = (role, email) =>
    openClient({
      servers: { main: address, student: address, bank: address },
      token() {
        const who = `${role} ${email}`;
        const token = tokens.get(who) ?? issueToken(role, email);
        tokens.set(who, token);
        return token;
      },
      language: "de",
      requestId: "world",
      address: "127.0.0.1",
      cookie: "",
      log,
      circuits,
      whenAway: () => Promise.reject(new Error(`The backend is away: ${heard}`)),
      whenSignedOut: (_forget, { message }) => Promise.reject(new Error(message)),
    });

  return {
    as,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      await printer.close();
    },
  };
}
