import type { SerializeFrom } from "@remix-run/node";
import { Fragment } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { sharedPaths } from "#app/paths.ts";
import { AdvisorCard } from "#app/sides/applicant/home/AdvisorCard.tsx";
import { Guide } from "#app/sides/applicant/home/Guide.tsx";
import type { loader } from "#app/sides/applicant/home/home.tsx";
import { NextStep } from "#app/sides/applicant/home/NextStep.tsx";
import type { loader as sideLoader } from "#app/sides/applicant/layout.tsx";
import { mainPlaces, morePlaces } from "#app/sides/applicant/navigation.ts";
import { applicantPaths } from "#app/sides/applicant/paths.ts";
import { Button } from "#app/ui/Button.tsx";
import { Duo } from "#app/ui/Duo.tsx";
import { Footer } from "#app/ui/Footer.tsx";
import { SelectInput } from "#app/ui/field/SelectInput.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { WithAside, Wrap } from "#app/ui/Layout.tsx";
import { Link } from "#app/ui/Link.tsx";
import { SessionWarning } from "#app/ui/Message.tsx";
import { Main, Shell, SkipLink } from "#app/ui/Shell.tsx";
import { TextButton } from "#app/ui/TextLink.tsx";
import { Topics } from "#app/ui/Topics.tsx";
import { Unstyled } from "#app/ui/Unstyled.tsx";
import { usePaths } from "#app/use-paths.ts";
import { sectionsOf } from "#contract/enumerations/texts.ts";
import { languages, writtenLanguages } from "#contract/languages.ts";
import { limits } from "#contract/limits.ts";

export interface HomeData {
  formToken: string;
  side: SerializeFrom<typeof sideLoader>;
  home: SerializeFrom<typeof loader>;
}

/** Mia's home page from the portal's own parts: the same words in the same order, which the bench compares. */
export function HomePage({ formToken, side, home }: HomeData) {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const secret = <input type="hidden" name="formToken" value={formToken} />;
  return (
    <Shell accent={home.accent} dir="ltr">
      <SkipLink>{t("shell.skip")}</SkipLink>
      <p className="loading" role="status" />
      <Head name={side.head?.name ?? ""} secret={secret} />
      <SessionWarning
        style={{ animationDelay: "1500s" }}
        title={
          <>
            <span data-words={t("session.title", { count: 5 })} />{" "}
            <Unstyled>{t("session.idle", { count: side.idleMinutes ?? 0 })}</Unstyled>
          </>
        }
      >
        {t("session.draftPlain")}
      </SessionWarning>
      <Main>
        <NextStep {...home} />
        <Wrap>
          <WithAside
            accent="teal"
            aside={
              <AdvisorCard of={home.contact} reply={t("advisorCard:reply", { hours: limits.advisorReplyHours })} />
            }
          >
            <Guide {...home} groups={home.guide} of={home.due.of ?? []} others={home.due.others ?? 0} />
          </WithAside>
          <section>
            <Heading level={2}>{t("faq")}</Heading>
            <Topics
              topics={sectionsOf("faq").map((name) => ({ to: `${paths.faq}#${name}`, label: t(`topics:${name}`) }))}
            />
          </section>
        </Wrap>
      </Main>
      <Footer
        label={t("shell.legal")}
        legal={[
          { to: sharedPaths.imprint, label: t("shell.imprint") },
          { to: sharedPaths.privacy, label: t("shell.privacy") },
        ]}
        newWindowHint={t("shell.newWindow")}
        top={{ to: "#main", label: t("shell.toTop") }}
        cookieSettings={{ to: sharedPaths.cookies, label: t("shell.cookies") }}
        simpleView={
          <form method="post" action={sharedPaths.view}>
            {secret}
            <TextButton type="submit" name="view" value="simple">
              {t("shell.simpleView")}
            </TextButton>
          </form>
        }
      >
        <form method="get">
          <label htmlFor="lng">{t("shell.language")}</label>{" "}
          <SelectInput id="lng" name="lng" defaultValue="de">
            {writtenLanguages.map((code) => (
              <option key={code} value={code} lang={code}>
                {languages[code].name}
              </option>
            ))}
          </SelectInput>{" "}
          <Button type="submit">{t("shell.change")}</Button>
        </form>
      </Footer>
    </Shell>
  );
}

function Head({ name, secret }: { name: string; secret: React.ReactNode }) {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const [main, more] = [mainPlaces(paths), morePlaces(paths)];
  const link = ({ name, to }: { name: string; to: string }) => (
    <Link to={to} aria-current={name === "home" ? "page" : undefined}>
      {t(`applicant:nav.${name}`)}
    </Link>
  );
  const menu = (...groups: (typeof main)[]) => (
    <ul>
      {groups.flatMap((places) =>
        places.map((place, index) => (
          <li key={place.name} className={index === 0 ? "first" : undefined}>
            {link(place)}
          </li>
        )),
      )}
      <li className="first">
        <form method="post" action={sharedPaths.signOut}>
          {secret}
          <TextButton type="submit">{t("shell.signOut")}</TextButton>
        </form>
      </li>
    </ul>
  );
  return (
    <header className="top">
      <div className="wrap">
        <Link className="word" to={sharedPaths.root}>
          <Duo />
          <span>
            <b>{t("wordmark.applicant.strong")}</b>
            {t("wordmark.applicant.rest")}
          </span>
        </Link>{" "}
        <nav className="nav" aria-label={t("shell.navigation")}>
          {main.map((place) => (
            <Fragment key={place.name}>{link(place)} </Fragment>
          ))}
        </nav>
        <details className="menu wide">
          <summary>
            <Hidden>{t("applicant:nav.account")} </Hidden>
            <bdi className="short">{name}</bdi>
            <Icon name="chevron" />
          </summary>
          {menu(more)}
        </details>
        <details className="menu small">
          <summary>
            {t("shell.menu")}
            <Icon name="chevron" />
          </summary>
          {menu(main, more)}
        </details>
      </div>
    </header>
  );
}
