import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { codeText } from "#app/forms/code-text.ts";
import { FormSecrets } from "#app/forms/FormSecrets.tsx";
import { useFormResult } from "#app/forms/form-errors.ts";
import { useT } from "#app/i18n/I18n.tsx";
import type { PageHandle } from "#app/page.ts";
import { usePageMatch } from "#app/page-match.ts";
import { companyLegalPaths, sharedPaths } from "#app/paths.ts";
import { useRootData } from "#app/root-data.ts";
import type { Accent } from "#app/ui/accent.ts";
import { Button } from "#app/ui/Button.tsx";
import { Footer } from "#app/ui/Footer.tsx";
import { SelectInput } from "#app/ui/field/SelectInput.tsx";
import { Header } from "#app/ui/Header.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import type { NavigationItem } from "#app/ui/Menu.tsx";
import { Message } from "#app/ui/Message.tsx";
import { Main, Shell, SkipLink } from "#app/ui/Shell.tsx";
import { TextButton } from "#app/ui/TextLink.tsx";
import { useBroughtIntoView } from "#app/use-brought.ts";
import { usePaths } from "#app/use-paths.ts";
import { languages } from "#contract/languages.ts";
import { readMessage } from "#contract/message.ts";
import { sides } from "#contract/sides.ts";
import { Arrival } from "./Arrival.tsx";
import { BackToTop } from "./BackToTop.tsx";
import { ConsentBanner } from "./ConsentBanner.tsx";
import { Notice } from "./Notice.tsx";
import { SessionEnd } from "./SessionEnd.tsx";
import { SignOutForm } from "./SignOutForm.tsx";
import { useSide, useTitledPart } from "./side.ts";

interface Props {
  navigation?: NavigationItem[];
  /** The signed-in person, as far as known, and their places; `label` names the menu. */
  user?: { label: string; name: string | null | undefined; items: NavigationItem[] };
  /** Where somebody signs in who has not yet said on which side; `label` names the menu. */
  visitor?: { label: string; items: NavigationItem[] };
  /** A signed-in session ends after this long without a request. */
  idleMinutes?: number;
  children: ReactNode;
}

const accents = { ...sides, cvGenerator: { accent: "yellow" }, programme: { accent: "orange" } } as const;

/** The frame of every page: skip link, head, notice, foot, in the colour of the page's place. */
export function Frame({ navigation, user, visitor, idleMinutes, children }: Props) {
  const t = useT();
  const side = useSide();
  const titled = useTitledPart();
  // Signed-in people stay on their side, whatever the names of its pages.
  const { part, home } = user ? { part: side, home: sharedPaths.root } : titled;
  const root = useRootData();
  const notice = root?.notice;
  return (
    <Shell accent={useAccent() ?? accents[part].accent} dir={languages[t.language].direction}>
      <SkipLink>{t("shell.skip")}</SkipLink>
      <Arrival />
      <Header
        wordmark={{ to: home, ...useWordmark(part) }}
        navigation={navigation && { label: t("shell.navigation"), items: navigation }}
        user={
          user
            ? {
                label: <AccountLabel {...user} />,
                items: user.items,
                end: <SignOutForm label={t("shell.signOut")} />,
              }
            : visitor
        }
        menuLabel={t("shell.menu")}
      />
      {idleMinutes && <SessionEnd idleMinutes={idleMinutes} />}
      <Main>
        <Notice of={!notice?.at && notice} />
        <NotDone />
        {children}
      </Main>
      <Foot />
      <ConsentBanner />
    </Shell>
  );
}

/** The programme's logo or name, if it has one, and which part of the portal this is. */
function useWordmark(part: keyof typeof accents) {
  const t = useT();
  const { programmeName, logo } = useRootData() ?? {};
  const rest = part !== "programme" && ` ${t(`portal.${part}`)}`;
  if (logo) return { logo: { ...logo, alt: programmeName ?? t("portal.programme") }, rest };
  if (!programmeName) return { strong: t(`wordmark.${part}.strong`), rest: t(`wordmark.${part}.rest`) };
  return { strong: <bdi>{programmeName}</bdi>, rest };
}

function AccountLabel({ label, name }: NonNullable<Props["user"]>) {
  if (!name) return label;
  return (
    <>
      <Hidden>{label} </Hidden>
      <bdi className="short">{name}</bdi>
    </>
  );
}

/** Says at the top of the page, which is scrolled there, that the post of a button without its own form failed. */
function NotDone() {
  const t = useT();
  const answer = useFormResult();
  const place = useBroughtIntoView(answer);
  // After a collision the page shows the present state, and one that a dead link opened says so itself.
  if (!answer?.versions || answer.formId || answer.result.error?.token) return null;
  const [reason] = Object.values(answer.result.error ?? {}).flat();
  const { code } = readMessage(reason ?? "").values;
  return (
    <div className="wrap notice" ref={place}>
      <Message tone="red">
        {t(reason === "network" ? "unsent" : "notDone")} {code && codeText(t, code)}
      </Message>
    </div>
  );
}

/** The page's own colour: its data know it (home), else its handle. */
function useAccent(): Accent | undefined {
  const page = usePageMatch();
  const { accent } = (page?.data ?? {}) as { accent?: Accent };
  return accent ?? (page?.handle as PageHandle | undefined)?.accent;
}

function Foot() {
  const t = useT();
  const root = useRootData();
  const ofCompanies = usePaths(companyLegalPaths);
  const paths = useSide() === "company" ? ofCompanies : { imprint: sharedPaths.imprint, privacy: sharedPaths.privacy };
  return (
    <Footer
      label={t("shell.legal")}
      legal={Object.entries(paths).map(([name, to]) => ({ to, label: t(`shell.${name}`) }))}
      newWindowHint={t("shell.newWindow")}
      top={{ to: "#main", label: t("shell.toTop") }}
      cookieSettings={{ to: sharedPaths.cookies, label: t("shell.cookies") }}
      simpleView={
        <form method="post" action={sharedPaths.view}>
          <FormSecrets />
          <TextButton type="submit" name="view" value={root?.isSimpleView ? "full" : "simple"}>
            {t(root?.isSimpleView ? "shell.fullView" : "shell.simpleView")}
          </TextButton>
        </form>
      }
    >
      <LanguageForm />
      <BackToTop />
    </Footer>
  );
}

/** The language chooser (spec §1): a GET form to the page itself, query included, so that languages can be linked. */
function LanguageForm() {
  const t = useT();
  const side = useSide();
  const [query] = useSearchParams();
  return (
    <form method="get">
      {[...query].map(
        ([name, value], index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand there twice
          name !== "lng" && <input key={`${name} ${index}`} type="hidden" name={name} value={value} />,
      )}
      <label htmlFor="lng">{t("shell.language")}</label>{" "}
      <SelectInput id="lng" name="lng" defaultValue={t.language}>
        {sides[side].languages.map((code) => (
          <option key={code} value={code} lang={code}>
            {languages[code].name}
          </option>
        ))}
      </SelectInput>{" "}
      <Button type="submit">{t("shell.change")}</Button>
    </form>
  );
}
