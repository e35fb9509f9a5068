import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { actForm } from "#app/forms/pieces.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Heading } from "#app/ui/Heading.tsx";
import { applicant } from "#contract/calls/applicant.ts";
import { isOpen } from "#domain/match-status.ts";
import { applicantPaths } from "../paths.ts";
import { Decision } from "./Decision.tsx";
import { openDecision } from "./decision.server.ts";
import { OfferFacts } from "./OfferFacts.tsx";
import { Openings } from "./Openings.tsx";
import { requireMatching } from "./opening.server.ts";

export const handle = formPage({
  words: ["acceptOffer", "jobOpening", "openingFacts", "matching", "steps"],
  accent: "blue",
});

export async function loader(args: LoaderFunctionArgs) {
  const { opening, ...decision } = await openDecision(args, actForm);
  const applications = await args.context.api(applicant.fetchInteractedJobOpenings);
  const others = applications.filter(({ id, match }) => id !== opening.id && match && isOpen(match.status));
  return json({ ...decision, opening, others });
}

export async function action(args: ActionFunctionArgs) {
  const { context, params } = args;
  await requireMatching(context, params.jobOpeningId);
  const id = params.jobOpeningId ?? "";
  return submit(args, actForm, async (_, { key, versions }) => {
    await context.api(applicant.acceptOffer, { params: { jobOpeningId: id }, body: { version: versions.match } }, key);
    return redirect(pathsOf(context, applicantPaths).selfMatchingDone, 303);
  });
}

export default function AcceptOffer() {
  const t = useT();
  const { others, ...decision } = useLoaderData<typeof loader>();
  return (
    <Decision
      {...decision}
      lead={t("lead", { company: decision.opening.company.name })}
      event="accept-offer"
      kind="primary"
    >
      <section>
        <Heading level={2}>{t("accepts")}</Heading>
        <OfferFacts opening={decision.opening} />
      </section>
      <Openings heading={t("cancels")} note={t("cancelsNote")} openings={others} now={decision.now} />
      {others.length === 0 && <p>{t("cancelsNothing")}</p>}
    </Decision>
  );
}
