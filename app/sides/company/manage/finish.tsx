import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { promisePath } from "#app/auth/require-colleague.server.ts";
import { ActForm } from "#app/forms/ActForm.tsx";
import { newFormKey } from "#app/forms/form.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { submit } from "#app/forms/submit.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Stack } from "#app/ui/Layout.tsx";
import { Text } from "#app/ui/Text.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { company as calls } from "#contract/calls/company.ts";
import { publicCalls } from "#contract/calls/public.ts";
import type { OwnJobOpening } from "#contract/entities/job-opening.ts";
import { promptAtHome } from "../../shared/feedback/open-prompt.server.ts";
import { companyPaths } from "../paths.ts";
import { FitCount } from "./FitCount.tsx";
import { Gaps, pathOfGap } from "./Gaps.tsx";
import { gapsOf } from "./gaps.ts";
import { Locked } from "./Locked.tsx";
import { NotPublished } from "./NotPublished.tsx";
import { nameIn, requireWizard } from "./opening.server.ts";
import { Preview } from "./Preview.tsx";
import { StepPage } from "./StepPage.tsx";

export const handle = formPage({ words: ["manageFinish", "openingFacts", "manage", "steps"] });

export async function loader(args: LoaderFunctionArgs) {
  const { context } = args;
  const { company, may, wizard } = await requireWizard(args);
  const { opening, lock } = wizard;
  if (!opening) throw new Response(null, { status: 404 });
  const isDraft = opening.status === "draft";
  const gaps = isDraft ? gapsOf(opening, await context.api(publicCalls.fetchStudyOptions), new Date()) : [];
  const state = stateOf(opening, gaps);
  return json({
    pageTitle: [{ key: `${state}.title`, values: { count: gaps.length } }, nameIn(opening)],
    opening,
    lock,
    gaps,
    state,
    told: state === "ready" && !may(calls.changeJobOpening) ? "readyOnce" : state,
    companyName: company.name,
    key: newFormKey(),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const { user, ids } = await requireWizard(args);
  return submit(args, actForm, async (_, { key, versions }) => {
    const body = { status: "open", version: versions.opening } as const;
    await context.api(calls.changeJobOpening, { params: ids, body }, key);
    const published = pathsOf(context, companyPaths).jobOpening(ids.jobOpeningId);
    // Its page would send them on to promise, and with script the message would be lost on that way.
    const to = user.confidentialityAcceptedAt ? published : promisePath(context, published);
    const answer = await redirectWithNotice(context, to, { key: "manage:notice.published" });
    for (const [name, value] of new Headers(await promptAtHome(context, user))) answer.headers.append(name, value);
    return answer;
  });
}

const stateOf = ({ status }: Pick<OwnJobOpening, "status">, gaps: unknown[]) =>
  status === "closed" ? "closed" : status !== "draft" ? "published" : gaps.length > 0 ? "gaps" : "ready";

export default function FinishStep() {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { opening, lock, gaps, state, told, companyName, key } = useLoaderData<typeof loader>();
  const [first] = gaps;
  return (
    <StepPage
      step="finish"
      opening={opening}
      head={{
        title: t(`${state}.title`, { count: gaps.length }),
        lead: t(`${told}.lead`),
        children: !lock && (
          <>
            {first && (
              <ButtonLink kind="primary" to={pathOfGap(paths, opening.id, first)}>
                {t("fillIn")}
              </ButtonLink>
            )}
            {state === "ready" && (
              <ActForm formKey={key} versions={{ opening: opening.version }}>
                <SubmitButton kind="primary" value="publish">
                  {t("publish")}
                </SubmitButton>
              </ActForm>
            )}
          </>
        ),
      }}
    >
      {opening.status === "draft" && <NotPublished />}
      {lock && <Locked by={lock} opening={opening} />}
      {gaps.length > 0 && <Gaps of={gaps} id={opening.id} />}
      <FitCount opening={opening} />
      <section>
        <Stack>
          <Heading level={2}>{t("preview.title")}</Heading>
          <Text muted>{t("preview.lead")}</Text>
          <Preview opening={opening} companyName={companyName} />
        </Stack>
      </section>
      <p>
        <TextLink to={paths.manageRequirements(opening.id)}>
          {t("steps:back", { step: t("manage:step.requirements") })}
        </TextLink>
      </p>
      {!lock && opening.status === "draft" && (
        <p>
          <TextLink to={paths.deleteJobOpening(opening.id)}>{t("delete")}</TextLink>
        </p>
      )}
    </StepPage>
  );
}
