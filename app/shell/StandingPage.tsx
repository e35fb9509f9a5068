import { useLocation } from "@remix-run/react";
import { Component, type ReactNode, useEffect } from "react";
import { MissingScript } from "#app/remix-in-browser.ts";

/** The page that stood last, drawn by the server or the script, and its address. */
let last: { page: HTMLElement; address: string } | undefined;

const rememberPage = () => {
  last = { page: document.documentElement, address: window.location.pathname + window.location.search };
};

/** The reader's focus and position when the page fails. */
let place: { focused: Element | null; x: number; y: number } | undefined;

interface Props {
  children: ReactNode;
}

/**
 * Script never breaks a page (ADR 0034). When drawing fails, the page that stood before stays, with what was typed, as
 * if there were no script; on the way to another page, the server sends that one.
 */
export class StandingPage extends Component<Props, { hasFailed: boolean }> {
  state = { hasFailed: false };

  constructor(props: Props) {
    super(props);
    rememberPage();
  }

  static getDerivedStateFromError() {
    place = { focused: document.activeElement, x: window.scrollX, y: window.scrollY };
    return { hasFailed: true };
  }

  /** React has removed the page by now, but in one piece. */
  componentDidCatch(error: unknown) {
    window.reportFailure?.(error instanceof MissingScript ? "file" : "page", error);
    const { page, address } = last ?? {};
    document.documentElement?.remove();
    if (page) document.append(page);
    if (address !== window.location.pathname + window.location.search) return openOnce();
    if (place?.focused instanceof HTMLElement) place.focused.focus({ preventScroll: true });
    if (place) window.scrollTo(place.x, place.y);
  }

  render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Loads the address from the server, but only once. */
function openOnce() {
  if (window.history.state?.isLoadedAgain) return;
  window.history.replaceState({ ...window.history.state, isLoadedAgain: true }, "");
  window.location.reload();
}

/** A page that was drawn successfully is the one to return to. */
export function useStandingPage() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit counts
  useEffect(rememberPage, [key]);
}
