import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { row } from "./table.ts";

const port = 3917;
const atOnce = 20;
const origin = `http://127.0.0.1:${port}`;

const long = "ب".repeat(1600);
const marked = `a${"\u0301".repeat(1599)}`;
const work = (summary: string) => Array.from({ length: 40 }, () => ({ name: summary.slice(0, 200), summary }));
/** CV files that any visitor may load, and bodies that anybody may post to a stand-alone backend. */
const files = {
  "marks heaped on letters": { basics: { name: "Mia" }, work: work(marked) },
  "letters joined without end": { basics: { name: "Mia" }, work: work(long) },
};
const pages = {
  "50,000 marks on one letter": `a${"\u0301".repeat(50_000)}`,
  "a word of 900,000 letters": "W".repeat(900_000),
  "a word of joined letters": "ب".repeat(400_000),
  "elements opened again and again": `${Array.from({ length: 9000 }, (_, index) => `<b class="c${index}">`).join("")}${"<p>a".repeat(9000)}`,
  "letters of both directions": "aא".repeat(200_000),
  "a page for every sentence": "<h2>Ein Satz.</h2>".repeat(9900),
};

/** The largest accepted pictures, encoded so that a decoder can free no line before it has read the last. */
const picture = (side: number, channels: 3 | 4, colours: "srgb" | "rgb16" | "grey16") =>
  sharp({ create: { width: side, height: side, channels, background: "#7a5" } })
    .toColourspace(colours)
    .png({ progressive: true, compressionLevel: 9 })
    .toBuffer();
const pictures = {
  "33 megapixels of three bytes": () => picture(5770, 3, "srgb"),
  "50 megapixels of two bytes": () => picture(7070, 3, "grey16"),
  "16 megapixels of six bytes": () => picture(4080, 3, "rgb16"),
  "50 megapixels of six bytes": () => picture(7070, 3, "rgb16"),
};

/** Measures a running server: its memory, that of its child processes, and the delay of its liveness answer. */
function watch({ pid }: ChildProcess) {
  const most = { own: 0, printing: 0, health: 0 };
  const megabytes = setInterval(() => {
    const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss=,args="], { encoding: "utf8" }).trim().split("\n");
    const sizes = lines.map((line) => /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)/.exec(line) ?? []);
    const sum = (rows: string[][]) => rows.reduce((total, [, , , kilobytes]) => total + Number(kilobytes) / 1000, 0);
    most.own = Math.max(most.own, sum(sizes.filter(([, own]) => Number(own) === pid)));
    const printing = sizes.filter(([, , parent, , args]) => Number(parent) === pid && args?.includes("print-child"));
    most.printing = Math.max(most.printing, sum(printing));
  }, 50);
  let isWatching = true;
  const asking = (async () => {
    while (isWatching) {
      const start = performance.now();
      await fetch(`${origin}/health`).then((answer) => answer.text());
      most.health = Math.max(most.health, performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  return async () => {
    isWatching = false;
    await asking;
    clearInterval(megabytes);
    return [most.own.toFixed(0), most.printing.toFixed(0), most.health.toFixed(0)];
  };
}

/** Sends the bombs at once and prints the outcome; an ordinary document must still print afterwards. */
async function throwAt(
  server: ChildProcess,
  what: string,
  print: () => Promise<string>,
  ordinary: () => Promise<string>,
) {
  const stop = watch(server);
  const start = performance.now();
  const answers = await Promise.all(Array.from({ length: atOnce }, print));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const counts = [...new Set(answers)]
    .sort()
    .map((one) => `${answers.filter((answer) => answer === one).length} × ${one}`);
  const after = await ordinary();
  console.log(row([seconds, what, ...(await stop()), `${counts.join(", ")}; then ${after}`]));
}

async function start(program: string) {
  const directory = await mkdtemp(join(tmpdir(), "portal-bombs-"));
  const env = {
    ...process.env,
    PUBLIC_URL: origin,
    DATA_DIR: directory,
    PORT: String(port),
    BACKEND_PORT: String(port),
    LOG_LEVEL: "fatal",
  };
  const server = spawn(process.execPath, [program], { env: { ...env, NODE_ENV: "production" }, stdio: "ignore" });
  const isReady = () =>
    fetch(`${origin}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 200));
  return {
    server,
    stop: async () => {
      server.kill();
      await once(server, "exit");
      await rm(directory, { recursive: true });
    },
  };
}

/** One print by a visitor who has loaded a CV file. */
async function printerOf(resume: object) {
  const form = new FormData();
  form.append("formId", "cv-resume");
  form.append("intent", "load");
  form.append("resume", new File([JSON.stringify(resume)], "cv.json", { type: "application/json" }));
  const headers = { Origin: origin, Host: `127.0.0.1:${port}` };
  const answer = await fetch(`${origin}/lebenslauf-generator?index`, {
    method: "POST",
    body: form,
    headers,
    redirect: "manual",
  });
  if (answer.status !== 303) throw new Error(`The CV was not loaded: ${answer.status}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return async () => {
    const printed = await fetch(`${origin}/lebenslauf-generator/pdf`, { headers: { cookie }, redirect: "manual" });
    await printed.arrayBuffer();
    return printed.headers.get("Content-Type") === "application/pdf" ? "PDF" : String(printed.status);
  };
}

/** A visitor who sends a photo for the CV. */
const sender = (photo: Buffer) => async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ formId: "cv-profil", intent: "photo" })) form.append(name, value);
  form.append("photo", new File([new Uint8Array(photo)], "photo.png", { type: "image/png" }));
  const address = `${origin}/lebenslauf-generator/input/profil`;
  const answer = await fetch(address, { method: "POST", body: form, headers: { Origin: origin }, redirect: "manual" });
  await answer.arrayBuffer();
  return String(answer.status);
};

const posted = (html: string) => async () => {
  const answer = await fetch(`${origin}/v1/cv-generator/upload`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ type: "document", html }),
  });
  await answer.arrayBuffer();
  return answer.ok ? "PDF" : String(answer.status);
};

console.log(row(["seconds", `${atOnce} at once`, "server MB", "printing MB", "/health ms", "answers"]));
const portal = await start("build/server.js");
const ordinary = await printerOf({ basics: { name: "Mia" }, work: [{ name: "Praktikum" }] });
for (const [what, resume] of Object.entries(files))
  await throwAt(portal.server, `CV: ${what}`, await printerOf(resume), ordinary);
for (const [what, draw] of Object.entries(pictures))
  await throwAt(portal.server, `photo: ${what}`, sender(await draw()), ordinary);
await portal.stop();
const backend = await start("build/backend.js");
for (const [what, html] of Object.entries(pages))
  await throwAt(backend.server, `API: ${what}`, posted(html), posted("<p>a</p>"));
await backend.stop();
