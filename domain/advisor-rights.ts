import type { AdvisorNeeds } from "#contract/needs.ts";

interface Holder {
  isOffice: boolean;
  isLead: boolean;
}

/** What each right of a study advisor rests on (ADR 0074). Neither contains the other. */
const rights: Record<AdvisorNeeds, (holder: Holder) => boolean> = {
  office: ({ isOffice }) => isOffice,
  leadAdvisor: ({ isLead }) => isLead,
};

/** Whether an advisor may do what needs a right beyond being an advisor. Used by pages and backend alike. */
export const mayAsAdvisor = (holder: Holder, needs: AdvisorNeeds) => rights[needs](holder);
