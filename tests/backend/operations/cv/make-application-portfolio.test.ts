import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPage,
  type PDFRawStream,
  PDFStream,
  PDFString,
} from "@cantoo/pdf-lib";
import { and, eq, isNotNull, ne } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { document } from "#backend/db/schema/documents.ts";
import { makePdf } from "#backend/demo/make-pdf.ts";
import { openPrinter } from "#backend/pdf/printer.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { addressOf } from "#contract/endpoint.ts";
import type { DocumentType } from "#contract/enumerations/documents.ts";
import { errorCodes } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { kindOf } from "#domain/document-kind.ts";
import { useBackend } from "../../../world/backend.ts";
import { usePdfReader } from "../../../world/pdf-reader.ts";

const { origin, addAccount, addApplicant, backend, db, files, settings } = await useBackend();
const { pagesOf, wordsOf } = usePdfReader();

interface Stored {
  type: DocumentType;
  name: string;
  content: Uint8Array;
  mimeType?: string;
  bytes?: number;
}

async function applicantWith(stored: Stored[], answers = {}) {
  const owner = await addApplicant({ firstName: "Jürgen", lastName: "Öztürk", ...answers });
  for (const [
    index,
    { type, name, content, mimeType = "application/pdf", bytes = content.length },
  ] of stored.entries()) {
    const fileKey = randomUUID();
    const path = join(settings.dataDirectory, fileKey);
    await writeFile(path, content);
    await files.put(fileKey, path);
    const createdAt = new Date(Date.now() + index);
    await db
      .insert(document)
      .values({ accountId: owner.id, ...kindOf(type), name, mimeType, bytes, fileKey, createdAt });
  }
  return owner;
}

async function ask({ token }: { token: string }, headers: Record<string, string> = {}) {
  const response = await fetch(origin + addressOf(applicant.makeApplicationPortfolio), {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, ...headers },
  });
  const content = Buffer.from(await response.arrayBuffer());
  const isJson = response.headers.get("Content-Type")?.includes("json");
  return { response, pdf: content, refusal: isJson ? JSON.parse(content.toString()) : undefined };
}

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#678" } })
    .jpeg()
    .toBuffer();
const pdfOf = async (change: (made: PDFDocument) => Promise<void> | void) => {
  const made = await PDFDocument.create();
  await change(made);
  return made.save();
};
/** Without the contents of streams: packed ones may hold any letters by chance. */
const objectsOf = async (pdf: Uint8Array) =>
  (await PDFDocument.load(pdf)).context
    .enumerateIndirectObjects()
    .map(([, one]) => `${one instanceof PDFStream ? one.dict : one}`)
    .join("\n");
const withoutPages = async () => (await PDFDocument.create()).save({ addDefaultPage: false });
const encrypted = () =>
  pdfOf((made) => {
    made.addPage();
    made.encrypt({ userPassword: "geheim" });
  });

const printer = openPrinter();
afterAll(() => printer.close());

const kidsOf = (of: PDFDict | PDFArray): PDFDict[] => {
  const list = of instanceof PDFArray ? of : of.lookup(PDFName.of("K"), PDFArray);
  return list.asArray().map((_, index) => list.lookup(index, PDFDict));
};
const contentOf = ({ node }: PDFPage) => {
  const contents = node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray().map((_, at) => contents.lookup(at)) : [contents];
  return streams
    .map((one) => Buffer.from(decodePDFRawStream(one as PDFRawStream).decode()).toString("latin1"))
    .join("\n");
};

