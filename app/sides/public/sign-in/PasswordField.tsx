import { useActionData } from "@remix-run/react";
import { type ComponentProps, useEffect, useRef } from "react";
import { TextField } from "#app/forms/fields/TextField.tsx";

interface Props extends Pick<ComponentProps<typeof TextField>, "of"> {
  autoComplete: "current-password" | "new-password";
}

/** Never comes back filled in: the server does not send it, and a post by script empties it as well. */
export function PasswordField(props: Props) {
  const answer = useActionData();
  const seen = useRef(answer);
  useEffect(() => {
    if (answer === seen.current) return;
    seen.current = answer;
    const input = document.getElementById(props.of.id);
    if (input instanceof HTMLInputElement) input.value = "";
  }, [answer, props.of.id]);
  return <TextField {...props} type="password" dir="ltr" />;
}
