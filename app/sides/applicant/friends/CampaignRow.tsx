import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { NoticeAt } from "#app/shell/Notice.tsx";
import { Hidden } from "#app/ui/Hidden.tsx";
import { Row } from "#app/ui/Rows.tsx";
import { Status } from "#app/ui/Status.tsx";
import { Written } from "#app/ui/Written.tsx";
import type { Campaign } from "#contract/entities/campaign.ts";
import { defaultLanguage } from "#contract/languages.ts";

/** The id of a campaign's row. */
export const rowOf = (campaignId: string) => `campaign-${campaignId}`;

interface Props {
  campaign: Omit<Campaign, "text">;
  html: string;
  formKey: string;
}

/** A campaign, the reader's progress in it, and the one next act. */
export function CampaignRow({ campaign, html, formKey }: Props) {
  const t = useT();
  const { id, name, language = defaultLanguage, endsOn, registeredAt, participatedAt } = campaign;
  const act = participatedAt ? undefined : registeredAt ? "participate" : "register";
  const state = participatedAt ? "done" : registeredAt ? "you" : "open";
  const since = participatedAt ?? registeredAt;
  return (
    <Row
      id={rowOf(id)}
      title={<bdi lang={language}>{name}</bdi>}
      hint={t("campaign.until", { date: formatDay(endsOn) })}
      end={
        act && (
          <ActForm formKey={formKey} fields={{ campaignId: id }}>
            <SubmitButton name="act" value={act}>
              {t(`campaign.${act}`)}
              <Hidden> {t("campaign.which", { name })}</Hidden>
            </SubmitButton>
          </ActForm>
        )
      }
    >
      <div className="stack-s">
        <NoticeAt id={rowOf(id)} />
        <Written html={html} language={language} />
        <Status state={state}>{t(`campaign.state.${state}`, since ? { date: formatDay(since) } : {})}</Status>
      </div>
    </Row>
  );
}
