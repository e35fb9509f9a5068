import { expect } from "@playwright/test";
import { words as wordsOf } from "../world/words.ts";

const optional = wordsOf(["forms"])("optional");

/** A browser that can be told to go somewhere, and to run a script on the page that it shows. */
interface Engine {
  open: (address: string) => Promise<void>;
  run: (script: string) => Promise<unknown>;
}
interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}
export type Reader = ReturnType<typeof readerOf>;

/** Runs in the page, which may be five years old: does one thing there, and tells whether it could be done yet. */
function act(deed: string, words: string, value: string, optional: string): boolean {
  const saying = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ").trim();
  const named = (selector: string) =>
    Array.from(document.querySelectorAll(selector)).filter((one) => saying(one) === words);
  const labelled = () => {
    const names = [words, `${words} *`, `${words} ${optional}`];
    const label = Array.from(document.querySelectorAll("label")).filter((one) => names.includes(saying(one)))[0];
    return (label && (label.control ?? label.querySelector("input"))) as HTMLInputElement | null | undefined;
  };
  const tell = (element: Element, type: string) => element.dispatchEvent(new Event(type, { bubbles: true }));
  // Script is on, and has taken the page over.
  if (window.__remixRouter?.state.navigation.state !== "idle") return false;
  if (deed === "see") return document.body.innerText.replace(/\s+/g, " ").includes(words);
  const element = deed === "press" ? named("button, summary")[0] : deed === "follow" ? named("a[href]")[0] : labelled();
  if (!element) return false;
  if (deed === "fill") {
    const kind = Object.getPrototypeOf(element);
    Object.getOwnPropertyDescriptor(kind, "value")?.set?.call(element, value);
    tell(element, "input");
    tell(element, "change");
  } else if (deed === "upload") {
    const { name, mimeType, base64 } = JSON.parse(value);
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const files = new DataTransfer();
    files.items.add(new File([bytes], name, { type: mimeType }));
    (element as HTMLInputElement).files = files.files;
    tell(element, "change");
  } else (element as HTMLElement).click();
  return true;
}

/** Somebody who reads pages and acts by the words on them, whatever the engine. Each waits until it can be done. */
export function readerOf({ open, run }: Engine, url: string) {
  const untilDone = (deed: string, words: string, value = "") => {
    const script = `(${act})(${[deed, words, value, optional].map((part) => JSON.stringify(part)).join()})`;
    // Between two pages there is no page to run on.
    const isDone = () => run(script).catch(() => false);
    return expect.poll(isDone, { message: `${deed} ${words}`, timeout: 60_000, intervals: [200] }).toBe(true);
  };
  return {
    open: (path: string) => open(`${url}${path}`),
    see: (words: string) => untilDone("see", words),
    press: (words: string) => untilDone("press", words),
    follow: (words: string) => untilDone("follow", words),
    choose: (label: string) => untilDone("choose", label),
    fill: (label: string, value: string) => untilDone("fill", label, value),
    upload: (label: string, { name, mimeType, buffer }: Upload) =>
      untilDone("upload", label, JSON.stringify({ name, mimeType, base64: buffer.toString("base64") })),
  };
}
