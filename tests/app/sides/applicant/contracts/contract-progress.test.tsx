import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { expect, test } from "vitest";
import { I18n } from "#app/i18n/I18n.tsx";
import { ContractProgress } from "#app/sides/applicant/contracts/ContractProgress.tsx";
import { progressOf } from "#app/sides/applicant/contracts/progress.ts";
import type { Contract } from "#contract/entities/contract.ts";
import { answersOf, paper, personalAnswers } from "../../../../domain/answers.ts";

const inReview: Contract = {
  id: "0b9a6f0e-7f3c-4b61-9a54-8d1f3c1f5a11",
  status: "in_review",
  companyName: "Nordlicht Software GmbH",
  jobOpeningId: null,
  submittedAt: "2026-03-02T09:00:00.000Z",
  history: [],
  version: 1,
};

/** The keys of what the page says: without words each stands for itself. */
async function saidOf({ level = 6, contract = inReview }: { level?: number; contract?: Contract }) {
  const progress = progressOf(
    answersOf(
      { ...personalAnswers, languageSkills: [{ code: "de", level }], healthInsuranceProofDate: "2026-02-01" },
      {
        application: { intake: "2026-04-01" },
        unit: { stage: "Contract Proposal", contract },
        documents: [paper("Certificate health insurance"), paper("PhotoId"), paper("CertifiedCopyUEC")],
      },
    ),
  );
  const element = (
    <I18n language="de" messages={{}}>
      <ContractProgress of={progress} />
    </I18n>
  );
  const { dataRoutes, query } = createStaticHandler([{ path: "/", element }]);
  const context = await query(new Request("https://portal.example.org/"));
  if (context instanceof Response) throw context;
  const router = createStaticRouter(dataRoutes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

test("a contract in review names the missing papers and says that answers are missing, where both are", async () => {
  const said = await saidOf({ level: 6 });
  expect(said).toContain("contractProgress:status.incomplete.text");
  expect(said).toContain("documentKinds:Certificate German skills");
  expect(said).toContain("contractProgress:status.unanswered.text");
  expect(await saidOf({ level: 7 })).not.toContain("unanswered");
});

test("who found their company on their own tells the study advisor that both have signed: no company notes it", async () => {
  const sent: Contract = { ...inReview, status: "sent" };
  expect(await saidOf({ contract: { ...sent, companyName: null } })).toContain("contractProgress:status.sent.own");
  expect(await saidOf({ contract: sent })).toContain("contractProgress:status.sent.text");
});
