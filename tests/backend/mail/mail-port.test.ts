import fs from "node:fs/promises";
import net from "node:net";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { sampleMails } from "#backend/demo/sample-mails.ts";
import { composeMail } from "#backend/mail/compose.ts";
import { isRefusedForGood, type Mail, openMailer } from "#backend/mail/mail-port.ts";
import { deferred } from "../../world/deferred.ts";
import { useTemporaryDirectory } from "../../world/temporary-directory.ts";

const directory = useTemporaryDirectory();
const from = "Duales Studium <portal@example.org>";
const mail: Mail = {
  to: "ada@example.org",
  language: "de",
  subject: "Schön, dass du da bist",
  text: "Hallo Ada",
  html: "<p>Hallo Ada</p>",
  calendars: [],
};

/** Receives one mail as a mail server does, and returns its text. */
function receiveMail() {
  const { promise, resolve } = deferred<string>();
  const server = net.createServer((socket) => {
    let received = "";
    let inMail = false;
    socket.write("220 ready\r\n");
    socket.on("data", (data) => {
      received += data;
      if (inMail && received.endsWith("\r\n.\r\n")) {
        inMail = false;
        socket.write("250 taken\r\n");
        resolve(received);
      } else if (!inMail) {
        inMail = String(data).startsWith("DATA");
        socket.write(inMail ? "354 go on\r\n" : "250 ok\r\n");
      }
    });
  });
  return { server, received: promise };
}

it("writes mails as files that sort by time when there is no mail server", async () => {
  const mailer = await openMailer({ directory, from });
  await mailer.send(mail);
  await mailer.send({ ...mail, to: "bob@example.org" });
  const names = (await fs.readdir(path.join(directory, "outbox"))).sort();
  expect(names).toHaveLength(2);
  expect(names[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-.*\.eml$/);
  const [first] = await Promise.all(names.map((name) => fs.readFile(path.join(directory, "outbox", name), "utf8")));
  expect(first).toContain("From: Duales Studium <portal@example.org>\nTo: ada@example.org\n");
  expect(first).toContain("Content-Language: de\n");
  expect(first).toContain("Auto-Submitted: auto-generated\n");
  expect(first).toContain("multipart/alternative");
});

it("sends nothing to an address that smuggles in a second one", async () => {
  const mailer = await openMailer({ directory: path.join(directory, "smuggled"), from });
  await mailer.send({ ...mail, to: "ada@example.org, eve@example.org\nBcc: mallory@example.org" });
  const [name = ""] = await fs.readdir(path.join(directory, "smuggled/outbox"));
  const source = await fs.readFile(path.join(directory, "smuggled/outbox", name), "utf8");
  expect(source).not.toMatch(/^Bcc:/m);
});

it("sends each calendar file as what it asks of the calendar", async () => {
  const mailer = await openMailer({ directory: path.join(directory, "calendars"), from });
  const [set, moved] = (["interviewSet", "interviewMoved"] as const).map((kind) =>
    composeMail(kind, "de", sampleMails[kind]),
  );
  await mailer.send({ ...mail, calendars: [...set!.calendars, ...moved!.calendars] });
  const [name = ""] = await fs.readdir(path.join(directory, "calendars/outbox"));
  const source = await fs.readFile(path.join(directory, "calendars/outbox", name), "utf8");
  expect(source).toMatch(/text\/calendar;[^:]*method=PUBLISH[^:]*name=gespraech\.ics/);
  expect(source).toMatch(/text\/calendar;[^:]*method=CANCEL[^:]*name=gespraech-abgesagt\.ics/);
});

it("names its sender as who organizes what calendar files are about", async () => {
  const { sender } = await openMailer({ directory: path.join(directory, "senders"), from: "Amt <amt@example.org>" });
  expect(sender).toEqual({ name: "Amt", email: "amt@example.org" });
  const bare = await openMailer({ directory: path.join(directory, "senders"), from: "amt@example.org" });
  expect(bare.sender).toEqual({ name: "amt@example.org", email: "amt@example.org" });
});

it("hands mails to the mail server", async () => {
  const { server, received } = receiveMail();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as net.AddressInfo;
  const mailer = await openMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, directory, from });
  await mailer.send(mail);
  expect(await received).toContain("RCPT TO:<ada@example.org>");
  server.close();
});

it("fails when the mail server is away", async () => {
  const mailer = await openMailer({ smtpUrl: "smtp://127.0.0.1:1", directory, from });
  await expect(mailer.send(mail)).rejects.toThrow("ECONNREFUSED");
});

describe("a recipient that the mail server refuses", () => {
  /** What sending fails with at a mail server that answers a recipient so. */
  async function failureAt(refusal: string) {
    const server = net.createServer((socket) => {
      socket.write("220 ready\r\n");
      socket.on("data", (data) => socket.write(String(data).startsWith("RCPT") ? `${refusal}\r\n` : "250 ok\r\n"));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as net.AddressInfo;
    const mailer = await openMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, directory, from });
    const failure: unknown = await mailer.send(mail).catch((error) => error);
    server.close();
    return failure;
  }

  it.each([
    "550 5.1.1 <ada@example.org>: Recipient address rejected: User unknown in virtual mailbox table",
    "550-5.1.1 The email account that you tried to reach does not exist.\r\n550 5.1.1 Please try again",
    "556 5.1.10 Recipient address has null MX",
    "550 #5.1.0 Address rejected.",
    "550 No such user here",
    "553 Invalid mailbox name",
  ])("is given up when it is about the address: %s", async (refusal) => {
    expect(isRefusedForGood(await failureAt(refusal))).toBe(true);
  });

  it.each([
    "554 5.7.1 <ada@example.org>: Relay access denied",
    "550 5.7.1 Client host [203.0.113.7] blocked",
    "550 5.4.5 Daily user sending limit exceeded",
    "550 5.1.8 <portal@example.org>: Sender address rejected: Domain not found",
    "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
    "554 Relay access denied",
    "550 relay not permitted",
    "550 #5.7.1 Relaying denied",
    "550 Administrative prohibition",
    "550-Please turn on SMTP Authentication\r\n550 in your mail client.",
    "550 Sending limit exceeded",
    "450 4.2.0 Greylisted",
  ])("is tried again when it is about the portal or about now: %s", async (refusal) => {
    expect(isRefusedForGood(await failureAt(refusal))).toBe(false);
  });
});
