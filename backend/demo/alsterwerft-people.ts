import type { DemoPerson } from "./demo-person.ts";

/** The applicants of Alsterwerft Medien. */
export const people = {
  jannis: {
    firstName: "Jannis",
    lastName: "Petersen",
    salutation: "mr",
    birthday: "2006-09-12",
    home: ["Bahrenfelder Straße 140", "22765"],
    grade: 2,
    kilometres: 10,
    skills: { office: 3 },
    school: "Gymnasium Allee",
    motivation:
      "Mein Vater führt einen kleinen Laden, und ich mache seit zwei Jahren die Bestellungen. Ich möchte " +
      "verstehen, wie man ein Unternehmen so plant, dass es auch in fünf Jahren noch gut dasteht.",
  },
  elif: {
    firstName: "Elif",
    lastName: "Aydın",
    salutation: "mrs",
    birthday: "2006-04-27",
    home: ["Veringstraße 88", "21107"],
    grade: 1,
    kilometres: 15,
    skills: { office: 2, adobe: 1 },
    school: "Stadtteilschule Wilhelmsburg",
    motivation:
      "In der Schülerfirma habe ich die Buchhaltung übernommen, weil sie sonst niemand wollte. Inzwischen " +
      "ist sie mein liebster Teil. Bei Ihnen reizt mich, dass Zahlen und Gestaltung so nah beieinander " +
      "liegen.",
  },
  yasmin: {
    firstName: "Yasmin",
    lastName: "Haddad",
    salutation: "mrs",
    birthday: "2007-01-05",
    home: ["Wandsbeker Chaussee 210", "22089"],
    grade: 2,
    kilometres: 10,
    skills: { office: 2 },
    school: "Charlotte-Paulsen-Gymnasium",
    motivation:
      "Ich organisiere gern: den Abiball, den Umzug meiner Schwester, das Turnier im Verein. Das möchte ich " +
      "in einem Betrieb lernen, der Menschen mit seinen Ideen erreicht.",
  },
  clara: {
    firstName: "Clara",
    lastName: "Neumann",
    salutation: "mrs",
    birthday: "2005-11-19",
    home: ["Lappenbergsallee 31", "20257"],
    grade: 1,
    kilometres: 15,
    skills: { office: 3, adobe: 2 },
    school: "Gymnasium Hoheluft",
    motivation:
      "Nach dem Abitur habe ich ein Jahr in einer Theaterverwaltung gearbeitet. Seitdem weiß ich, dass gute " +
      "Planung genauso kreativ sein kann wie das, was auf der Bühne passiert.",
  },
  lukas: {
    firstName: "Lukas",
    lastName: "Brenner",
    salutation: "mr",
    birthday: "2006-07-30",
    home: ["Osdorfer Landstraße 12", "22607"],
    grade: 2,
    kilometres: 20,
    skills: { office: 2, programming: 1 },
    school: "Lise-Meitner-Gymnasium",
    motivation:
      "Mich interessiert, warum manche Ideen Geld verdienen und andere nicht. Im Praktikum durfte ich eine " +
      "Kampagne nachrechnen und habe dabei einen Fehler gefunden, der niemandem aufgefallen war.",
  },
  deniz: {
    firstName: "Deniz",
    lastName: "Korkmaz",
    salutation: "mr",
    birthday: "2005-12-22",
    home: ["Billstedter Hauptstraße 54", "22111"],
    grade: 2,
    kilometres: 20,
    skills: { office: 2 },
    school: "Stadtteilschule Öjendorf",
    motivation:
      "Ich habe schon an der Kasse, im Lager und im Büro gejobbt. Am liebsten war ich da, wo entschieden " +
      "wurde, was als Nächstes passiert. Genau dort möchte ich lernen.",
  },
  hanna: {
    firstName: "Hanna",
    lastName: "Wulff",
    salutation: "mrs",
    birthday: "2006-02-14",
    home: ["Blankeneser Bahnhofstraße 9", "22587"],
    grade: 1,
    kilometres: 15,
    skills: { office: 3 },
    school: "Marion-Dönhoff-Gymnasium",
    motivation:
      "Zahlen erzählen mir etwas, und ich erzähle es gern weiter, so dass andere es verstehen. In einem " +
      "Betrieb Ihrer Größe sehe ich das Ganze und nicht nur eine Abteilung.",
  },
  tom: {
    firstName: "Tom",
    lastName: "Brandt",
    salutation: "mr",
    birthday: "2006-10-03",
    home: ["Fuhlsbüttler Straße 310", "22309"],
    grade: 2,
    kilometres: 10,
    skills: { office: 2, programming: 2 },
    school: "Margaretha-Rothe-Gymnasium",
    motivation:
      "Für unseren Sportverein habe ich die Mitgliederliste in eine Datenbank gebracht. Seitdem fragen alle " +
      "nach Auswertungen, und mir macht jede einzelne Spaß.",
  },
  aylin: {
    firstName: "Aylin",
    lastName: "Demir",
    salutation: "mrs",
    birthday: "2006-08-08",
    home: ["Mümmelmannsberg 42", "22115"],
    grade: 1,
    kilometres: 20,
    skills: { office: 3, programming: 2 },
    school: "Gymnasium Marienthal",
    motivation:
      "Daten sind für mich wie ein Rätsel, bei dem am Ende etwas Nützliches herauskommt. Ich möchte wissen, " +
      "welche Museumsbesucher wiederkommen und warum.",
  },
  finn: {
    firstName: "Finn",
    lastName: "Lorenzen",
    salutation: "mr",
    birthday: "2007-02-25",
    home: ["Eiffestraße 600", "20537"],
    grade: 3,
    kilometres: 10,
    skills: { office: 1, programming: 2 },
    school: "Berufliche Schule City Süd",
    motivation:
      "Ich lerne am besten, wenn ich etwas baue. Mein erstes Programm hat die Wartezeit in unserer Mensa " +
      "gemessen, und die Schule nutzt es immer noch.",
  },
  pauline: {
    firstName: "Pauline",
    lastName: "Jessen",
    salutation: "mrs",
    birthday: "2006-05-16",
    home: ["Hoheluftchaussee 77", "20253"],
    grade: 1,
    kilometres: 15,
    skills: { office: 3, programming: 1 },
    school: "Helene-Lange-Gymnasium",
    motivation:
      "Bei einem Schülerwettbewerb haben wir Verkehrsdaten ausgewertet und der Bezirk hat danach eine Ampel " +
      "anders geschaltet. So etwas möchte ich beruflich machen.",
  },
  zoe: {
    firstName: "Zoe",
    lastName: "Martens",
    salutation: "mrs",
    birthday: "2006-11-11",
    home: ["Tibarg 18", "22459"],
    grade: 2,
    kilometres: 15,
    skills: { office: 2, programming: 1 },
    school: "Gymnasium Ohmoor",
    motivation:
      "Ich mag Tabellen, die aufgehen, und Menschen, die erklären können, warum sie es tun. Beides suche " +
      "ich in einem Betrieb, in dem ich früh mitarbeiten darf.",
  },
  karim: {
    firstName: "Karim",
    lastName: "Osman",
    salutation: "mr",
    birthday: "2006-01-20",
    home: ["Steilshooper Allee 120", "22309"],
    grade: 2,
    kilometres: 20,
    skills: { office: 2, programming: 3 },
    school: "Stadtteilschule Barmbek",
    motivation:
      "Ich programmiere, seit ich zwölf bin, meistens allein. Im Studium und im Betrieb möchte ich lernen, " +
      "wie aus einem Programm etwas wird, das viele benutzen.",
  },
  ben: {
    firstName: "Ben",
    lastName: "Ahlers",
    salutation: "mr",
    birthday: "2007-03-09",
    home: ["Alsterdorfer Straße 265", "22297"],
    grade: 3,
    kilometres: 10,
    skills: { office: 2 },
    school: "Heinrich-Hertz-Schule",
    motivation:
      "Technik und Wirtschaft haben mich immer gleich interessiert. Ich suche einen Platz, an dem ich mich " +
      "nicht für eines davon entscheiden muss.",
  },
  ida: {
    firstName: "Ida",
    lastName: "Thomsen",
    salutation: "mrs",
    birthday: "2006-06-06",
    home: ["Harburger Rathausstraße 30", "21073"],
    grade: 2,
    kilometres: 15,
    skills: { office: 3, programming: 1 },
    school: "Alexander-von-Humboldt-Gymnasium",
    motivation:
      "In der Informatik-AG war ich die Einzige, die auch den Text zur Webseite schreiben wollte. Diese " +
      "Mischung suche ich in der Ausbildung.",
  },
  greta: {
    firstName: "Greta",
    lastName: "Hinrichs",
    salutation: "mrs",
    birthday: "2005-10-28",
    home: ["Ottenser Hauptstraße 41", "22765"],
    grade: 2,
    kilometres: 10,
    skills: { office: 3 },
    school: "Gymnasium Altona",
    motivation:
      "Als Schulsprecherin habe ich gelernt, wie viel ein gutes Gespräch zur richtigen Zeit verändert. Das " +
      "möchte ich mit Recht und Planung verbinden und zu meinem Beruf machen.",
  },
  ole: {
    firstName: "Ole",
    lastName: "Brinkmann",
    salutation: "mr",
    birthday: "2005-06-08",
    home: ["Elbchaussee 212", "22605"],
    grade: 2,
    kilometres: 10,
    skills: { office: 2 },
    school: "Gymnasium Othmarschen",
    motivation:
      "Im Getränkemarkt meiner Tante habe ich gelernt, warum Preise nie zufällig sind. Ich möchte verstehen, wie das in " +
      "einem Unternehmen geht, das Ideen verkauft.",
  },
  mara: {
    firstName: "Mara",
    lastName: "Wulff",
    salutation: "mrs",
    birthday: "2006-02-14",
    home: ["Fuhlsbüttler Straße 305", "22309"],
    grade: 1,
    kilometres: 15,
    skills: { office: 3 },
    school: "Gymnasium Ohlsdorf",
    motivation:
      "Ich habe den Haushalt unseres Jugendparlaments geführt. Am meisten mochte ich den Moment, in dem aus einer Idee " +
      "eine Zahl wird, über die alle reden können.",
  },
  samira: {
    firstName: "Samira",
    lastName: "Nazari",
    salutation: "mrs",
    birthday: "2005-12-01",
    home: ["Billstedter Hauptstraße 44", "22111"],
    grade: 2,
    kilometres: 20,
    skills: { office: 3, adobe: 1 },
    school: "Kurt-Körber-Gymnasium",
    motivation:
      "Nach der Schule habe ich ein Jahr lang Kundinnen im Reisebüro beraten. Dabei habe ich gemerkt, dass ich gern die " +
      "Dinge verbessere, die dabei immer wieder hakten.",
  },
  jonte: {
    firstName: "Jonte",
    lastName: "Ahrens",
    salutation: "mr",
    birthday: "2006-05-23",
    home: ["Grindelallee 77", "20146"],
    grade: 2,
    kilometres: 10,
    skills: { office: 2 },
    school: "Emilie-Wüstenfeld-Gymnasium",
    motivation:
      "Ich leite den Technikkreis unserer Aula: Leute einteilen, Angebote vergleichen, Termine halten. Das will ich " +
      "richtig lernen.",
  },
  frieda: {
    firstName: "Frieda",
    lastName: "Lorenzen",
    salutation: "mrs",
    birthday: "2006-08-30",
    home: ["Sierichstraße 120", "22299"],
    grade: 1,
    kilometres: 10,
    skills: { office: 3, adobe: 2 },
    school: "Heilwig-Gymnasium",
    motivation:
      "Für unser Schulmagazin habe ich Anzeigen verkauft und danach mitgestaltet. Beides zusammen gibt es in wenigen " +
      "Betrieben, bei Ihnen schon.",
  },
  levi: {
    firstName: "Levi",
    lastName: "Ehlers",
    salutation: "mr",
    birthday: "2006-10-11",
    home: ["Barmbeker Straße 33", "22303"],
    grade: 2,
    kilometres: 10,
    skills: { office: 2 },
    school: "Heinrich-Hertz-Schule",
    motivation:
      "Ich war Teamer in der Konfirmandenarbeit und habe dabei ältere Teamer eingearbeitet. Menschen an die richtige " +
      "Aufgabe zu bringen, macht mir Freude.",
  },
  thea: {
    firstName: "Thea",
    lastName: "Matthiesen",
    salutation: "mrs",
    birthday: "2007-02-19",
    home: ["Eppendorfer Weg 190", "20253"],
    grade: 1,
    kilometres: 15,
    skills: { office: 2, programming: 2 },
    school: "Gymnasium Hoheluft",
    motivation:
      "Unser Sportverein hat seine Mitglieder in drei Tabellen geführt. Jetzt ist es eine, und ich weiß, was ich beruflich " +
      "machen möchte.",
  },
  malte: {
    firstName: "Malte",
    lastName: "Sievers",
    salutation: "mr",
    birthday: "2006-03-31",
    home: ["Langenhorner Chaussee 400", "22419"],
    grade: 2,
    kilometres: 20,
    skills: { office: 2 },
    school: "Gymnasium Heidberg",
    motivation:
      "Ich trainiere eine Jugendmannschaft und merke, dass mir die Menschen wichtiger sind als die Tabelle. " +
      "Deshalb möchte ich lernen, wie man ein Team aufbaut.",
  },
  nora: {
    firstName: "Nora",
    lastName: "Feddersen",
    salutation: "mrs",
    birthday: "2006-12-17",
    home: ["Stresemannstraße 250", "22769"],
    grade: 2,
    kilometres: 10,
    skills: { office: 2 },
    school: "Struensee-Gymnasium",
    motivation:
      "Nachhaltigkeit ist für mich kein Plakat, sondern eine Rechnung, die stimmen muss. Ich möchte lernen, " +
      "sie aufzustellen.",
  },
} satisfies Record<string, DemoPerson>;