describe("the portfolio", () => {
  it("has a cover, the CV, the motivation and the certificates, with their own text", async () => {
    const owner = await applicantWith(
      [
        { type: "Certificate", name: "Abitur.pdf", content: makePdf("Abiturzeugnis", ["Mathematik 15 Punkte"]) },
        { type: "CV", name: "Lebenslauf.pdf", content: makePdf("Lebenslauf", ["2017 bis 2026 Gymnasium"]) },
      ],
      { motivationText: 'Weil ich gern #read("x") $baue$ & <b>lerne</b>.' },
    );
    const { response, pdf } = await ask(owner);
    expect(response.headers.get("Content-Type")).toBe("application/pdf");
    expect(decodeURIComponent(response.headers.get("Content-Disposition") ?? "")).toContain(
      "Bewerbung Jürgen Öztürk.pdf",
    );
    const [cover, cv, motivation, certificate, ...more] = await pagesOf(pdf);
    expect(cover).toMatch(/Jürgen Öztürk[\s\S]*Lebenslauf[\s\S]*2[\s\S]*Motivation[\s\S]*3[\s\S]*Abitur\.pdf[\s\S]*4/);
    expect(cv).toContain("2017 bis 2026 Gymnasium");
    expect(motivation).toContain('Weil ich gern #read("x") $baue$ & <b>lerne</b>.');
    expect(certificate).toContain("Mathematik 15 Punkte");
    expect(more).toEqual([]);
  });

  it("says its title and language, and leads from the contents to each part", async () => {
    const owner = await applicantWith([{ type: "CV", name: "CV.pdf", content: makePdf("CV", ["School"]) }]);
    const { pdf } = await ask(owner, { "Accept-Language": "en" });
    const read = await PDFDocument.load(pdf, { updateMetadata: false });
    expect(read.getTitle()).toBe("Application: Jürgen Öztürk");
    expect(read.catalog.lookup(PDFName.of("Lang"))?.toString()).toMatch(/\(en\)|<.*0065006E>/i);
    expect(read.catalog.get(PDFName.of("Outlines"))).toBeDefined();
    expect(read.getPage(0).node.Annots()?.size()).toBeGreaterThan(0);
  });

  it("is tagged: headings lead to the parts, and each stored page is read after its own, a scan by its title", async () => {
    const tagged = await printer.print("cv", { type: "cv-classic", html: "<h1>Lebenslauf</h1><p>Gymnasium</p>" });
    const scan = await pdfOf(async (made) => {
      const picture = await made.embedJpg(await photo(70, 90));
      for (const size of [200, 300]) made.addPage([size, size]).drawImage(picture, { width: 70, height: 90 });
    });
    const owner = await applicantWith(
      [
        { type: "CV", name: "Lebenslauf.pdf", content: tagged },
        { type: "Certificate", name: "Scan.pdf", content: scan },
      ],
      { motivationText: "Weil ich gern lerne." },
    );
    const pdf = await PDFDocument.load((await ask(owner)).pdf, { updateMetadata: false });
    const root = pdf.catalog.lookup(PDFName.of("StructTreeRoot"), PDFDict);
    const whole = root.lookup(PDFName.of("K"), PDFArray).lookup(0, PDFDict);
    const elements = kidsOf(whole).slice(-7);
    expect(elements.map((element) => element.lookup(PDFName.of("S"))?.toString())).toEqual(
      ["H2", "P", "H2", "P", "H2", "Figure", "Figure"].map((kind) => `/${kind}`),
    );
    const said = (element: PDFDict, name: string) => element.lookupMaybe(PDFName.of(name), PDFHexString)?.decodeText();
    expect([0, 4].map((at) => said(elements[at]!, "ActualText"))).toEqual(["Lebenslauf", expect.any(String)]);
    expect([5, 6].map((at) => said(elements[at]!, "Alt"))).toEqual([
      expect.stringMatching(/ 1 \/ 2$/),
      expect.stringMatching(/ 2 \/ 2$/),
    ]);
    // Each mark on a page belongs to one element, which names that page; none of the stored file's own is left.
    const lists = root.lookup(PDFName.of("ParentTree"), PDFDict).lookup(PDFName.of("Nums"), PDFArray);
    for (const page of pdf.getPages().slice(1)) {
      const key = page.node.lookup(PDFName.of("StructParents"), PDFNumber).asNumber();
      const at = lists.asArray().findIndex((one) => one instanceof PDFNumber && one.asNumber() === key);
      const marks = kidsOf(lists.lookup(at + 1, PDFArray));
      const numbers = [...contentOf(page).matchAll(/\/MCID (\d+)/g)].map(([, number]) => Number(number));
      expect(numbers).toEqual(marks.map((_, index) => index));
      for (const element of marks) expect(element.get(PDFName.of("Pg"))).toBe(page.ref);
    }
  });

  it.each([new Date(), null])(
    "is made without a file that is missing, and names it (missing since: %s)",
    async (missingSince) => {
      const owner = await applicantWith([
        { type: "CV", name: "Lebenslauf.pdf", content: makePdf("Lebenslauf", ["Gymnasium"]) },
        { type: "Certificate", name: "Abitur.pdf", content: makePdf("Abiturzeugnis", ["Mathematik"]) },
        { type: "Picture", name: "ich.jpg", content: await photo(70, 90), mimeType: "image/jpeg" },
      ]);
      const isLost = and(eq(document.accountId, owner.id), ne(document.type, "CV"));
      const lost = await db.update(document).set({ missingSince }).where(isLost).returning();
      for (const { fileKey } of lost) await files.remove(fileKey);
      const [cover, ...parts] = await pagesOf((await ask(owner)).pdf);
      expect(cover).toContain("Abitur.pdf");
      expect(parts).toHaveLength(1);
      const isMarked = and(isLost, isNotNull(document.missingSince));
      expect(await db.$count(document, isMarked)).toBe(2);
    },
  );

  it("is in Arabic for people who read Arabic", async () => {
    const owner = await applicantWith([], { motivationText: "Ich möchte lernen und arbeiten." });
    const { pdf } = await ask(owner, { "Accept-Language": "ar" });
    expect((await PDFDocument.load(pdf)).getTitle()).toContain("طلب تقديم");
    // The reader puts words of a line in the direction of its page.
    const read = (await wordsOf(pdf)).text.split(" ");
    expect(read).toEqual(expect.arrayContaining(["المحتويات", "الدافع", "Jürgen", "möchte", "lernen"]));
  });

  it("makes pages of pictures and shows the photo on the cover", async () => {
    const owner = await applicantWith([
      { type: "Picture", name: "ich.jpg", content: await photo(700, 900), mimeType: "image/jpeg" },
      { type: "Certificate", name: "Seite 1.jpg", content: await photo(900, 1300), mimeType: "image/jpeg" },
      { type: "Certificate", name: "Urkunde.jpg", content: await photo(1300, 900), mimeType: "image/jpeg" },
    ]);
    const read = await PDFDocument.load((await ask(owner)).pdf);
    const isWide = read.getPages().map((page) => page.getWidth() > page.getHeight());
    expect(isWide).toEqual([false, false, true]);
  });

  it("takes a stored photo as it is, and makes an older one as large as a page can show", async () => {
    const edge = limits.photoPixels;
    const [stored, older] = [await photo(edge, 900), await photo(900, edge + 100)];
    const owner = await applicantWith([
      { type: "Certificate", name: "Seite 1.jpg", content: stored, mimeType: "image/jpeg" },
      { type: "Certificate", name: "Seite 2.jpg", content: older, mimeType: "image/jpeg" },
    ]);
    const { pdf } = await ask(owner);
    expect([pdf.includes(stored), pdf.includes(older)]).toEqual([true, false]);
    const read = await PDFDocument.load(pdf);
    const streams = read.context
      .enumerateIndirectObjects()
      .flatMap(([, one]) => (one instanceof PDFStream ? [one] : []));
    const heights = streams.flatMap(({ dict }) => dict.lookupMaybe(PDFName.of("Height"), PDFNumber)?.asNumber() ?? []);
    expect(heights).toEqual(expect.arrayContaining([900, edge]));
  });

  it("reads a picture by its title after the heading of its part", async () => {
    const owner = await applicantWith([
      { type: "Certificate", name: "Seite 1.jpg", content: await photo(900, 1300), mimeType: "image/jpeg" },
      { type: "Certificate", name: "Urkunde.png", content: await photo(1300, 900), mimeType: "image/png" },
    ]);
    const pdf = await PDFDocument.load((await ask(owner)).pdf, { updateMetadata: false });
    const root = pdf.catalog.lookup(PDFName.of("StructTreeRoot"), PDFDict);
    const elements = kidsOf(root.lookup(PDFName.of("K"), PDFArray).lookup(0, PDFDict)).slice(-4);
    const said = (element: PDFDict, name: string) => element.lookupMaybe(PDFName.of(name), PDFHexString)?.decodeText();
    expect(elements.map((element) => element.lookup(PDFName.of("S"))?.toString())).toEqual(
      ["H2", "Figure", "H2", "Figure"].map((kind) => `/${kind}`),
    );
    expect(elements.map((element) => said(element, "ActualText") ?? said(element, "Alt"))).toEqual(
      Array(4).fill("Zeugnis"),
    );
  });

  it("names on the cover what it cannot show, and shows the rest", async () => {
    const owner = await applicantWith([
      { type: "CV", name: "Lebenslauf.docx", content: Buffer.from("PK"), mimeType: "application/msword" },
      { type: "Certificate", name: "Gesperrt.pdf", content: await encrypted() },
      { type: "Certificate", name: "Kaputt.pdf", content: Buffer.from("%PDF-1.7 leider nichts") },
      { type: "Certificate", name: "Leer.pdf", content: await withoutPages() },
      { type: "Certificate", name: "Bild.png", content: Buffer.from("kein Bild"), mimeType: "image/png" },
      { type: "Certificate", name: "Riesig.pdf", content: makePdf("a", []), bytes: limits.portfolioBytes + 1 },
      { type: "Certificate", name: "Gut.pdf", content: makePdf("Zeugnis", ["Deutsch 12 Punkte"]) },
    ]);
    const pages = await pagesOf((await ask(owner)).pdf);
    expect(pages).toHaveLength(2);
    for (const [name, reason] of [
      ["Lebenslauf.docx", "Word-Datei"],
      ["Gesperrt.pdf", "Passwort"],
      ["Kaputt.pdf", "nicht lesbar"],
      ["Leer.pdf", "nicht lesbar"],
      ["Bild.png", "nicht lesbar"],
      ["Riesig.pdf", "zu groß"],
    ])
      expect(pages[0]).toMatch(new RegExp(`${name}.*${reason}`));
    expect(pages[1]).toContain("Deutsch 12 Punkte");
  });

  it("has a limit of pages, beyond which a file is named only", async () => {
    const long = await pdfOf((made) => {
      for (let count = 0; count < limits.portfolioPages; count += 1) made.addPage();
    });
    const owner = await applicantWith([
      { type: "CV", name: "Kurz.pdf", content: makePdf("a", []) },
      { type: "Certificate", name: "Lang.pdf", content: long },
    ]);
    const pages = await pagesOf((await ask(owner)).pdf);
    expect(pages).toHaveLength(2);
    expect(pages[0]).toMatch(/Lang\.pdf.*zu groß/);
  });

  it("takes in what was filled into a form, and nothing that acts", async () => {
    const content = await pdfOf(async (made) => {
      const page = made.addPage();
      made.addJavaScript("open", "app.alert(1)");
      made.attach(Buffer.from("MZ"), "virus.exe");
      const field = made.getForm().createTextField("name");
      field.setText("Handschriftlich ergänzt");
      field.addToPage(page);
      const link = (action: Record<string, string | PDFString>) =>
        made.context.obj({ Type: "Annot", Subtype: "Link", Rect: [0, 0, 9, 9], A: action });
      page.node.addAnnot(made.context.register(link({ S: "JavaScript", JS: PDFString.of("app.alert(2)") })));
      page.node.addAnnot(made.context.register(link({ S: "Launch", F: PDFString.of("cmd.exe") })));
      page.node.addAnnot(made.context.register(link({ S: "URI", URI: PDFString.of("file:///etc/passwd") })));
      page.node.addAnnot(made.context.register(link({ S: "URI", URI: PDFString.of("https://example.org/") })));
    });
    const owner = await applicantWith([{ type: "CV", name: "Formular.pdf", content }]);
    const { pdf } = await ask(owner);
    const acting = /\/(JavaScript|JS|EmbeddedFile|AA|Launch)\b|file:\/\/\//;
    expect(await objectsOf(content)).toMatch(acting);
    const objects = await objectsOf(pdf);
    expect(objects).not.toMatch(acting);
    expect(objects).toContain("https://example.org/");
    expect((await wordsOf(pdf)).text).toContain("Handschriftlich ergänzt");
  });
});

