import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { office } from "#contract/calls/office.ts";
import { figuresFile } from "./figures-file.server.ts";

/** How long each company takes to answer, as a file; the times are hours. */
export async function loader({ context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const { companies } = await context.api(office.fetchOpeningFigures);
  return figuresFile(context, ["officeAnswers"], (t) => ({
    name: t("file.answers"),
    heads: [...(["company", "interests", "answered", "waiting", "hours"] as const).map((name) => t(`column.${name}`))],
    rows: companies.map(({ name, interests, answered, waiting, medianHours }) => [
      name,
      interests,
      answered,
      waiting,
      medianHours && Math.round(medianHours * 10) / 10,
    ]),
  }));
}
