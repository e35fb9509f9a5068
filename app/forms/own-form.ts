import { useNavigation } from "@remix-run/react";
import { createContext, useContext } from "react";

interface OwnForm {
  formId?: string;
  formKey?: string;
}
const Own = createContext<OwnForm>({});

/** The form that contains the buttons below. */
export const OwnForm = Own.Provider;

/** Whether files are on their way: what is chosen meanwhile would be lost with their arrival. */
export function useIsUploading(): boolean {
  const sent = useNavigation().formData;
  return !!sent && [...sent.values()].some((value) => typeof value !== "string" && value.size > 0);
}

/** Whether the enclosing form is on its way to the server, sent by the button with this name and value. */
export function useIsSending(name: string, value?: string): boolean {
  const own = Object.entries({ ...useContext(Own), [name]: value });
  const sent = useNavigation().formData;
  return !!sent && own.every(([field, posted]) => sent.get(field) === (posted ?? null));
}
