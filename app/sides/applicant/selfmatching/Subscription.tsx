import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { TextInput } from "#app/ui/field/TextInput.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions } from "#app/ui/Layout.tsx";

interface Props {
  /** When the address was created; null when there is none. */
  createdAt: string | null;
  /** The address itself, right after its creation. */
  address: string | undefined;
  formKey: string;
}

/** The address that a calendar subscribes to: created, shown once, replaced, removed. */
export function Subscription({ createdAt, address, formKey }: Props) {
  const t = useT();
  return (
    <section className="stack">
      <Heading level={2}>{t("subscription.title")}</Heading>
      <p role="status">{address && t("subscription.made")}</p>
      {address ? (
        <>
          <p>
            <label htmlFor="address">{t("subscription.address")}</label>
            <TextInput
              id="address"
              readOnly
              autoFocus
              defaultValue={address}
              dir="ltr"
              onFocus={({ target }) => target.select()}
            />
          </p>
          <Actions note={t("subscription.secret")}>
            <ButtonLink kind="primary" to={address.replace(/^https?:/, "webcal:")} reloadDocument>
              {t("subscription.subscribe")}
            </ButtonLink>
          </Actions>
        </>
      ) : (
        <p>{createdAt ? t("subscription.exists", { date: formatDay(createdAt) }) : t("subscription.none")}</p>
      )}
      {(createdAt || !address) && (
        <Actions>
          {!address && (
            <ActForm formKey={formKey}>
              <SubmitButton value="make">{t(createdAt ? "subscription.renew" : "subscription.make")}</SubmitButton>
            </ActForm>
          )}
          {createdAt && (
            <ActForm formKey={formKey}>
              <SubmitButton kind="destructive" value="remove">
                {t("subscription.remove")}
              </SubmitButton>
            </ActForm>
          )}
        </Actions>
      )}
    </section>
  );
}
