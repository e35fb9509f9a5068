import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Heading } from "#app/ui/Heading.tsx";
import { ChoiceTool, ListTools } from "#app/ui/ListTools.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { usePaths } from "#app/use-paths.ts";
import { office } from "#contract/calls/office.ts";
import { deskLimits } from "#contract/desk-limits.ts";
import { feedbackRatings } from "#contract/enumerations/help.ts";
import { KeyPager } from "../../../shared/lists/KeyPager.tsx";
import { orBeginning } from "../../../shared/lists/or-beginning.server.ts";
import { advisorPaths } from "../../paths.ts";
import { DayTool } from "../DayTool.tsx";
import { shownMoment } from "../jobs/shown-moment.ts";
import { OfficePage } from "../OfficePage.tsx";
import { Months } from "./Months.tsx";
import { feedbackPlace } from "./place.ts";
import { Reasons } from "./Reasons.tsx";
import { TableFile } from "./TableFile.tsx";

export const handle = page({ words: ["officeFeedback", "office", "lists"], accent: "gray" });

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const place = feedbackPlace.placeIn(request.url);
  const figures = context.api(office.fetchFeedback, { query: place });
  const { months, ...rest } = await orBeginning(figures, pathsOf(context, advisorPaths).feedback);
  return json({ place, months: months.slice(0, deskLimits.monthsCompared), ...rest });
}

export default function Feedback() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { place, at, months, reasons, texts, next } = useLoaderData<typeof loader>();
  const { after, ...filter } = place;
  const fileOf = (path: string) => feedbackPlace.placeWith(path, filter);
  return (
    <OfficePage
      area="feedback"
      title={t("title")}
      lead={[t("lead"), t("office:asOf", { at: shownMoment(at) })].join(" ")}
    >
      <ListTools action={paths.feedback} submit={t("office:apply")}>
        <ChoiceTool
          name="rating"
          label={t("rating.label")}
          value={place.rating ?? ""}
          options={[["", t("rating.all")], ...feedbackRatings.map((one) => [one, t(`rating.${one}`)] as const)]}
        />
        <DayTool name="from" label={t("office:from")} value={place.from} />
        <DayTool name="until" label={t("office:until")} value={place.until} />
      </ListTools>
      {months.length === 0 && <p>{t(place.rating || place.from || place.until ? "none" : "empty")}</p>}
      {months.length > 0 && <Months of={months} file={fileOf(paths.feedbackTable)} />}
      {reasons.length > 0 && <Reasons of={reasons} file={fileOf(paths.feedbackReasonsTable)} />}
      {texts.length > 0 && (
        <section className="stack">
          <Heading level={2}>{t("texts")}</Heading>
          <Rows>
            {texts.map(({ id, at, rating, text }) => (
              <Row key={id} title={t(`rating.${rating}`)} hint={formatDay(at)}>
                <bdi>{text}</bdi>
              </Row>
            ))}
          </Rows>
          <TableFile to={fileOf(paths.feedbackTextsTable)}>{t("table.texts")}</TableFile>
        </section>
      )}
      <KeyPager
        after={after}
        next={next}
        at={(key) => feedbackPlace.placeWith(paths.feedback, { ...filter, after: key })}
      />
    </OfficePage>
  );
}
