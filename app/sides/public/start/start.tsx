import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { sharedPaths } from "#app/paths.ts";
import { Frame } from "#app/shell/Frame.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Duo } from "#app/ui/Duo.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions, WithAside, Wrap } from "#app/ui/Layout.tsx";
import { Text } from "#app/ui/Text.tsx";
import { Topics } from "#app/ui/Topics.tsx";
import { sectionsOf } from "#contract/enumerations/texts.ts";
import { isCompanyAddress, sideNames, sides } from "#contract/sides.ts";
import { CvSample } from "./CvSample.tsx";
import { Half } from "./Half.tsx";
import { Way } from "./Way.tsx";

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
        <Way />
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
