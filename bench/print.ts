import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { emptyCurriculumVitae } from "#app/sides/cv-generator/curriculum-vitae.ts";
import { sheetPage } from "#app/sides/cv-generator/sheet.server.tsx";
import { makePortrait } from "#backend/files/make-portrait.ts";
import { sanitizePicture } from "#backend/files/sanitize-picture.ts";
import type { PortfolioSource } from "#backend/pdf/portfolio.ts";
import { openPrinter } from "#backend/pdf/printer.ts";
import { row } from "./table.ts";

const rounds = 5;
const documents = 500;
const tries = 5;

const printer = openPrinter();
const megabytes = () => Math.round(process.memoryUsage.rss() / 1_000_000);

/** Prints CVs through the real queue and binds a portfolio; reports the rate per second and the memory left in use. */
export async function measurePrinting() {
  console.log("\nPrinting: a CV of two pages with a photo that was cut in the portal, through the printer's queue\n");
  const curricula = await measureCurricula(cutInThePortal);
  console.log("\nPrinting: the same with a photo that came from elsewhere\n");
  await measureCurricula(async (photo) => photo);
  const [cv, photo, sent] = [await orderOf(curricula)("Mia", 0), await newPhoto(), [await scan(), await scan()]];
  await measurePortfolio("scans as they are stored", cv, photo, await Promise.all(sent.map(asStored)));
  await measurePortfolio("scans that were stored whole, as until 2.8", cv, photo, sent);
  await printer.close();
}

const orderOf = (curricula: string[]) => (who: string, index: number) =>
  printer.print(who, { type: "cv-classic", html: curricula[index]! });

async function measureCurricula(prepare: (photo: Buffer) => Promise<Buffer>) {
  const curricula: string[] = [];
  for (let number = 0; number < documents / rounds; number += 1)
    curricula.push(typicalCv(number, await prepare(await newPhoto())));
  const order = orderOf(curricula);
  console.log(row(["per sec.", "what", "ms each", "kB", "memory MB"]));
  const before = megabytes();
  const first = await timed(() => order("Mia", 0));
  console.log(row(["", "the first of all", ...figures(first), `${before} → ${megabytes()}`]));
  for (let round = 1; round <= rounds; round += 1) {
    const start = megabytes();
    const { milliseconds, bytes } = await timed(() => printAll(order, curricula.length));
    const each = milliseconds / curricula.length;
    const what = `${(round * documents) / rounds} documents`;
    console.log(
      row([(1000 / each).toFixed(1), what, ...figures({ milliseconds: each, bytes }), `${start} → ${megabytes()}`]),
    );
  }
  return curricula;
}

/** As the CV generator does with an upload. */
const cutInThePortal = (photo: Buffer) => fromFile(photo, makePortrait);

async function fromFile(photo: Buffer, make: (path: string) => Promise<Buffer>): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "bench-photo-"));
  const path = join(folder, "photo.jpg");
  await writeFile(path, photo);
  return make(path).finally(() => rm(folder, { recursive: true }));
}

/** As an upload is stored. */
const asStored = (photo: Buffer) =>
  fromFile(photo, async (path) => {
    await sanitizePicture(path, `${path}-clean`);
    return readFile(`${path}-clean`);
  });

async function measurePortfolio(which: string, cv: Buffer, photo: Buffer, scans: Buffer[]) {
  console.log(`\nPrinting: portfolios of two CVs, a text and two ${which}\n`);
  const pdf = (name: string): PortfolioSource => ({ title: "CV", name, mimeType: "application/pdf", bytes: cv });
  const pictures = scans.map(
    (bytes, index): PortfolioSource => ({ title: "Scan", name: String(index), mimeType: "image/jpeg", bytes }),
  );
  const parts = [pdf("1"), { title: "Motivation", text: "Ein Satz. ".repeat(150) }, pdf("2"), ...pictures];
  const words = { contents: "", leftOut: "", reasons: { wordFile: "", encrypted: "", unreadable: "", tooLarge: "" } };
  const cover = { lang: "de", isRightToLeft: false, title: "Bewerbung", name: "Mia", subtitle: "", facts: [], words };
  const bind = () => printer.bind("bench", async () => ({ ...cover, photo, parts, leftOut: [] }));
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const start = megabytes();
    const bound = await timed(bind);
    const what = `portfolio, ${(scans.reduce((sum, { length }) => sum + length, 0) / 1_000_000).toFixed(1)} MB of scans`;
    console.log(row(["", attempt === 1 ? `the first ${what}` : what, ...figures(bound), `${start} → ${megabytes()}`]));
  }
}

/** No two are the same: a picture that comes twice is in the file once. */
const scan = async () =>
  sharp({ create: { width: 2480, height: 3508, channels: 3, background: "#ddd" } })
    .composite([{ input: await noise(2480, 3508), blend: "multiply" }])
    .jpeg({ quality: 90 })
    .toBuffer();

/** Four visitors, each of whom orders the next document when the last has come. */
async function printAll(order: (who: string, index: number) => Promise<Buffer>, count: number): Promise<Buffer> {
  let left = count;
  let last: Buffer = Buffer.alloc(0);
  const visitor = async (who: string) => {
    while (left > 0) last = await order(who, --left);
  };
  await Promise.all(["Mia", "Jonas", "Sara", "Leon"].map(visitor));
  return last;
}

async function timed(make: () => Promise<Buffer>) {
  const start = performance.now();
  const { length } = await make();
  return { milliseconds: performance.now() - start, bytes: length };
}

const figures = ({ milliseconds, bytes }: { milliseconds: number; bytes: number }) => [
  milliseconds.toFixed(1),
  (bytes / 1000).toFixed(0),
];

/** Grain like a scan's, so that a picture is as large as a scan. */
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: "#fff", noise: { type: "gaussian", mean: 225, sigma: 12 } },
  })
    .png()
    .toBuffer();

const newPhoto = async () =>
  sharp(await noise(700, 900))
    .jpeg({ quality: 88 })
    .toBuffer();

/** No two have a photo or a paragraph in common: what was kept of one document must not make the next one fast. */
function typicalCv(number: number, photo: Buffer) {
  const station = (index: number) => ({
    id: String(index),
    title: `Praktikum ${number} im Einkauf ${index}`,
    organisation: `Nordlicht ${number} Software ${index} GmbH`,
    place: "Köln",
    startDate: "2024-08",
    endDate: "2025-07",
    summary: `- ${number + index} Angebote verglichen und Lieferungen geprüft\n- Tabellen für ${number} ${index} Auswertungen gebaut`,
  });
  const cv = emptyCurriculumVitae("de");
  cv.profil = {
    firstName: `Mia ${number}`,
    lastName: "Hoffmann",
    email: "mia@example.org",
    summary: `Ich lerne ${number} Dinge gern. `.repeat(12),
  };
  cv.education = Array.from({ length: 5 }, (_, index) => station(index));
  cv.experience = Array.from({ length: 7 }, (_, index) => station(index));
  cv.languages = [{ code: "de", level: 7 }];
  return sheetPage(cv, `data:image/jpeg;base64,${photo.toString("base64")}`);
}
