import { expect, test } from "vitest";
import { activeCompany } from "#domain/active-company.ts";

const nordlicht = { id: "nordlicht", isDefault: false, invitationPending: false };
const alsterwerft = { id: "alsterwerft", isDefault: false, invitationPending: false };
const invited = { id: "invited", isDefault: false, invitationPending: true };
const standard = (company: typeof nordlicht) => ({ ...company, isDefault: true });

test("§4: people of one company work for it, whatever was stored", () => {
  expect(activeCompany([nordlicht])).toBe(nordlicht);
  expect(activeCompany([nordlicht, invited], "invited")).toBe(nordlicht);
});

test("§4: people of no company have to choose, also where an invitation waits", () => {
  expect(activeCompany([])).toBeUndefined();
  expect(activeCompany([invited])).toBeUndefined();
  expect(activeCompany([invited], "invited")).toBeUndefined();
});

test("§4: people of several companies have to choose unless one is stored", () => {
  expect(activeCompany([nordlicht, alsterwerft])).toBeUndefined();
  expect(activeCompany([nordlicht, standard(alsterwerft)])?.id).toBe("alsterwerft");
  expect(activeCompany([standard(nordlicht), alsterwerft], "alsterwerft")).toBe(alsterwerft);
});

test("§4: who has left the stored company begins with the default one, else the first", () => {
  expect(activeCompany([nordlicht, standard(alsterwerft)], "left")?.id).toBe("alsterwerft");
  expect(activeCompany([nordlicht, alsterwerft], "left")).toBe(nordlicht);
});
