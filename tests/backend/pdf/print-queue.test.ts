import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { Worker } from "node:worker_threads";
import { createDeflate } from "node:zlib";
import { afterAll, expect, it, vi } from "vitest";
import { makePdf } from "#backend/demo/make-pdf.ts";
import type { Portfolio, PortfolioFile } from "#backend/pdf/portfolio.ts";
import { openQueue } from "#backend/pdf/print-queue.ts";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";

// A worker starts from the sources here, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const queues: ReturnType<typeof openQueue>[] = [];
afterAll(() => Promise.all(queues.map((queue) => queue.close())));

function open(milliseconds: number) {
  const queue = openQueue({ length: 5, milliseconds, tooLarge: () => Refusal.invalid({ a: ["tooLarge"] }) });
  queues.push(queue);
  return queue;
}
const page = (html: string) => async () => ({ type: "document" as const, html });
const refusalOf = (order: Promise<unknown>) =>
  order.then(
    () => undefined,
    (error) => error.customErrors ?? error.message,
  );

const file = (name: string, bytes: Uint8Array): PortfolioFile => ({
  title: "Zeugnis",
  name,
  mimeType: "application/pdf",
  bytes,
});
const portfolio =
  (...parts: PortfolioFile[]) =>
  async (): Promise<Portfolio> => ({
    lang: "de",
    isRightToLeft: false,
    title: "Bewerbung",
    name: "Mia",
    subtitle: "",
    facts: [],
    parts,
    leftOut: [],
    words: { contents: "", leftOut: "", reasons: { wordFile: "", encrypted: "", unreadable: "", tooLarge: "" } },
  });

it("ends a PDF that unpacks to more than the process has room for", async () => {
  const queue = open(60_000);
  const megabyte = Buffer.alloc(1_000_000, " ");
  const packed = await buffer(Readable.from(Array(1200).fill(megabyte)).pipe(createDeflate()));
  const bomb = Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`),
    packed,
    Buffer.from("\nendstream\nendobj\ntrailer\n<</Root 2 0 R>>\n%%EOF"),
  ]);
  expect(bomb.length).toBeLessThan(limits.uploadBytes);
  expect(await refusalOf(queue.add(portfolio(file("Bombe.pdf", bomb))))).toEqual({ a: ["tooLarge"] });
  expect((await queue.add(portfolio(file("Gut.pdf", makePdf("a", []))))).length).toBeGreaterThan(1000);
});

it("ends what takes too long: pages that contain each other, and goes on with the next order", async () => {
  const queue = open(8000);
  const twice = (index: number) => `${index} 0 obj\n<</Type/Pages/Kids[${index + 1} 0 R ${index + 1} 0 R]>>\nendobj\n`;
  const pages = Array.from({ length: 40 }, (_, index) => twice(index + 2)).join("");
  const endless = Buffer.from(
    `%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n${pages}42 0 obj\n<</Type/Page>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF`,
  );
  const slow = queue.add(portfolio(file("Endlos.pdf", endless)));
  const next = queue.add(page("<p>a</p>"));
  expect(await refusalOf(slow)).toEqual({ a: ["tooLarge"] });
  expect((await next).length).toBeGreaterThan(1000);
});

it("lets its worker go when there is nothing to do for a while, and starts another for the next order", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const ending = vi.spyOn(Worker.prototype, "terminate");
  const queue = open(30_000);
  await queue.add(page("<p>a</p>"));
  expect(ending).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(limits.printerRestSeconds * 1000);
  expect(ending).toHaveBeenCalledOnce();
  vi.useRealTimers();
  expect((await queue.add(page("<p>a</p>"))).length).toBeGreaterThan(1000);
});

it("tells an order that cannot be prepared what went wrong, and goes on", async () => {
  const queue = open(30_000);
  const failing = queue.add(() => Promise.reject(new Error("the file is gone")));
  const next = queue.add(page("<p>a</p>"));
  expect(await refusalOf(failing)).toBe("the file is gone");
  expect((await next).length).toBeGreaterThan(1000);
});
