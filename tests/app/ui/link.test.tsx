import { renderToStaticMarkup } from "react-dom/server";
import { Link as RouterLink } from "react-router-dom";
import { StaticRouter } from "react-router-dom/server.js";
import { expect, test } from "vitest";
import { Link } from "#app/ui/Link.tsx";

test.each([
  "/ds/home",
  "/ds/selfmatching?view=all&courses=Informatik",
  "/ds/faq#contract",
  "https://portal.example/ds/home",
  "webcal://portal.example/calendar/1",
  "mailto:hilfe@example.org",
])("the server's link to %s is the one that the browser makes", (to) => {
  const inBrowser = renderToStaticMarkup(
    <StaticRouter location="/ds/home/">
      <RouterLink className="link" to={to} />
    </StaticRouter>,
  );
  expect(renderToStaticMarkup(<Link className="link" to={to} reloadDocument />)).toBe(inBrowser);
});
