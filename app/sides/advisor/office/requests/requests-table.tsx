import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { formatDay } from "#app/i18n/format.ts";
import { office } from "#contract/calls/office.ts";
import { nameOf } from "#domain/person-name.ts";
import { allPages } from "../../../shared/lists/all-pages.server.ts";
import { listFile, wordsOfFile } from "../../../shared/lists/list-file.server.ts";
import { placeIn } from "./place.ts";

/** The requests of companies as a file: those that wait, the oldest first, then those that were decided. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const { search } = placeIn(request.url);
  const { open } = await context.api(office.fetchPartnerRequests, { query: { search } });
  const decided = await allPages(async ({ after }) => {
    const { decided: items, next } = await context.api(office.fetchPartnerRequests, { query: { search, after } });
    return { items, next };
  });
  const t = wordsOfFile(context, ["officeRequest", "officeFiles"]);
  return listFile(
    t,
    t("officeFiles:name.requests"),
    [...open, ...decided],
    [
      [t("officeFiles:column.company"), ({ name }) => name],
      [t("fact.place"), ({ street, postalCode, city }) => `${street}, ${postalCode} ${city}`],
      [t("fact.person"), nameOf],
      [t("fact.email"), ({ email }) => email],
      [t("fact.phone"), ({ phone }) => phone],
      [t("fact.courses"), ({ courses }) => courses.join(", ")],
      [t("fact.message"), ({ message }) => message],
      [t("officeFiles:column.asked"), ({ createdAt }) => formatDay(createdAt)],
      [t("officeFiles:column.state"), ({ status }) => t(`officeFiles:request.${status}`)],
      [t("officeFiles:column.decided"), ({ decidedAt }) => decidedAt && formatDay(decidedAt)],
      [t("fact.company"), ({ company }) => company?.name ?? null],
    ],
  );
}
