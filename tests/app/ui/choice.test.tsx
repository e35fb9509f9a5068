import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CheckboxChoice } from "#app/ui/field/Choice.tsx";

test("a box to tick says what it posts, since not every browser posts `on` by itself", () => {
  expect(renderToStaticMarkup(<CheckboxChoice name="isMeant" label="Ja" />)).toContain('value="on"');
  expect(renderToStaticMarkup(<CheckboxChoice name="courses" value="Informatik" label="Informatik" />)).toContain(
    'value="Informatik"',
  );
});
