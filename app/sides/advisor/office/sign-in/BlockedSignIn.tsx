import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import type { SignInBlocks as Blocks } from "#contract/entities/kept-account.ts";
import { SignInBlocks } from "./SignInBlocks.tsx";

/** The sign-in of somebody of a company or of an advisor, while it is blocked. */
export function BlockedSignIn({ of: blocks, formKey }: { of: Blocks; formKey: string }) {
  const t = useT();
  if (blocks.length === 0) return null;
  return (
    <section className="stack">
      <Heading level={2}>{t("signInBlocks:title")}</Heading>
      <SignInBlocks of={blocks} formKey={formKey} />
    </section>
  );
}
