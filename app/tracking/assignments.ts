import { sharedPaths } from "../paths.ts";

/** The part of the A/B testing script that the portal reads: the visitor, and the variation of each campaign. */
interface AbTesting {
  ABTasty?: {
    visitor?: { id?: string };
    getTestsOnPage?: () => Record<string, { variationID?: number | string | null } | undefined>;
  };
}

/** Spec §7, §8: assignments are posted and the answer is ignored; missing ones are only logged to the console. */
export async function postAssignments() {
  const { ABTasty: script } = window as AbTesting;
  if (!script) return console.warn("A/B testing: no script");
  const visitorId = script.visitor?.id;
  if (!visitorId) return console.warn("A/B testing: no visitor id");
  const fields = new URLSearchParams();
  for (const [campaignId, campaign] of Object.entries(script.getTestsOnPage?.() ?? {})) {
    const variationId = campaign?.variationID;
    if (variationId === undefined || variationId === null) console.warn(`A/B testing: no variation of ${campaignId}`);
    else
      for (const [name, value] of Object.entries({ campaignId, variationId, visitorId }))
        fields.append(name, `${value}`);
  }
  if (String(fields)) await fetch(sharedPaths.experimentAssignments, { method: "POST", body: fields });
}
