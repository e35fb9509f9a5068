import { RemixBrowser } from "@remix-run/react";
import { startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import "./submitter.ts";
import { sendPosts } from "./forms/send-posts.ts";
import { followTyping, TypedEarly } from "./forms/TypedEarly.tsx";
import { PageWords } from "./i18n/page-words.ts";
import { StandingPage } from "./shell/StandingPage.tsx";

// Removes the fragment that an implicit flow left in the address (ADR 0007).
if (/[#&](access_token|id_token)=/.test(location.hash))
  history.replaceState(history.state, "", location.pathname + location.search);

/** §4: scripts beside ours hear that the page has come with its data and reacts. */
function InitialLoading() {
  useEffect(() => void document.dispatchEvent(new Event("initialLoadingCompleted")), []);
  return null;
}

sendPosts();
const restore = followTyping();
startTransition(() => {
  hydrateRoot(
    document,
    <StandingPage>
      <PageWords.Provider value={window.pageWords ?? {}}>
        <TypedEarly restore={restore}>
          <RemixBrowser />
        </TypedEarly>
        <InitialLoading />
      </PageWords.Provider>
    </StandingPage>,
  );
});

// Jumps within the page bypass the router, which would drop the errors of the page's form.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  const target = link && document.getElementById(decodeURIComponent(link.getAttribute("href")?.slice(1) ?? ""));
  if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  target.scrollIntoView();
  target.focus();
});
