import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server.js";
import { expect, test } from "vitest";
import { useT } from "#app/i18n/I18n.tsx";
import { Footer } from "#app/ui/Footer.tsx";
import { Header } from "#app/ui/Header.tsx";
import { Ready, ReadyMarkup } from "#app/ui/Ready.tsx";
import { readyMarkup } from "#app/ui/ready-markup.server.tsx";
import { Topics } from "#app/ui/Topics.tsx";

const places = [
  { to: "/ds/home", label: "Start", current: true },
  { to: "/ds/faq", label: "Fragen & Antworten" },
];

const frame = (name: string, token: string) => (
  <>
    <Header
      wordmark={{ to: "/", rest: "Studium" }}
      navigation={{ label: "Bereiche", items: places }}
      user={{ label: name, items: [{ to: "/ds/profile/1", label: "Profil" }], end: <input value={token} readOnly /> }}
      menuLabel="Menü"
    />
    <Topics topics={places} />
    <Footer
      label="Rechtliches"
      links={{
        legal: [{ to: "/impressum", label: "Impressum" }],
        newWindowHint: "(neues Fenster)",
        cookieSettings: { to: "/cookies", label: "Cookies" },
        top: { to: "#main", label: "Nach oben" },
      }}
      simpleView={<input value={token} readOnly />}
    />
  </>
);

const asPage = (page: ReactNode) => renderToString(<StaticRouter location="/ds/home">{page}</StaticRouter>);
const fromReady = (page: ReactNode) => asPage(<ReadyMarkup.Provider value={readyMarkup}>{page}</ReadyMarkup.Provider>);

test("a page of ready parts is the page that the browser renders, the first time and each time after", () => {
  const page = asPage(frame("Mia", "token-of-Mia"));
  expect(fromReady(frame("Mia", "token-of-Mia"))).toBe(page);
  expect(fromReady(frame("Mia", "token-of-Mia"))).toBe(page);
});

test("the next reader's page has their name and their form token, and nothing of the reader before", () => {
  fromReady(frame("Mia", "token-of-Mia"));
  const page = fromReady(frame("Sara", "token-of-Sara"));
  expect(page).toBe(asPage(frame("Sara", "token-of-Sara")));
  expect(page).not.toMatch(/Mia/);
});

test("another language and another current place make other markup", () => {
  const menu = (label: string, current: boolean) => {
    const navigation = { label: "Bereiche", items: [{ to: "/ds/faq", label, current }] };
    return fromReady(<Header wordmark={{ to: "/", rest: "Studium" }} navigation={navigation} menuLabel="Menü" />);
  };
  expect(menu("Fragen", false)).not.toContain("aria-current");
  expect(menu("Fragen", true).match(/aria-current="page"/g)).toHaveLength(2);
  expect(menu("Questions", true)).toContain("Questions");
});

test("a part that asks for what only its page knows fails where it is first rendered, and the page after it is whole", () => {
  const Greeting = () => <li>{useT()("greeting")}</li>;
  expect(() => fromReady(<Ready as="ul" part={Greeting} data={{}} />)).toThrow("useT outside of <I18n>");
  expect(fromReady(frame("Mia", "token-of-Mia"))).toBe(asPage(frame("Mia", "token-of-Mia")));
});
