import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { Pager } from "#app/ui/Pager.tsx";

test("without styles the ways back and on, and the position between them, are words of their own", () => {
  const [previous, next] = [
    { to: "/?page=1", label: "Zurück" },
    { to: "/?page=3", label: "Weiter" },
  ];
  const page = (
    <MemoryRouter>
      <Pager label="Seiten" position="2 von 3" previous={previous} next={next} />
    </MemoryRouter>
  );
  expect(renderToStaticMarkup(page).replace(/<[^>]+>/g, "")).toBe("Zurück 2 von 3 Weiter");
});
