// Whether a German text addresses its reader as it should: with *du* (informal), with *Sie* (formal), or not at all
// (neutral).

/** At the start of a sentence *Sie* and *Ihr* may mean she, they or plural you, so they are not reported there. */
const SIE = /(?<=[\p{Ll}\d,;] )(Sie|Ihnen|Ihr(e[mnrs]?)?|Du|Dir|Dich|Dein(e[mnrs]?)?)(?!\p{L})/u;
const DU = /(?<!\p{L})([Dd]u|[Dd]ir|[Dd]ich|[Dd]ein(e[mnrs]?)?)(?!\p{L})/u;

/** Words that in lower case can only be imperatives: reported anywhere. */
const ALWAYS = [
  "bring denk fahr frag füll geh gib hilf hol klick komm lass leg lern lies lösch mach meld merk nenn nimm nutz öffne",
  "prüf sag schau schick schreib setz sieh sprich stell such trag überleg vergiss versuch wähl wart zeig",
];
/** Words that may also be *ich prüfe* or *der Ruf*: reported only where a sentence or clause begins. */
const AT_BEGINNING = [
  "achte ändere antworte beginne bessere bestätige bewirb denke entferne entscheide ergänze fang fordere fülle gehe",
  "klicke komme kreuze kümmere kürze lade lasse lege lerne lösche mache melde nenne notiere nutze plane probiere prüfe",
  "reich reiche ruf rufe sage sammle schätze schaue schicke schreibe sende setze speichere starte trage überlege",
  "verwende versuche wähle warte wende zeige",
];
/** Nouns with the same spelling are followed by something else. */
const NO_NOUN = {
  versuch: "(?= (?:es|bitte|noch|einen?)(?!\\p{L}))",
  versuche: "(?= (?:es|bitte|noch|einen?)(?!\\p{L}))",
};

const verbsIn = (lists) => lists.join(" ").split(" ");
const startingWith = (verb) =>
  `[${verb[0].toUpperCase()}${verb[0]}]${verb.slice(1)}(?![\\p{L}-])${NO_NOUN[verb] ?? ""}`;
const BEGINNING = "(?:^|[.!?:;,–—(„\\n]\\s*|(?<!\\p{L})(?:[Bb]itte|und|oder|dann|aber) )";
const IMPERATIVE = new RegExp(
  `(?<!\\p{L})(?<always>${verbsIn(ALWAYS).join("|")})(?![\\p{L}-])|` +
    `${BEGINNING}(?<first>${verbsIn([...ALWAYS, ...AT_BEGINNING])
      .map(startingWith)
      .join("|")})`,
  "u",
);

/** What is wrong, as the end of a sentence about the text; empty if nothing is. */
export function wrongTone(text, tone) {
  const formal = tone === "formal" ? undefined : SIE.exec(text)?.[1];
  const informal = tone === "informal" ? undefined : (DU.exec(text)?.[1] ?? imperativeIn(text));
  return [formal && `is formal („${formal}“)`, informal && `is informal („${informal}“)`].filter(Boolean);
}

function imperativeIn(text) {
  const { always, first } = IMPERATIVE.exec(text)?.groups ?? {};
  return always ?? first;
}
