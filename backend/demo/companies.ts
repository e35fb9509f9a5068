import type { CompanyLocation } from "#contract/entities/company.ts";
import type { bankAccount, company } from "../db/schema/companies.ts";

type Course =
  | "Betriebswirtschaftslehre"
  | "Informatik"
  | "Wirtschaftsinformatik"
  | "Marketing"
  | "Personalmanagement"
  | "Soziale Arbeit"
  | "Logistikmanagement"
  | "Mechatronik";

export interface DemoCompany extends Pick<typeof company.$inferInsert, "name" | "city" | "portrait"> {
  employees: string;
  foundedDate: string;
  /** The part of the company's web and mail address before `.example.org`. */
  host: string;
  campus: "Köln" | "Hamburg" | "München";
  postalCode: string;
  street: string;
  /** What else it has told the programme; most have not. */
  data?: {
    branches?: CompanyLocation[];
    answers: Partial<typeof company.$inferInsert>;
    /** The colour of the hall in its picture. */
    hall?: string;
    account?: Omit<typeof bankAccount.$inferInsert, "companyId" | "mandateGrantedAt">;
  };
  /** Courses, with one job opening each. */
  courses: readonly Course[];
}

/** Invented companies; the street names are common ones, the towns and postal codes real. */
export const companies: DemoCompany[] = [
  {
    name: "Alsterwerft Medien GmbH",
    host: "alsterwerft-medien",
    campus: "Hamburg",
    city: "Hamburg",
    postalCode: "22763",
    street: "Werftstraße 12",
    employees: "48",
    foundedDate: "2009",
    courses: ["Marketing", "Marketing", "Personalmanagement"],
    data: {
      branches: [{ street: "Am Speicher 7", postalCode: "28195", city: "Bremen" }],
      hall: "#3e63dd",
      answers: {
        companyName: "Alsterwerft Medien GmbH",
        managingDirectors: "Antje Claussen, Ole Petersen",
        commercialRegister: "HRB 104177",
        districtCourt: "Amtsgericht Hamburg",
        phone: "+49 40 5550190",
        department: "Personal und Ausbildung",
        position: "Leitung Ausbildung",
        socialMedia: ["https://www.alsterwerft-medien.example.org/netzwerk"],
        paymentType: "sepa",
      },
      account: {
        ownerName: "Alsterwerft Medien GmbH",
        // The example of the registry of IBANs.
        iban: "DE89370400440532013000",
        bankName: "Commerzbank",
        bic: "COBADEFFXXX",
        email: "rechnung@alsterwerft-medien.example.org",
        mandateReference: "DS-2026-ALSTERWF",
        mandateGrantedBy: "Antje Claussen",
      },
    },
    portrait:
      "Wir entwickeln Kampagnen für Museen, Stadtwerke und kleine Marken, die sich keine großen Agenturen leisten wollen. " +
      "Gearbeitet wird in drei Teams, die alles selbst machen: Idee, Text, Film und Auswertung.",
  },
  {
    name: "Nordstern Reederei GmbH & Co. KG",
    host: "nordstern-reederei",
    campus: "Hamburg",
    city: "Hamburg",
    postalCode: "20457",
    street: "Kaiweg 4",
    employees: "310",
    foundedDate: "1926",
    courses: ["Logistikmanagement", "Betriebswirtschaftslehre", "Wirtschaftsinformatik"],
    portrait:
      "Zweiundzwanzig Schiffe, vier Generationen und ein Ziel: bis 2035 fahren wir ohne Schweröl. Aus unserem Haus am " +
      "Hafen planen wir Fahrten zwischen Nordsee, Ostsee und Mittelmeer.",
  },
  {
    name: "Elbkind Kinder- und Jugendhilfe e. V.",
    host: "elbkind-jugendhilfe",
    campus: "Hamburg",
    city: "Hamburg",
    postalCode: "21073",
    street: "Schulweg 31",
    employees: "85",
    foundedDate: "1994",
    courses: ["Soziale Arbeit", "Soziale Arbeit", "Personalmanagement"],
    portrait:
      "In Harburg und Wilhelmsburg betreiben wir zwei Jugendhäuser, eine Beratungsstelle und drei Wohngruppen. Wir " +
      "glauben, dass Kinder Menschen brauchen, die bleiben, und nehmen uns deshalb Zeit für gute Einarbeitung.",
  },
  {
    name: "Hanseblick Versicherungsmakler AG",
    host: "hanseblick",
    campus: "Hamburg",
    city: "Hamburg",
    postalCode: "20354",
    street: "Gänsemarktpassage 8",
    employees: "140",
    foundedDate: "1978",
    courses: ["Betriebswirtschaftslehre", "Marketing", "Informatik"],
    portrait:
      "Wir versichern, was andere für schwierig halten: Musikinstrumente, Drohnen, Solarparks. Unsere Kundinnen und " +
      "Kunden rufen an und sprechen mit einem Menschen, der ihren Fall kennt.",
  },
  {
    name: "Kaffeekontor Wandsbek GmbH",
    host: "kaffeekontor-wandsbek",
    campus: "Hamburg",
    city: "Hamburg",
    postalCode: "22041",
    street: "Röstereihof 2",
    employees: "65",
    foundedDate: "2004",
    courses: ["Marketing", "Logistikmanagement", "Betriebswirtschaftslehre"],
    portrait:
      "Rohkaffee aus elf Ländern, geröstet in Wandsbek, getrunken in ganz Deutschland. Den Preis für die Bohnen " +
      "verhandeln wir direkt mit den Kooperativen und veröffentlichen ihn auf jeder Packung.",
  },
  {
    name: "Fährhaus Software GmbH",
    host: "faehrhaus-software",
    campus: "Hamburg",
    city: "Hamburg",
    postalCode: "22085",
    street: "Uhlenweg 19",
    employees: "72",
    foundedDate: "2012",
    courses: ["Informatik", "Wirtschaftsinformatik", "Marketing"],
    portrait:
      "Unsere Fahrplan- und Ticketsysteme laufen auf Fähren, Bergbahnen und Inselbussen. Wenn etwas klemmt, steht das " +
      "Schiff; deshalb testen wir lieber einmal zu viel.",
  },
  {
    name: "Bergedorfer Pumpenwerke GmbH",
    host: "bergedorfer-pumpen",
    campus: "Hamburg",
    city: "Hamburg",
    postalCode: "21031",
    street: "Industrieweg 44",
    employees: "520",
    foundedDate: "1951",
    courses: ["Mechatronik", "Mechatronik", "Personalmanagement"],
    portrait:
      "Pumpen aus Bergedorf fördern Trinkwasser in Lübeck, Maische in Brauereien und Schlick aus dem Hafen. Entwicklung, " +
      "Fertigung und Versuchsfeld liegen unter einem Dach.",
  },
  {
    name: "Lüttje Lüüd Kita-Verbund gGmbH",
    host: "luettje-lueued",
    campus: "Hamburg",
    city: "Norderstedt",
    postalCode: "22850",
    street: "Am Stadtpark 7",
    employees: "260",
    foundedDate: "1999",
    courses: ["Soziale Arbeit", "Betriebswirtschaftslehre", "Personalmanagement"],
    portrait:
      "Vierzehn Kitas und zwei Familienzentren zwischen Norderstedt und Ahrensburg. Bei uns kochen die Kinder mit, und " +
      "Eltern finden Beratung, ohne vorher ein Formular auszufüllen.",
  },
  {
    name: "Deichmarkt Handels GmbH",
    host: "deichmarkt",
    campus: "Hamburg",
    city: "Stade",
    postalCode: "21680",
    street: "Hansestraße 51",
    employees: "430",
    foundedDate: "1987",
    courses: ["Betriebswirtschaftslehre", "Marketing", "Logistikmanagement"],
    portrait:
      "Achtzehn Lebensmittelmärkte im Alten Land und an der Unterelbe, Äpfel vom Hof nebenan und ein Lieferdienst mit " +
      "Lastenrädern. Wir gehören seit 2015 zur Hälfte unseren Beschäftigten.",
  },
  {
    name: "Tidenhub Analytics GmbH",
    host: "tidenhub",
    campus: "Hamburg",
    city: "Hamburg",
    postalCode: "20359",
    street: "Hopfenhof 3",
    employees: "36",
    foundedDate: "2017",
    courses: ["Wirtschaftsinformatik", "Informatik", "Marketing"],
    portrait:
      "Wir sagen Häfen voraus, wann es eng wird. Dafür verbinden wir Pegelstände, Schiffsmeldungen und Wetter zu " +
      "Prognosen, die im Leitstand auf einen Blick zu lesen sind.",
  },
  {
    name: "Blankeneser Gartenbau-Manufaktur GmbH",
    host: "blankeneser-gartenbau",
    campus: "Hamburg",
    city: "Hamburg",
    postalCode: "22587",
    street: "Hangweg 16",
    employees: "28",
    foundedDate: "2001",
    courses: ["Marketing", "Betriebswirtschaftslehre", "Logistikmanagement"],
    portrait:
      "Wir ziehen alte Rosen- und Obstsorten und verschicken sie wurzelnackt durch ganz Europa. Unser Katalog wird " +
      "gelesen wie ein Magazin, und so schreiben wir ihn auch.",
  },
  {
    name: "Speicherstadt Logistik eG",
    host: "speicherstadt-logistik",
    campus: "Hamburg",
    city: "Hamburg",
    postalCode: "21129",
    street: "Neßdeich 90",
    employees: "190",
    foundedDate: "1963",
    courses: ["Logistikmanagement", "Wirtschaftsinformatik", "Mechatronik"],
    portrait:
      "Eine Genossenschaft aus dreißig Speditionen, die sich Lager, Fahrzeuge und Software teilt. Wir bewegen Gewürze, " +
      "Instrumente und Windradteile, manchmal am selben Tag.",
  },
  {
    name: "Hörspur Verlag GmbH",
    host: "hoerspur-verlag",
    campus: "Hamburg",
    city: "Hamburg",
    postalCode: "20257",
    street: "Methfesselhof 5",
    employees: "31",
    foundedDate: "2006",
    data: { answers: { paymentType: "direct_transfer" } },
    courses: ["Marketing", "Marketing", "Informatik"],
    portrait:
      "Hörbücher und Podcasts für Kinder, produziert in eigenen Studios in Eimsbüttel. Jede Folge hören vor der " +
      "Veröffentlichung zwanzig Kinder, und sie sind streng.",
  },
  {
    name: "Rheinbogen Energie GmbH",
    host: "rheinbogen-energie",
    campus: "Köln",
    city: "Köln",
    postalCode: "50679",
    street: "Deutzer Ufer 22",
    employees: "640",
    foundedDate: "1998",
    courses: ["Wirtschaftsinformatik", "Betriebswirtschaftslehre", "Mechatronik"],
    portrait:
      "Wir bauen Solardächer auf Schulen, Supermärkte und Mietshäuser und teilen den Strom unter denen, die dort wohnen. " +
      "Dreitausend Dächer sind es schon, zehntausend sollen es werden.",
  },
  {
    name: "Domblick IT-Systeme GmbH",
    host: "domblick-it",
    campus: "Köln",
    city: "Köln",
    postalCode: "50823",
    street: "Lichthof 9",
    employees: "95",
    foundedDate: "2008",
    courses: ["Informatik", "Informatik", "Wirtschaftsinformatik"],
    portrait:
      "Wir schreiben Software für Krankenhäuser: Dienstpläne, Übergaben, Bettenbelegung. Unsere Entwicklerinnen und " +
      "Entwickler gehen jedes Quartal eine Schicht lang auf Station mit.",
  },
  {
    name: "Kölsche Backstuben Engels KG",
    host: "backstuben-engels",
    campus: "Köln",
    city: "Köln",
    postalCode: "50733",
    street: "Neusser Hof 140",
    employees: "220",
    foundedDate: "1934",
    courses: ["Betriebswirtschaftslehre", "Marketing", "Personalmanagement"],
    portrait:
      "Achtundzwanzig Filialen, eine Backstube und Sauerteig, der älter ist als die Chefin. Was abends übrig bleibt, " +
      "verschenken wir über ein Netz aus vierzig Vereinen.",
  },
  {
    name: "Mülheimer Robotik GmbH",
    host: "muelheimer-robotik",
    campus: "Köln",
    city: "Köln",
    postalCode: "51063",
    street: "Schanzenhof 27",
    employees: "110",
    foundedDate: "2014",
    courses: ["Mechatronik", "Mechatronik", "Informatik"],
    portrait:
      "Unsere Greifarme sortieren Pakete, Altkleider und Tomaten. Wir konstruieren, programmieren und montieren in einer " +
      "alten Kabelfabrik, und wer eine Idee hat, darf sie am Freitag ausprobieren.",
  },
  {
    name: "Veedelshilfe Köln gGmbH",
    host: "veedelshilfe",
    campus: "Köln",
    city: "Köln",
    postalCode: "51103",
    street: "Kalker Hof 61",
    employees: "130",
    foundedDate: "1982",
    courses: ["Soziale Arbeit", "Soziale Arbeit", "Betriebswirtschaftslehre"],
    portrait:
      "Wir sind da, wo das Geld knapp und der Zusammenhalt groß ist: mit Schuldnerberatung, Lernhäusern und einem " +
      "Nachbarschaftscafé. Studierende arbeiten bei uns von Anfang an mit eigenen kleinen Projekten.",
  },
  {
    name: "Colonia Personalpartner GmbH",
    host: "colonia-personal",
    campus: "Köln",
    city: "Köln",
    postalCode: "50672",
    street: "Ringpassage 15",
    employees: "54",
    foundedDate: "2003",
    courses: ["Personalmanagement", "Personalmanagement", "Marketing"],
    portrait:
      "Wir finden Fachkräfte für Handwerk und Pflege und begleiten sie durch das erste Jahr. Neun von zehn bleiben; " +
      "darauf sind wir stolzer als auf jede Umsatzzahl.",
  },
  {
    name: "Hürther Filmtechnik GmbH",
    host: "huerther-filmtechnik",
    campus: "Köln",
    city: "Hürth",
    postalCode: "50354",
    street: "Kalscheurener Allee 80",
    employees: "75",
    foundedDate: "1992",
    courses: ["Mechatronik", "Marketing", "Logistikmanagement"],
    portrait:
      "Kräne, Kamerawagen, Licht: Wir verleihen und bauen Technik für Filme und Serien. Drehtage verzeihen keine " +
      "Verspätung, deshalb greift bei uns eine Hand in die andere.",
  },
  {
    name: "Erftland Spedition GmbH",
    host: "erftland-spedition",
    campus: "Köln",
    city: "Kerpen",
    postalCode: "50171",
    street: "Zum Güterbahnhof 3",
    employees: "340",
    foundedDate: "1969",
    courses: ["Logistikmanagement", "Logistikmanagement", "Betriebswirtschaftslehre"],
    portrait:
      "Von Kerpen aus fahren wir Lebensmittel und Arzneimittel ins Rheinland und in die Benelux-Länder, ein Drittel der " +
      "Flotte elektrisch. Unsere Disposition sitzt im selben Raum wie die Werkstattleitung.",
  },
  {
    name: "Severin Mode GmbH",
    host: "severin-mode",
    campus: "Köln",
    city: "Köln",
    postalCode: "50678",
    street: "Torhof 11",
    employees: "58",
    foundedDate: "2011",
    courses: ["Marketing", "Marketing", "Logistikmanagement"],
    portrait:
      "Wir nähen Arbeitskleidung, die man auch nach Feierabend trägt, und reparieren sie kostenlos. Entwurf und " +
      "Musternäherei liegen in der Südstadt, die Fertigung in Portugal.",
  },
  {
    name: "Bonner Bogen Klinikverbund gGmbH",
    host: "bonner-bogen-kliniken",
    campus: "Köln",
    city: "Bonn",
    postalCode: "53111",
    street: "Rosenweg 20",
    employees: "1.900",
    foundedDate: "1974",
    courses: ["Personalmanagement", "Wirtschaftsinformatik", "Soziale Arbeit"],
    portrait:
      "Vier Häuser, achthundert Betten und ein Sozialdienst, der schon am Tag der Aufnahme ans Nachhausekommen denkt. In " +
      "der Verwaltung digitalisieren wir gerade alles, was noch ein Formular ist.",
  },
  {
    name: "Leverkusener Farbwerk GmbH",
    host: "leverkusener-farbwerk",
    campus: "Köln",
    city: "Leverkusen",
    postalCode: "51373",
    street: "Pigmentstraße 6",
    employees: "280",
    foundedDate: "1958",
    courses: ["Mechatronik", "Betriebswirtschaftslehre", "Wirtschaftsinformatik"],
    portrait:
      "Lacke ohne Lösemittel für Fahrräder, Fenster und Windräder. Unsere Mischanlage ist so genau, dass sie sich im " +
      "Farbton seltener irrt als das menschliche Auge.",
  },
  {
    name: "Paffrath & Töchter Steuerberatung PartG",
    host: "paffrath-toechter",
    campus: "Köln",
    city: "Bergisch Gladbach",
    postalCode: "51465",
    street: "Odenthaler Hof 2",
    employees: "24",
    foundedDate: "1985",
    courses: ["Betriebswirtschaftslehre", "Wirtschaftsinformatik", "Personalmanagement"],
    portrait:
      "Wir beraten Handwerksbetriebe, Praxen und Vereine im Bergischen Land und führen ihre Bücher ohne Papier. Wer bei " +
      "uns lernt, sitzt vom ersten Monat an mit im Mandantengespräch.",
  },
  {
    name: "Porzer Lichtplan GmbH",
    host: "porzer-lichtplan",
    campus: "Köln",
    city: "Köln",
    postalCode: "51143",
    street: "Am Rheinbogen 18",
    employees: "40",
    foundedDate: "2016",
    courses: ["Informatik", "Mechatronik", "Marketing"],
    portrait:
      "Wir machen Straßenlaternen klug: Sie leuchten, wenn jemand kommt, und melden, wenn sie müde werden. Elf Städte " +
      "machen mit, und jede hat andere Vögel, auf die wir Rücksicht nehmen.",
  },
  {
    name: "Isarleuchten GmbH",
    host: "isarleuchten",
    campus: "München",
    city: "München",
    postalCode: "81371",
    street: "Am Kanal 5",
    employees: "160",
    foundedDate: "1972",
    courses: ["Mechatronik", "Betriebswirtschaftslehre", "Marketing"],
    portrait:
      "Leuchten für Werkbänke, Operationssäle und Opernbühnen. Wir entwickeln das Licht zusammen mit denen, die darin " +
      "arbeiten, und reparieren auch noch Modelle aus dem Gründungsjahr.",
  },
  {
    name: "Voralpen Käsekooperative eG",
    host: "voralpen-kaese",
    campus: "München",
    city: "Holzkirchen",
    postalCode: "83607",
    street: "Käsereiweg 1",
    employees: "95",
    foundedDate: "1908",
    courses: ["Betriebswirtschaftslehre", "Logistikmanagement", "Marketing"],
    portrait:
      "Hundertsechzig Höfe bringen uns jeden Morgen Heumilch, und ein halbes Jahr später essen Menschen in ganz Europa " +
      "unseren Bergkäse. Die Genossenschaft gehört den Bäuerinnen und Bauern.",
  },
  {
    name: "Giesinger Quellcode GmbH",
    host: "giesinger-quellcode",
    campus: "München",
    city: "München",
    postalCode: "81539",
    street: "Bergweg 14",
    employees: "62",
    foundedDate: "2010",
    courses: ["Informatik", "Informatik", "Personalmanagement"],
    portrait:
      "Wir bauen Lernplattformen für Volkshochschulen und Feuerwehren. Alles, was wir schreiben, ist quelloffen, und " +
      "wer bei uns anfängt, hat in der ersten Woche etwas veröffentlicht.",
  },
  {
    name: "Marienplatz Privatbank AG",
    host: "marienplatz-privatbank",
    campus: "München",
    city: "München",
    postalCode: "80331",
    street: "Rindermarkthof 3",
    employees: "380",
    foundedDate: "1889",
    courses: ["Betriebswirtschaftslehre", "Wirtschaftsinformatik", "Personalmanagement"],
    portrait:
      "Eine Bank mit Schalterhalle und eigener Softwareabteilung. Wir finanzieren Mittelstand, Genossenschaftswohnungen " +
      "und Kunsthandwerk, und wir erklären, was wir tun.",
  },
  {
    name: "Münchner Kinderhaus-Verbund gGmbH",
    host: "muenchner-kinderhaus",
    campus: "München",
    city: "München",
    postalCode: "80997",
    street: "Würmweg 40",
    employees: "410",
    foundedDate: "1990",
    courses: ["Soziale Arbeit", "Soziale Arbeit", "Personalmanagement"],
    portrait:
      "Horte, Schulsozialarbeit und Familienhilfe an dreißig Orten in der Stadt. Jede Woche haben alle eine Stunde " +
      "Supervision, denn gut helfen kann nur, wer selbst nicht allein gelassen wird.",
  },
  {
    name: "Garchinger Lasertechnik GmbH",
    host: "garchinger-laser",
    campus: "München",
    city: "Garching bei München",
    postalCode: "85748",
    street: "Forschungsring 12",
    employees: "230",
    foundedDate: "1996",
    courses: ["Mechatronik", "Mechatronik", "Informatik"],
    portrait:
      "Unsere Laser schweißen Zahnräder, schneiden Stents und lesen Schriftrollen, die niemand mehr öffnen kann. Wir " +
      "bauen kleine Serien, und jede Anlage hat eine Ansprechpartnerin.",
  },
  {
    name: "Haidhauser Werbestube GmbH",
    host: "haidhauser-werbestube",
    campus: "München",
    city: "München",
    postalCode: "81667",
    street: "Preysinghof 7",
    employees: "19",
    foundedDate: "2013",
    courses: ["Marketing", "Marketing", "Betriebswirtschaftslehre"],
    portrait:
      "Neunzehn Leute, zwei Hunde und Kampagnen für Brauereien, Bergschulen und Bioläden. Wir sagen auch einmal, dass " +
      "ein Plakat reicht und ein Film nicht nötig ist.",
  },
  {
    name: "Freisinger Frischelogistik GmbH",
    host: "freisinger-frische",
    campus: "München",
    city: "Freising",
    postalCode: "85354",
    street: "Angerstraße 33",
    employees: "270",
    foundedDate: "2002",
    courses: ["Logistikmanagement", "Logistikmanagement", "Wirtschaftsinformatik"],
    portrait:
      "Gemüse aus dem Umland kommt nachts zu uns und liegt morgens in achthundert Küchen. Unsere Touren plant eine " +
      "Software, die wir mit den Fahrerinnen und Fahrern zusammen entwickeln.",
  },
  {
    name: "Dachauer Druckwerk GmbH",
    host: "dachauer-druckwerk",
    campus: "München",
    city: "Dachau",
    postalCode: "85221",
    street: "Papierwinkel 9",
    employees: "88",
    foundedDate: "1947",
    courses: ["Mechatronik", "Marketing", "Logistikmanagement"],
    portrait:
      "Bücher in kleiner Auflage, gedruckt mit Sonnenstrom und gebunden von Hand. Unsere Maschinen sind zwischen zwei und " +
      "siebzig Jahren alt, und wir mögen sie alle.",
  },
  {
    name: "Olympiapark Sporttherapie GmbH",
    host: "olympiapark-therapie",
    campus: "München",
    city: "München",
    postalCode: "80809",
    street: "Seeweg 21",
    employees: "105",
    foundedDate: "2005",
    courses: ["Soziale Arbeit", "Personalmanagement", "Informatik"],
    portrait:
      "Wir bringen Menschen nach Unfällen und Krankheiten wieder in Bewegung und zurück in den Beruf. Therapie, Beratung " +
      "und eine App für das Üben zu Hause kommen aus einem Haus.",
  },
  {
    name: "Würmtal Medizintechnik GmbH",
    host: "wuermtal-medizintechnik",
    campus: "München",
    city: "Planegg",
    postalCode: "82152",
    street: "Semmelweishof 4",
    employees: "145",
    foundedDate: "1988",
    courses: ["Wirtschaftsinformatik", "Mechatronik", "Betriebswirtschaftslehre"],
    portrait:
      "Beatmungsgeräte, die auch im Rettungswagen und am Küchentisch funktionieren. Jedes Gerät testen wir zwei Tage " +
      "lang, bevor es unser Haus verlässt.",
  },
  {
    name: "Sendlinger Fahrradkontor eG",
    host: "sendlinger-fahrradkontor",
    campus: "München",
    city: "München",
    postalCode: "81369",
    street: "Implerhof 30",
    employees: "44",
    foundedDate: "2015",
    courses: ["Marketing", "Logistikmanagement", "Informatik"],
    portrait:
      "Lastenräder zum Leihen, Kaufen und Reparieren, organisiert als Genossenschaft mit zweitausend Mitgliedern. Unsere " +
      "Ausleihe läuft über eine App, die wir selbst schreiben.",
  },
  {
    name: "Tegernseer Hof Hotels GmbH",
    host: "tegernseer-hof",
    campus: "München",
    city: "Miesbach",
    postalCode: "83714",
    street: "Bahnhofplatz 2",
    employees: "320",
    foundedDate: "1961",
    courses: ["Personalmanagement", "Marketing", "Betriebswirtschaftslehre"],
    portrait:
      "Sechs Häuser zwischen Tegernsee und Schliersee, von der Berghütte bis zum Tagungshotel. Bei uns plant das Team " +
      "seine Schichten selbst, und es funktioniert.",
  },
  {
    name: "Lernwerk Soziale Dienste gGmbH",
    host: "lernwerk-dienste",
    campus: "Hamburg",
    city: "Hamburg",
    postalCode: "22765",
    street: "Bahrenhof 25",
    employees: "76",
    foundedDate: "2000",
    courses: ["Soziale Arbeit", "Informatik", "Wirtschaftsinformatik"],
    portrait:
      "Wir begleiten junge Erwachsene auf dem Weg in Ausbildung und eigene Wohnung und entwickeln dafür auch digitale " +
      "Werkzeuge, gemeinsam mit denen, die sie nutzen.",
  },
];
