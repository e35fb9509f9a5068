import { expect, it } from "vitest";
import { makePdf } from "#backend/demo/make-pdf.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import { office as calls } from "#contract/calls/office.ts";
import { publicCalls } from "#contract/calls/public.ts";
import type { Download } from "#contract/entities/download.ts";
import type { Programme } from "#contract/entities/programme.ts";
import type { KeptText, ShownText, WholeText } from "#contract/entities/text.ts";
import { texts } from "#contract/enumerations/texts.ts";
import { todayInGermany } from "#domain/today.ts";
import { useBackend } from "../../../world/backend.ts";

const { addAdvisor, addApplicant, addCompany, call } = await useBackend();
const jutta = await addAdvisor({ name: "Jutta Hellwig", isOffice: true });

const who = "faq.data.who";
const read = async (language = "de") => {
  const input = { headers: { "Accept-Language": language } };
  return (await call<ShownText[]>(publicCalls.fetchQuestions, input)).body;
};
const readOne = async (id: string, language?: string) => (await read(language)).find((text) => text.id === id);
const fetchOne = async (textId: string) =>
  (await call<WholeText>(calls.fetchKeptText, { params: { textId } }, jutta.token)).body;
const write = (textId: string, body: object) =>
  call(
    calls.writeText,
    { params: { textId }, body: { language: "de", title: "Titel", facts: null, body: "Text", ...body } },
    jutta.token,
  );
const change = (textId: string, body: object) => call(calls.changeText, { params: { textId }, body }, jutta.token);
const question = { kind: "faq", section: "data", title: "Wie lange?", facts: null, body: "Drei Jahre." };
async function addQuestion(values: object = {}) {
  const body = { ...question, appearsOn: null, endsOn: null, startsAt: null, ...values };
  return (await call<{ id: string }>(calls.addText, { body }, jutta.token)).body.id;
}

