import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Band } from "#app/ui/Band.tsx";

test("without a style sheet the words of two acts in the head of a page do not run together", () => {
  const markup = renderToStaticMarkup(
    <Band title="Lebenslauf">
      <a href="/send">Weiter zum PDF</a>
      <a href="/input">Zurück</a>
    </Band>,
  );

  expect(markup.replace(/<[^>]*>/g, "")).toContain("Weiter zum PDF Zurück");
});
