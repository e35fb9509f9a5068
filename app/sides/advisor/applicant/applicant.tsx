import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdvisor } from "#app/auth/require-advisor.server.ts";
import { newFormKey, openForm } from "#app/forms/form.server.ts";
import { fieldsOf, postOf, submit } from "#app/forms/submit.server.ts";
import { unlessRefused } from "#app/forms/unless-refused.server.ts";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Stack, WithAside, Wrap } from "#app/ui/Layout.tsx";
import { advisor as calls } from "#contract/calls/advisor.ts";
import { office } from "#contract/needs.ts";
import { mayAsAdvisor } from "#domain/advisor-rights.ts";
import { isExplained } from "#domain/contract-status.ts";
import { nameOf } from "#domain/person-name.ts";
import { namesSeen } from "../../shared/seen-applicant/names-seen.server.ts";
import { submitDecision } from "../inbox/decide.server.ts";
import { spotIn, spotWith } from "../inbox/place.ts";
import { placeInInbox } from "../inbox/place-in-inbox.server.ts";
import { Way } from "../inbox/Way.tsx";
import { advisorPaths } from "../paths.ts";
import { Questions } from "../tickets/Questions.tsx";
import { Answers } from "./Answers.tsx";
import { ApplicantBand } from "./ApplicantBand.tsx";
import { AtCompanies } from "./AtCompanies.tsx";
import { attendanceForm, changesForm, decisionNoteForm, stageForm } from "./applicant.form.server.ts";
import { Contact } from "./Contact.tsx";
import { ContractAct } from "./ContractAct.tsx";
import { DeletionDue } from "./DeletionDue.tsx";
import { Documents } from "./Documents.tsx";
import { DueAct } from "./DueAct.tsx";
import { dueHere } from "./due-here.server.ts";
import { Parts } from "./Parts.tsx";
import { Past } from "./Past.tsx";
import { Stage } from "./Stage.tsx";

export const handle = formPage({
  words: [
    "deskApplicant",
    "contractSteps",
    "history",
    "seenApplicant",
    "answers",
    "software",
    "documentKinds",
    "inboxWay",
    "inboxItem",
    "documentChecks",
    "ticketStates",
    "applicantParts",
  ],
  accent: "teal",
});

export async function loader({ request, context, params: { accountId = "" } }: LoaderFunctionArgs) {
  await requireAdvisor(context);
  const [seen, me, inbox] = await Promise.all([
    context.api(calls.fetchApplicant, { params: { accountId } }),
    context.api(calls.fetchMe),
    placeInInbox(context, request.url),
  ]);
  const { contract } = seen.unit;
  const now = new Date();
  return json({
    pageTitle: nameOf(seen.answers),
    seen,
    inbox,
    due: dueHere(context, seen),
    isOffice: mayAsAdvisor(me, office),
    name: nameOf(seen.answers),
    names: namesSeen(seen.answers, context.language),
    now: now.toISOString(),
    key: newFormKey(),
    contractForm: await openForm(context, {
      id: "contract",
      schema: decisionNoteForm,
      versions: contract ? { contract: contract.version } : {},
    }),
    stage: await openForm(context, { id: "stage", schema: stageForm }),
  });
}

/** Decides what one press decides or on the contract, records an attendance or sets the stage. */
export async function action(args: ActionFunctionArgs) {
  const { context, request } = args;
  await requireAdvisor(context);
  const params = { accountId: args.params.accountId ?? "" };
  const here = spotWith(pathsOf(context, advisorPaths).applicant(params.accountId), spotIn(request.url));
  const done = (key: string) => redirectWithNotice(context, here, { key: `deskApplicant:notice.${key}` });
  const { intent } = postOf(context);
  if (intent === "stage")
    return submit(args, stageForm, async ({ accepted = null, ...body }, { key }) => {
      await context.api(calls.setStage, { params, body: { ...body, accepted } }, key);
      return done("stage");
    });
  if (intent === "attendance")
    return submit(args, attendanceForm, ({ matchId }, { key }) =>
      unlessRefused(context, { codes: [404, 409, 422], to: here, notice: "advisor:moved" }, async () => {
        await context.api(calls.recordAttendance, { params: { matchId } }, key);
        return done("attendance");
      }),
    );
  if (fieldsOf(context).has("decision")) return submitDecision(args, () => ({ to: here }));
  const { data: event } = calls.decideContract.body.shape.event.safeParse(intent);
  if (!event) throw new Response(null, { status: 400 });
  return submit(args, isExplained(event) ? changesForm : decisionNoteForm, async ({ note }, { key, versions }) => {
    await context.api(calls.decideContract, { params, body: { event, note, version: versions.contract } }, key);
    return done(event);
  });
}

export default function Applicant() {
  const { seen, inbox, due, isOffice, name, names, now, key, contractForm, stage } = useLoaderData<typeof loader>();
  const { accountId, answers, unit, documents, applications, stageChanges, tickets, notes } = seen;
  return (
    <>
      <ApplicantBand name={name} answers={answers} inbox={inbox} />
      <Wrap>
        {inbox && <Way spot={inbox.spot} of={inbox.place} />}
        <Parts accountId={accountId} current="overview" spot={inbox?.spot ?? {}} notes={notes} />
        <WithAside
          aside={
            <Stack of="sections">
              <Stage of={unit} form={stage} />
              <Contact of={seen} isOffice={isOffice} />
              <Questions of={tickets} asker={answers.email} />
              <Past contract={unit.contract} stageChanges={stageChanges} name={name} />
            </Stack>
          }
        >
          {seen.deletionDueOn && <DeletionDue on={seen.deletionDueOn} name={name} />}
          {due.map((one) => (
            <DueAct key={`${one.kind} ${one.id}`} of={one} />
          ))}
          <ContractAct of={seen} name={name} form={contractForm} />
          <Documents of={documents} accountId={accountId} />
          <AtCompanies of={applications} name={name} now={now} formKey={key} />
          <Answers of={answers} names={names} />
        </WithAside>
      </Wrap>
    </>
  );
}
