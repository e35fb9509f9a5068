import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Runs in the page: gives text that is cut off or lies on other text once lines, words and signs are set wide. */
function findCrowdedText(): string[] {
  const wide = new CSSStyleSheet();
  wide.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, wide];
  const found: string[] = [];

  const lines: { text: string; box: DOMRect; of: Element }[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const of = node.parentElement!;
    const text = node.textContent!.trim();
    if (!text || !of.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) if (box.width > 2 && box.height > 2) lines.push({ text, box, of });
  }

  const isOutOfFlow = (element: Element | null): boolean =>
    !!element &&
    (/fixed|sticky|absolute/.test(getComputedStyle(element).position) || isOutOfFlow(element.parentElement));
  const flowing = lines.filter(({ of }) => !isOutOfFlow(of));
  for (const [index, one] of flowing.entries())
    for (const other of flowing.slice(index + 1)) {
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // Boxes of lines are higher than their letters.
      if (across > 3 && down > Math.min(one.box.height, other.box.height) / 2)
        found.push(`"${one.text}" lies on "${other.text}"`);
    }

  for (const { text, box, of } of lines)
    for (let room = of as Element | null; room && room !== document.body; room = room.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(room);
      const around = room.getBoundingClientRect();
      const isOnlyHeard = position === "absolute" && around.width <= 1;
      if (isOnlyHeard) break;
      const isCut =
        (/hidden|clip/.test(overflowX) && (box.left < around.left - 2 || box.right > around.right + 2)) ||
        (/hidden|clip/.test(overflowY) && (box.top < around.top - 4 || box.bottom > around.bottom + 4));
      if (isCut) found.push(`"${text}" is cut off by <${room.localName} class="${room.className}">`);
    }

  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== wide);
  return found;
}

/** WCAG 1.4.12: everything can still be read by somebody who sets lines, words and signs wide. */
async function expectRoomForText(page: Page, where: string) {
  expect.soft(await page.evaluate(findCrowdedText), `with wide text on ${where}`).toEqual([]);
}

/** Runs in the page: gives what cannot be seen, or does not show it, when it has the focus. */
function findHiddenFocus(): string[] {
  const found: string[] = [];
  const name = (element: Element) =>
    `<${element.localName}> ${element.textContent?.trim().slice(0, 40) || element.getAttribute("name")}`;
  const looks = (element: Element) => {
    const around = [element, element.parentElement!, element.nextElementSibling ?? element];
    return around
      .map((one) => getComputedStyle(one))
      .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor }) =>
        [outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor].join(),
      )
      .join("|");
  };
  const reached = document.querySelectorAll<HTMLElement>(
    "a[href], button, input, select, textarea, summary, [tabindex]",
  );
  for (const element of reached) {
    if (element.tabIndex < 0 || element.matches(":disabled") || !element.checkVisibility({ visibilityProperty: true }))
      continue;
    (document.activeElement as HTMLElement | null)?.blur();
    const before = looks(element);
    element.focus();
    if (document.activeElement !== element) continue;
    if (looks(element) === before) found.push(`${name(element)} looks no different`);
    const shown = element.closest("label") ?? element;
    const isSeen = [...shown.getClientRects()].some(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].some((across) =>
        [0.1, 0.5, 0.9].some((down) => {
          const at = document.elementFromPoint(left + width * across, top + height * down);
          return shown.contains(at);
        }),
      ),
    );
    if (!isSeen) found.push(`${name(element)} is covered`);
  }
  return found;
}

/** WCAG 2.4.7 and 2.4.11: what has the focus says so, and no bar that stays lies on it. */
async function expectFocusSeen(page: Page, where: string) {
  // From a key on, the browser shows where the focus is.
  await page.keyboard.press("Tab");
  expect.soft(await page.evaluate(findHiddenFocus), `the focus on ${where}`).toEqual([]);
}

/** WCAG 1.4.4: nor has anything with letters twice as large, on a phone. */
async function expectRoomForLargeLetters(page: Page, where: string) {
  await page.setViewportSize({ width: 360, height: 640 });
  const width = await page.evaluate(() => {
    const { style } = document.documentElement;
    style.fontSize = "200%";
    const { scrollWidth } = document.documentElement;
    style.fontSize = "";
    return scrollWidth;
  });
  expect.soft(width, `with large letters on ${where}`).toBeLessThanOrEqual(360);
}

/** WCAG 1.4.10: on a narrow screen nothing is cut off or has to be scrolled to sideways. Gives the page its size back. */
export async function expectToFit(page: Page) {
  const { pathname, search } = new URL(page.url());
  const where = `${pathname}${search} on a narrow screen`;
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(320);
  await expectRoomForText(page, where);
  await expectFocusSeen(page, where);
  await expectRoomForLargeLetters(page, where);
  await page.setViewportSize(size);
}
