import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { formatDay, formatTime, formatWeekday } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { renderText } from "#app/texts/render-text.server.ts";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import { Column, Wrap } from "#app/ui/Layout.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { Written } from "#app/ui/Written.tsx";
import { usePaths } from "#app/use-paths.ts";
import { company as calls } from "#contract/calls/company.ts";
import type { UpskillingOffer } from "#contract/entities/upskilling.ts";
import { FirmTabs } from "../firm/Tabs.tsx";
import { companyPaths } from "../paths.ts";

export const handle = page({ words: ["upskilling"] });

export async function loader({ context }: LoaderFunctionArgs) {
  const { company } = await requireColleague(context);
  const offers = await context.api(calls.fetchUpskillingOffers, { params: { companyId: company.id } });
  const shown = offers.map(({ text, ...offer }) => ({ ...offer, html: renderText(text, 2) }));
  return json({ company: company.name, offers: shown });
}

export default function Upskilling() {
  const t = useT();
  const { company, offers } = useLoaderData<typeof loader>();
  return (
    <>
      <Band crumb={{ group: <bdi>{company}</bdi> }} title={t("title")} lead={t("lead")} />
      <Wrap>
        <FirmTabs current="upskilling" />
        <Column>
          {offers.length === 0 && <p>{t("empty")}</p>}
          <Rows>
            {offers.map((offer) => (
              <Offer key={offer.id} {...offer} />
            ))}
          </Rows>
        </Column>
      </Wrap>
    </>
  );
}

type Shown = Omit<UpskillingOffer, "text"> & { html: string };

/** A course; who wants to take part asks for it, with its name already in the request. */
function Offer({ title, facts, html, language, startsAt }: Shown) {
  const t = useT();
  const paths = usePaths(companyPaths);
  const when = startsAt
    ? t("when", {
        weekday: formatWeekday(t, startsAt),
        date: formatDay(startsAt),
        time: formatTime(startsAt),
      })
    : t("anyTime");
  return (
    <Row
      title={<bdi lang={language}>{title}</bdi>}
      hint={
        <>
          {when}
          {facts && (
            <>
              {" · "}
              <bdi lang={language}>{facts}</bdi>
            </>
          )}
        </>
      }
      end={
        <ButtonLink to={paths.askForHelpWith(t("subject", { title }))}>
          {t("take")}
          <Hidden>
            : <bdi lang={language}>{title}</bdi>
          </Hidden>
        </ButtonLink>
      }
    >
      <Written html={html} language={language} />
    </Row>
  );
}
