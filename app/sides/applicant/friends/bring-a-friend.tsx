import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { newFormKey } from "#app/forms/form.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { unlessRefused } from "#app/forms/unless-refused.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { page } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { renderText } from "#app/texts/render-text.server.ts";
import { Band } from "#app/ui/Band.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { TextColumn } from "#app/ui/Layout.tsx";
import { Rows } from "#app/ui/Rows.tsx";
import { applicant } from "#contract/calls/applicant.ts";
import { applicantPaths } from "../paths.ts";
import { CampaignRow, rowOf } from "./CampaignRow.tsx";
import { campaignForm } from "./campaign.form.server.ts";
import { qrCodeOf } from "./qr-code.server.ts";
import { Share } from "./Share.tsx";

export const handle = page({ words: ["bringAFriend"] });

export async function loader({ context }: LoaderFunctionArgs) {
  await requireApplicant(context);
  const [{ link, registered }, campaigns] = await Promise.all([
    context.api(applicant.fetchReferralLink),
    context.api(applicant.fetchCampaigns),
  ]);
  return json({
    link,
    registered,
    code: qrCodeOf(link),
    campaigns: campaigns.map(({ text, ...campaign }) => ({
      campaign,
      html: renderText(text, 2),
      formKey: newFormKey(),
    })),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireApplicant(context);
  const here = pathsOf(context, applicantPaths).bringAFriend;
  const over = { codes: [404, 409], to: here, notice: "bringAFriend:notice.over" };
  return submit(args, campaignForm, ({ campaignId, act }, { key }) =>
    unlessRefused(context, over, async () => {
      const call = act === "register" ? applicant.registerForCampaign : applicant.participateInCampaign;
      await context.api(call, { params: { campaignId } }, key);
      return redirectWithNotice(context, here, { key: `bringAFriend:notice.${act}`, at: rowOf(campaignId) });
    }),
  );
}

export default function BringAFriend() {
  const t = useT();
  const { campaigns, ...share } = useLoaderData<typeof loader>();
  return (
    <>
      <Band title={t("title")} lead={t("lead")} />
      <TextColumn>
        <Share {...share} />
        {campaigns.length > 0 && (
          <section aria-labelledby="campaigns">
            <Heading level={2} id="campaigns">
              {t("campaigns")}
            </Heading>
            <Rows>
              {campaigns.map((row) => (
                <CampaignRow key={row.campaign.id} {...row} />
              ))}
            </Rows>
          </section>
        )}
      </TextColumn>
    </>
  );
}
