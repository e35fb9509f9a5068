import { useActionData } from "@remix-run/react";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { TextField } from "#app/forms/fields/TextField.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { useHasScript } from "#app/use-has-script.ts";

interface Props extends Pick<ComponentProps<typeof TextField>, "of"> {
  autoComplete: "current-password" | "new-password";
}

/** Always comes back empty: the server does not send a password, and a post by script clears the field. */
export function PasswordField(props: Props) {
  const { id } = props.of;
  const [isShown, setShown] = useState(false);
  const answer = useActionData();
  const seen = useRef(answer);
  useEffect(() => {
    if (answer === seen.current) return;
    seen.current = answer;
    const input = document.getElementById(id);
    if (input instanceof HTMLInputElement) input.value = "";
  }, [answer, id]);
  // Sent as a password field, so that browsers offer to store it and never suggest it as earlier text.
  useEffect(() => {
    const form = document.getElementById(id)?.closest("form");
    const hide = () => setShown(false);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, [id]);
  return (
    <TextField
      {...props}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      end={<ShowPassword of={id} isShown={isShown} onChange={setShown} />}
    />
  );
}

interface ShowProps {
  of: string;
  isShown: boolean;
  onChange: (isShown: boolean) => void;
}

/** Shows what was typed, and hides it again. */
function ShowPassword({ of, isShown, onChange }: ShowProps) {
  const t = useT();
  const [isTold, setTold] = useState(false);
  if (!useHasScript()) return null;
  const change = () => {
    onChange(!isShown);
    setTold(true);
  };
  return (
    <>
      <button
        type="button"
        className="rt-reset in-field"
        aria-controls={of}
        aria-label={t(isShown ? "interaction:password.hide.long" : "interaction:password.show.long")}
        onClick={change}
      >
        {t(isShown ? "interaction:password.hide.short" : "interaction:password.show.short")}
      </button>
      <span role="status" className="vh">
        {isTold && t(isShown ? "interaction:password.shown" : "interaction:password.hidden")}
      </span>
    </>
  );
}
