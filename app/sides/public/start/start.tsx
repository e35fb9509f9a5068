import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { page } from "#app/page.ts";
import { sharedPaths } from "#app/paths.ts";
import { Frame } from "#app/shell/Frame.tsx";
import type { Accent } from "#app/ui/accent.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Duo, type Halves } from "#app/ui/Duo.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions, WithAside, Wrap } from "#app/ui/Layout.tsx";
import { Tile } from "#app/ui/TaskList.tsx";
import { Text } from "#app/ui/Text.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { Topics } from "#app/ui/Topics.tsx";
import { sectionsOf } from "#contract/enumerations/texts.ts";
import { isCompanyAddress, sideNames, sides } from "#contract/sides.ts";
import { CvSample } from "./CvSample.tsx";

export const handle = page({ words: ["start", "topics"], part: "programme" });

/** Public. §2: the host of a side leads to its home, and so does being signed in; anybody else chooses here. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { hostSide } = context;
  const host = request.headers.get("Host") ?? "";
  const side = hostSide ?? (isCompanyAddress(host) ? "company" : (await context.session.read())?.side);
  // Told from here, they spare the browser the list of all texts.
  if (!side) return json({ topics: sectionsOf("faq") });
  const { home, base } = sides[side];
  return redirect((hostSide && home.slice(base.length)) || home);
}

/** The way of an application, in the colours of its steps. */
const steps: [name: string, accent: Accent, halves: Halves][] = [
  ["study", "yellow", 1],
  ["search", "orange", 2],
  ["partner", "blue", 3],
  ["contract", "green", 4],
];

export default function Start() {
  const t = useT();
  const { topics } = useLoaderData<typeof loader>();
  const places = ["applicant", "company"] as const;
  return (
    <Frame
      navigation={[
        ...places.map((side) => ({ to: `${sharedPaths.root}#${side}`, label: t(`for.${side}`) })),
        { to: sharedPaths.cvGenerator, label: t("cv.name") },
        { to: sharedPaths.faq, label: t("faq") },
      ]}
      visitor={{
        label: t("signIn"),
        items: sideNames.map((side) => ({ to: sides[side].home, label: t(`as.${side}`) })),
      }}
    >
      <div className="wrap hello">
        <Heading level={1}>{t("title")}</Heading>
        <Text size={4} muted>
          {t("lead")}
        </Text>
      </div>
      <div className="meet">
        <Half side="applicant">
          <ButtonLink kind="primary" to={sides.applicant.home}>
            {t("applicant.begin")}
          </ButtonLink>
        </Half>
        <Half side="company">
          <ButtonLink to={sharedPaths.partner}>{t("company.begin")}</ButtonLink>
        </Half>
        <Duo group={4} />
      </div>
      <Wrap>
        <section className="stack">
          <Heading level={2}>{t("way")}</Heading>
          <ol className="four">
            {steps.map(([name, accent, halves]) => (
              <li key={name} data-accent-color={accent}>
                <Tile group={halves} />
                <Heading level={3}>{t(`applicant.step.${name}.title`)}</Heading>
                <Text muted>{t(`applicant.step.${name}.text`)}</Text>
              </li>
            ))}
          </ol>
        </section>
        <section>
          <WithAside aside={<CvSample />} accent="yellow">
            <div className="stack">
              <Heading level={2}>{t("cv.title")}</Heading>
              <Text>{t("applicant.cv")}</Text>
              <Actions>
                <ButtonLink to={sharedPaths.cvGenerator}>{t("cv.begin")}</ButtonLink>
              </Actions>
            </div>
          </WithAside>
        </section>
        <section className="stack">
          <Heading level={2}>{t("faq")}</Heading>
          <Topics
            topics={topics.map((name) => ({
              to: `${sharedPaths.faq}#${name}`,
              label: t(`topics:${name}`),
            }))}
          />
        </section>
      </Wrap>
    </Frame>
  );
}

/** What the portal is for the people of a side, and where they begin. */
function Half({ side, children }: { side: "applicant" | "company"; children: ReactNode }) {
  const t = useT();
  const { accent, home } = sides[side];
  return (
    <section id={side} data-accent-color={accent} aria-labelledby={`${side}-title`}>
      <div>
        <Text>
          <b>{t(`for.${side}`)}</b>
        </Text>
        <Heading level={2} size="page" id={`${side}-title`}>
          {t(`${side}.title`)}
        </Heading>
        <Text size={4}>{t(`${side}.lead`)}</Text>
        <Actions>
          {children}
          <TextLink to={home}>{t(`${side}.signIn`)}</TextLink>
        </Actions>
      </div>
    </section>
  );
}
