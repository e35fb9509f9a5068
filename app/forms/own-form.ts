import { useNavigation } from "@remix-run/react";
import { createContext, useContext } from "react";

interface OwnForm {
  formId?: string;
  formKey?: string;
}
const Own = createContext<OwnForm>({});

/** The form that contains the buttons below. */
export const OwnForm = Own.Provider;

/** Whether files of the enclosing form are on their way: what is chosen meanwhile would be lost with their arrival. */
export function useIsUploading(): boolean {
  const own = Object.entries(useContext(Own));
  const sent = useNavigation().formData;
  const isOurs = !!sent && own.every(([field, posted]) => sent.get(field) === (posted ?? null));
  return isOurs && Array.from(sent.values()).some((value) => typeof value !== "string" && value.size > 0);
}

/** Whether the enclosing form is on its way to the server, sent by the button with this name and value. */
export function useIsSending(name: string, value?: string): boolean {
  const own = Object.entries({ ...useContext(Own), [name]: value });
  const sent = useNavigation().formData;
  return !!sent && own.every(([field, posted]) => sent.get(field) === (posted ?? null));
}
