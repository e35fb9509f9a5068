import { words as wordsOf } from "../world/words.ts";
import { plain, type Reader, until } from "./reader.ts";

/** A browser in a window: it runs scripts of ours even where those of pages are off, and has a mouse and keys. */
export interface Window {
  open: (address: string) => Promise<void>;
  run: (script: string) => Promise<unknown>;
  click: (x: number, y: number) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  /** Chooses a file in the field at a place, which is marked as `here`. */
  attach: (x: number, y: number, path: string) => Promise<void>;
  close: () => Promise<void>;
}
interface Place {
  x: number;
  y: number;
  /** It is what folds out the thing that is looked for. */
  isLid: boolean;
  coveredBy: string;
}

export const here = "[data-here]";
const optional = wordsOf(["forms"])("optional");

/** Runs in the page, which may be ten years old: finds a thing by its words, and brings it before the eyes. */
function find(kind: string, words: string, question: string, optional: string): Place | undefined {
  // Nothing here is newer than 2016.
  const saying = (element: Element | null) =>
    String(element ? element.textContent : "")
      .replace(/\s+/g, " ")
      .trim();
  const all = <T extends Element = HTMLElement>(selector: string, of: ParentNode = document) =>
    Array.from(of.querySelectorAll<T>(selector));
  const isNamed = (element: Element | null, name: string) =>
    [name, `${name} *`, `${name} ${optional}`].indexOf(saying(element)) >= 0;
  // A button or link of a row goes on with whom it is about.
  const named = (selector: string) => {
    const exactly = all(selector).filter((element) => isNamed(element, words));
    return exactly.length ? exactly : all(selector).filter((element) => saying(element).indexOf(words) === 0);
  };
  const lidOf = (element: Element) => {
    const folded = element.closest("details:not([open])");
    return folded && !element.closest("summary") ? (folded.querySelector("summary") as HTMLElement) : null;
  };
  const isSeen = (element: Element) => element.getClientRects().length > 0;
  const fieldsOf = (labels: HTMLElement[]) =>
    labels.map(
      (label) =>
        document.getElementById((label as HTMLLabelElement).htmlFor) || label.querySelector("input, select, textarea"),
    );

  let found: (Element | null)[] = [];
  if (kind === "button") found = named("button");
  if (kind === "link") found = named("a[href]");
  if (kind === "field") found = fieldsOf(all("label").filter((label) => isNamed(label, words)));
  if (kind === "box") found = fieldsOf(all("label").filter((label) => saying(label).indexOf(words) === 0));
  if (kind === "answer") {
    const groups = all("fieldset").filter((group) => isNamed(group.querySelector("legend"), question));
    const labels = ([] as HTMLElement[]).concat(...groups.map((group) => all("label", group)));
    found = fieldsOf(labels.filter((label) => saying(label).indexOf(words) === 0));
  }
  const things = found.filter((one): one is HTMLElement => !!one);
  const seen = things.filter((thing) => isSeen(thing) && !lidOf(thing))[0];
  const lid = seen ? null : things.map(lidOf).filter((one) => one && isSeen(one))[0];
  const thing = seen || lid;
  if (!thing) return undefined;

  for (const earlier of all("[data-here]")) earlier.removeAttribute("data-here");
  thing.setAttribute("data-here", "");
  const middleOf = () => {
    const box = thing.getClientRects()[0]!;
    return { x: box.left + box.width / 2, y: box.top + box.height / 2, height: box.height };
  };
  window.scrollBy(0, middleOf().y - window.innerHeight / 2);
  const { x, y } = middleOf();
  const top = document.elementFromPoint(x, y);
  const label = thing.closest("label");
  const isFree = !top || thing.contains(top) || top.contains(thing) || (!!label && label.contains(top));
  return { x, y, isLid: !seen, coveredBy: isFree ? "" : top.outerHTML.slice(0, 120) };
}

/** Runs in the page: the words that can be read on it; none while script leads on to another. */
function read(): string {
  const router = (window as unknown as { __remixRouter?: { state: { navigation: { state: string } } } }).__remixRouter;
  if (router && router.state.navigation.state !== "idle") return "";
  const written = Array.from(document.querySelectorAll("textarea")).map(({ value }) => value);
  return [document.body.innerText].concat(written).join(" ").replace(/\s+/g, " ");
}

/** Runs in the page: lists and calendars fold out outside of it, so the choice is made by script. */
function pick(option: string): boolean {
  const control = document.querySelector("[data-here]") as HTMLSelectElement;
  const options = Array.from(control.options || []);
  const found = options.filter((one) => (one.textContent || "").trim() === option)[0];
  if (options.length && !found) return false;
  control.value = found ? found.value : option;
  for (const type of ["input", "change"]) {
    const event = document.createEvent("Event");
    event.initEvent(type, true, false);
    control.dispatchEvent(event);
  }
  return true;
}

/** The call of a function as source; `__name` is what the loader of this file lets it call. */
const call = (work: (...values: never[]) => unknown, ...values: string[]) =>
  `(function (__name) { return (${work})(${values.map((value) => JSON.stringify(value)).join()}) })(function (it) { return it })`;

/** A reader at a browser with a window. */
export function readerAt(client: Window, url: string): Reader {
  const text = async () => String((await client.run(call(read))) ?? "");
  const placeOf = (kind: string, words: string, question = "") => {
    let why = "it is not there";
    let lastY: number | undefined;
    return until(`${kind} "${words}"`, async () => {
      if (!(await text())) return;
      const place = (await client.run(call(find, kind, words, question, optional))) as Place | undefined;
      // What still moves would be missed.
      const isStill = place?.y === lastY;
      lastY = place?.y;
      if (!place || !isStill) return;
      if (place.coveredBy) {
        why = `it is covered by ${place.coveredBy}`;
        return;
      }
      if (!place.isLid) return place;
      await client.click(place.x, place.y);
    }).catch((error: Error) => Promise.reject(new Error(`${error.message}: ${why}`, { cause: error.cause })));
  };
  const clickOn = async (kind: string, words: string, question?: string) => {
    const { x, y } = await placeOf(kind, words, question);
    await client.click(x, y);
  };
  return {
    open: (path) => client.open(/^https?:/.test(path) ? path : `${url}${path}`),
    see: async (words) => {
      await until(`see "${words}"`, async () => plain(await text()).includes(plain(words)));
    },
    follow: (words) => clickOn("link", words),
    press: (words) => clickOn("button", words),
    choose: (question, answer) => clickOn("answer", answer, question),
    tick: (label) => clickOn("box", label),
    async fill(label, value) {
      await clickOn("field", label);
      await client.run(`document.querySelector("${here}").select()`);
      await client.type(value);
      const stands = `document.querySelector("${here}").value`;
      await until(`"${value}" in ${label}`, async () => String(await client.run(stands)).length >= value.length);
    },
    async select(label, option) {
      await placeOf("field", label);
      await until(`"${option}" in ${label}`, async () => (await client.run(call(pick, option))) === true);
    },
    async fillMoment(label, moment) {
      await placeOf("field", label);
      await until(`"${moment}" in ${label}`, async () => (await client.run(call(pick, moment))) === true);
    },
    async upload(label, path, send) {
      const { x, y } = await placeOf("field", label);
      await client.attach(x, y, path);
      await clickOn("button", send);
    },
    look: text,
    leave: client.close,
  };
}
