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

test("nor do those that a page gives its head in one piece", () => {
  const acts = (
    <>
      <a href="/new">Campus anlegen</a>
      <a href="/table">Als Tabelle speichern</a>
    </>
  );

  const markup = renderToStaticMarkup(<Band title="Campus">{acts}</Band>);

  expect(markup.replace(/<[^>]*>/g, "")).toContain("Campus anlegen Als Tabelle speichern");
});