it("is made whatever somebody is called and writes", async () => {
  const name = '\u0007#panic("a")\u202e $x$ <b>';
  const owner = await applicantWith([{ type: "CV", name, content: makePdf("CV", []) }], {
    firstName: name,
    motivationText: `${name}\n\u0001\n${"W".repeat(1500)}`,
  });
  const { text } = await wordsOf((await ask(owner)).pdf);
  expect(text.split('#panic("a")').length).toBeGreaterThan(3);
});

describe("no portfolio", () => {
  it("is made of nothing", async () => {
    const { refusal } = await ask(await applicantWith([]));
    expect([refusal.code, refusal.customErrors]).toEqual([422, { documents: ["portfolioEmpty"] }]);
  });

  it("is made without an application", async () => {
    const { refusal } = await ask(await addAccount({ motivationText: "Ich möchte lernen und arbeiten." }));
    expect(refusal.code).toBe(errorCodes.noUnitOrApplication);
  });

  it("is made too often", async () => {
    const owner = await applicantWith([], { motivationText: "Ich möchte lernen und arbeiten." });
    const statuses: number[] = [];
    for (let count = 0; count <= limits.portfoliosPerHour; count += 1)
      statuses.push((await ask(owner)).response.status);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([200]));
    expect(statuses.at(-1)).toBe(429);
  });

  it("is made while too many wait: 503, with when to come again", async () => {
    let open = () => {};
    const closed = new Promise<void>((resolve) => {
      open = resolve;
    });
    const load = async () => {
      await closed;
      throw new Error("nicht gebraucht");
    };
    const waiting = Array.from({ length: limits.portfoliosWaiting + 1 }, () =>
      backend.printer.bind(randomUUID(), load).catch(() => undefined),
    );
    const owner = await applicantWith([], { motivationText: "Ich möchte lernen und arbeiten." });
    const { response } = await ask(owner);
    open();
    await Promise.all(waiting);
    expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "2"]);
    expect((await ask(owner)).response.status).toBe(200);
  });
});

it("is made again for a repeated call with the same key", async () => {
  const owner = await applicantWith([], { motivationText: "Ich möchte lernen und arbeiten." });
  const headers = { "Idempotency-Key": randomUUID() };
  for (const { response, pdf } of [await ask(owner, headers), await ask(owner, headers)])
    expect([response.status, pdf.subarray(0, 4).toString()]).toEqual([200, "%PDF"]);
});
