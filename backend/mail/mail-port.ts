import { randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import nodemailer, { type SendMailOptions } from "nodemailer";
import addressparser from "nodemailer/lib/addressparser/index.js";
import type { WrittenLanguage } from "#contract/languages.ts";
import type { Organizer } from "./calendar.ts";
import type { ComposedMail } from "./compose.ts";

const serverMilliseconds = 10_000;

export interface Mail extends ComposedMail {
  to: string;
  language: WrittenLanguage;
  /** The same for each attempt: a mail program shows a mail that arrives twice once. */
  messageId?: string;
  /** An attached PDF. */
  pdf?: { name: string; content: Buffer };
  /** The page on which the reader can switch such mails off. */
  switchOff?: string;
}

export interface Mailer {
  /** Sends a mail. @throws Error when the mail server does not accept it */
  send(mail: Mail): Promise<void>;
  /** Whom mails come from, and so the calendar files in them. */
  sender: Organizer;
}

/** What a mail server or the network says about a mail that was not taken. */
interface SendingError {
  /** Of nodemailer or Node: `EENVELOPE`, `ECONNREFUSED`. */
  code?: string;
  /** Of SMTP. */
  responseCode?: number;
  command?: string;
  /** All that the server said. */
  response?: string;
}

/** Why a mail was not taken, as a code: texts of servers may hold addresses, and passwords of ours. */
export function failureOf(error: unknown): string {
  const { responseCode, code } = error as SendingError;
  return String(responseCode ?? code ?? "unknown");
}

/** Where a server says more precisely than by its reply code what is wrong; qmail and Cisco write a # before it. */
const preciseCode = /(?:^\d{3}[ -]|#)(\d\.\d+\.\d+)/;
/** RFC 3463 §3.2: the recipient's address. 7 and 8 are the sender's. */
const isOfRecipient = (code: string) => /^5\.1\.(?![78]$)/.test(code);
/** RFC 5321 §4.2.3: no such mailbox, not local, not allowed as a name. */
const noMailbox = [550, 551, 553];
/** Words about the portal. One too many costs three days of attempts for one mail, one missing costs every mail. */
const isOfPortal = /relay|auth|denied|prohibit|permit|allow|polic|block|blacklist|spam|sender|quota|limit/i;

/**
 * Whether the server does not know the address, and will not later. What it has against the portal, as that it may not
 * relay, is mended while the mail waits.
 */
export function isRefusedForGood(error: unknown) {
  const { code, responseCode = 0, command, response = "" } = error as SendingError;
  if (code !== "EENVELOPE" || command !== "RCPT TO") return false;
  const precise = preciseCode.exec(response)?.[1];
  return precise ? isOfRecipient(precise) : noMailbox.includes(responseCode) && !isOfPortal.test(response);
}

interface Options {
  /** The mail server, as in `smtp://user:password@host:587`; left out: mails become files in `directory`/outbox. */
  smtpUrl?: string;
  /** `DATA_DIR`. */
  directory: string;
  /** The sender, as in `Duales Studium <portal@example.org>`. */
  from: string;
}

/** Opens the port through which mails are sent. */
export async function openMailer({ smtpUrl, directory, from }: Options): Promise<Mailer> {
  const message = ({ to, language, messageId, subject, text, html, calendars, pdf, switchOff }: Mail) => ({
    from,
    to: { name: "", address: to },
    messageId,
    subject,
    text,
    html,
    attachments: [
      ...calendars.map(({ name, content, mimeType }) => ({ filename: name, content, contentType: mimeType })),
      ...(pdf ? [{ filename: pdf.name, content: pdf.content, contentType: "application/pdf" }] : []),
    ],
    // Prevents automatic replies (RFC 3834), and names the language for screen readers (RFC 3282).
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": language },
    // RFC 2369 without the one-click post of RFC 8058: only the reader decides, not a mail scanner.
    ...(switchOff && { list: { unsubscribe: switchOff } }),
  });
  const sender = senderIn(from);
  if (!smtpUrl) return { sender, send: await openOutbox(path.join(directory, "outbox"), message) };

  const timeouts = { connectionTimeout: serverMilliseconds, socketTimeout: serverMilliseconds };
  const transport = nodemailer.createTransport({ url: smtpUrl, ...timeouts });
  return {
    sender,
    async send(mail) {
      await transport.sendMail(message(mail));
    },
  };
}

function senderIn(from: string): Organizer {
  const [{ name, address } = { name: "", address: from }] = addressparser(from, { flatten: true });
  return { name: name || address, email: address };
}

async function openOutbox(outbox: string, message: (mail: Mail) => SendMailOptions): Promise<Mailer["send"]> {
  await fs.mkdir(outbox, { recursive: true, mode: 0o700 });
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return async (mail) => {
    const { message: source } = await transport.sendMail(message(mail));
    const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID()}.eml`;
    const unfinished = path.join(outbox, `.${name}`);
    await fs.writeFile(unfinished, source, { mode: 0o600, flush: true });
    await fs.rename(unfinished, path.join(outbox, name));
  };
}
