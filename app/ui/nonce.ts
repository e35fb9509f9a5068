import { createContext, useContext } from "react";

/** The request's nonce for scripts; empty in the browser, which must not read it back. */
export const NonceContext = createContext<string | undefined>(undefined);
export const useNonce = () => useContext(NonceContext);