it("shows what came with the portal, with its numbers, until the office has written something else", async () => {
  const before = await read();
  const brought = Object.values(texts.faq.sections).flat();
  expect(before).toHaveLength(brought.length);
  expect(before.every(({ title, body }) => title && body && !body.includes("{{"))).toBe(true);
  expect((await readOne(who, "ar"))?.language).toBe("ar");
  expect((await write(who, { title: "Wer liest mit?", body: "Nur **wir**.", readAt: 1 })).status).toBe(204);
  expect(await readOne(who)).toMatchObject({ title: "Wer liest mit?", body: "Nur **wir**.", section: "data" });
  expect((await readOne(who, "en"))?.title).not.toBe("Wer liest mit?");
  expect((await read()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
});

it("shows people who have not signed in the frequent questions, and no other kind", async () => {
  const tip = await addQuestion({ kind: "tip", section: "choosing" });
  const shown = await read();
  expect(new Set(shown.map(({ section }) => section))).toEqual(new Set(Object.keys(texts.faq.sections)));
  expect(shown.map(({ id }) => id)).not.toContain(tip);
  const { token } = await addApplicant();
  const fetched = (kind: string, by?: string) => call(applicant.fetchTexts, { params: { kind } }, by);
  expect([(await fetched("tip")).status, (await fetched("tip", token)).status]).toEqual([401, 200]);
});

it("keeps every version with its author, and going back is a new one", async () => {
  const id = await addQuestion();
  await write(id, { title: "Wie lange?", body: "Dreieinhalb Jahre.", readAt: 1 });
  await write(id, { title: "Wie lange?", body: "Drei Jahre.", readAt: 2 });
  await write(id, { title: "Wie lange?", body: "Drei Jahre.", readAt: 3 });
  const { versions, isBrought } = await fetchOne(id);
  expect(isBrought).toBe(false);
  expect(versions.map(({ number, body, by }) => [number, body, by])).toEqual([
    [3, "Drei Jahre.", "Jutta Hellwig"],
    [2, "Dreieinhalb Jahre.", "Jutta Hellwig"],
    [1, "Drei Jahre.", "Jutta Hellwig"],
  ]);
});

it("shows German where a language is missing", async () => {
  const id = await addQuestion();
  expect(await readOne(id, "en")).toMatchObject({ language: "de", title: "Wie lange?" });
  await write(id, { language: "en", title: "How long?", readAt: 0 });
  expect(await readOne(id, "en")).toMatchObject({ language: "en", title: "How long?" });
  expect((await fetchOne(id)).latest.map(({ language }) => language).sort()).toEqual(["de", "en"]);
});

it("refuses what somebody else was faster with, in its language alone", async () => {
  const id = await addQuestion();
  await write(id, { title: "Wie lange?", body: "Vier Jahre.", readAt: 1 });
  const late = await write(id, { title: "Wie lange?", body: "Fünf Jahre.", readAt: 1 });
  expect([late.status, late.body.customErrors]).toEqual([409, { body: ["stale"] }]);
  expect((await write(id, { language: "en", readAt: 0 })).status).toBe(204);
  expect((await write(id, { title: "Wie lange?", body: "Fünf Jahre.", readAt: 2 })).status).toBe(204);
});

it("refuses an offer that would appear only after it has begun, by the day in Germany", async () => {
  const offer = { kind: "upskilling", section: "offers", facts: "Online" };
  const startsAt = "2199-05-31T22:30:00Z";
  const add = (appearsOn: string) =>
    call(calls.addText, { body: { ...question, ...offer, startsAt, appearsOn, endsOn: null } }, jutta.token);
  const late = await add("2199-06-02");
  expect([late.status, late.body.customErrors]).toEqual([422, { appearsOn: ["appearsAfterItBegins"] }]);
  expect((await add("2199-06-01")).status).toBe(200);
});

it("shows a text from its first day to its last", async () => {
  const [ahead, over] = [await addQuestion({ appearsOn: "2199-01-01" }), await addQuestion()];
  expect((await change(over, { endsOn: "2020-01-31" })).status).toBe(204);
  const shown = (await read()).map(({ id }) => id);
  expect(shown).not.toContain(ahead);
  expect(shown).not.toContain(over);
  expect((await change(over, { endsOn: "2199-01-31", version: 2 })).status).toBe(204);
  expect((await read()).map(({ id }) => id)).toContain(over);
  const late = await change(over, { endsOn: null, version: 1 });
  expect([late.status, late.body.customErrors]).toEqual([409, { endsOn: ["stale"] }]);
  const backwards = await change(over, { appearsOn: "2199-02-01", endsOn: "2199-01-31" });
  expect([backwards.status, backwards.body.customErrors]).toEqual([422, { endsOn: ["endsBeforeItBegins"] }]);
  expect((await change(over, { section: "elsewhere" })).body.customErrors).toEqual({ section: ["required"] });
});

it("refuses a new text whose last day is over in Germany, as nobody would ever read it", async () => {
  const add = (endsOn: string) =>
    call(calls.addText, { body: { ...question, appearsOn: null, startsAt: null, endsOn } }, jutta.token);
  const today = todayInGermany(new Date());
  const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
  const late = await add(yesterday);
  expect([late.status, late.body.customErrors]).toEqual([422, { endsOn: ["dateInPast"] }]);
  expect((await add(today)).status).toBe(200);
});

it("deletes the office's own, and lets end what came with the portal", async () => {
  const id = await addQuestion();
  const remove = (textId: string) => call(calls.deleteText, { params: { textId } }, jutta.token);
  expect([(await remove(id)).status, (await remove("faq.data.copy")).status]).toEqual([204, 409]);
  await change("faq.data.copy", { endsOn: "2020-01-31", version: 1 });
  expect(await readOne("faq.data.copy")).toBeUndefined();
  expect(await readOne("faq.data.files")).toBeDefined();
  expect([(await remove(id)).status, (await remove("faq.data.nothing")).status]).toEqual([404, 404]);
});

it("keeps legal texts as a fixed set that is always shown, and tells the office of which there are words", async () => {
  const legal = async (name: string, language = "de") => {
    const input = { params: { name }, headers: { "Accept-Language": language } };
    return (await call<ShownText | null>(publicCalls.fetchLegalText, input)).body;
  };
  const worded = async () => (await call<Programme>(calls.fetchProgramme, {}, jutta.token)).body.legalTexts;
  expect([await legal("imprint"), await worded()]).toEqual([null, ["confidentiality"]]);
  expect(await legal("confidentiality", "ar")).toMatchObject({ language: "de", isBrought: true });
  const imprint = "legal.documents.imprint";
  await write(imprint, { title: "Impressum", body: "Duales Studium, Weg 1", readAt: 0 });
  expect(await legal("imprint", "en")).toMatchObject({ title: "Impressum", language: "de", isBrought: false });
  expect(await worded()).toEqual(["imprint", "confidentiality"]);
  expect((await change(imprint, { endsOn: "2020-01-31" })).status).toBe(403);
  const added = await call(
    calls.addText,
    { body: { ...question, kind: "legal", section: "documents", appearsOn: null, endsOn: null, startsAt: null } },
    jutta.token,
  );
  expect(added.status).toBe(403);
});

it("lists the texts of a kind for the office, those that are over among them", async () => {
  const id = await addQuestion();
  await change(id, { endsOn: "2020-01-31" });
  const { body } = await call<KeptText[]>(calls.fetchKeptTexts, { query: { kind: "faq" } }, jutta.token);
  expect(body.find((text) => text.id === id)).toMatchObject({ endsOn: "2020-01-31", isBrought: false });
  expect(body.find((text) => text.id === "faq.dualStudy.what")?.latest).toMatchObject([
    { number: 1, at: null },
    { number: 1, at: null },
    { number: 1, at: null },
  ]);
  for (const kind of Object.keys(texts)) {
    const one = await call<KeptText[]>(calls.fetchKeptTexts, { query: { kind } }, jutta.token);
    const brought = one.body.filter(({ isBrought }) => isBrought);
    // Nothing made up outside the demo: only what explains the portal came with it.
    expect(brought.length > 0).toBe(!["news", "campaign", "upskilling", "download"].includes(kind));
    expect([kind, brought.every(({ latest }) => kind === "legal" || latest.length > 1)]).toEqual([kind, true]);
  }
});

it("gives a campaign a last day, and a download the file without which companies do not find it", async () => {
  const { id: companyId, token } = await addCompany();
  const found = async () => {
    const { body } = await call<Download[]>(company.fetchDownloads, { params: { companyId } }, token);
    return body.map(({ title, name }) => [title, name]);
  };
  const add = (values: object) => {
    const body = { ...question, appearsOn: null, endsOn: null, startsAt: null, ...values };
    return call<{ id: string }>(calls.addText, { body }, jutta.token);
  };
  const endless = await add({ kind: "campaign", section: "campaigns" });
  expect([endless.status, endless.body]).toMatchObject([422, { customErrors: { endsOn: ["required"] } }]);
  const { id: textId } = (await add({ kind: "download", section: "files", title: "Praxisplan" })).body;
  expect(await found()).toEqual([]);
  const upload = (id: string, name: string) => {
    const file = new File([new Uint8Array(makePdf(name, []))], name);
    return call(calls.uploadTextFile, { params: { textId: id }, fields: {}, file }, jutta.token);
  };
  expect((await upload(textId, "Plan.pdf")).status).toBe(204);
  expect(await found()).toEqual([["Praxisplan", "Plan.pdf"]]);
  expect((await upload(textId, "Neuer Plan.pdf")).status).toBe(204);
  expect(await found()).toEqual([["Praxisplan", "Neuer Plan.pdf"]]);
  expect((await fetchOne(textId)).file?.name).toBe("Neuer Plan.pdf");
  expect((await upload(who, "Plan.pdf")).status).toBe(403);
  await change(textId, { endsOn: "2020-01-31" });
  expect(await found()).toEqual([]);
  const opened = await call(company.previewDownload, { params: { companyId, downloadId: textId } }, token);
  expect(opened.status).toBe(404);
});
