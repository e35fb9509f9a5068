import type { PublishedOpening } from "../db/openings.ts";
import type { DemoCompany } from "./companies.ts";

type Offer = Pick<PublishedOpening, "title" | "tasks" | "skills" | "offerDescription" | "softwareSkills">;

/** Texts of openings for a course, to be filled in with the company's name. */
export const offers: Record<DemoCompany["courses"][number], readonly Offer[]> = {
  Betriebswirtschaftslehre: [
    {
      title: "Duales Studium BWL: Einkauf und Controlling",
      offerDescription: "Du lernst, woher die Zahlen kommen, bevor du sie in einem Bericht liest.",
      tasks:
        "Du holst Angebote ein, vergleichst sie und bereitest Verhandlungen vor.\n" +
        "Du baust Auswertungen, mit denen die Bereichsleitungen wirklich arbeiten.\n" +
        "Im dritten Jahr übernimmst du eine eigene Warengruppe.",
      skills: "Du rechnest gern nach und fragst, wenn etwas nicht aufgeht. Erste Erfahrung mit Tabellen hilft.",
      softwareSkills: { office: 2 },
    },
    {
      title: "Duales Studium BWL: Unternehmensentwicklung",
      offerDescription: "Du arbeitest der Geschäftsführung zu und siehst, wie Entscheidungen entstehen.",
      tasks:
        "Du bereitest Besprechungen vor und hältst fest, was beschlossen wurde.\n" +
        "Du prüfst neue Ideen: Was kosten sie, wem nützen sie, was steht dagegen?\n" +
        "Du begleitest ein Projekt vom ersten Gespräch bis zur Abrechnung.",
      skills: "Du schreibst klar, hörst genau zu und behältst für dich, was vertraulich ist.",
      softwareSkills: { office: 2 },
    },
    {
      title: "Duales Studium BWL: Kundenbetreuung und Vertrieb",
      offerDescription: "Zahlen sind das eine, Vertrauen das andere. Bei uns lernst du beides.",
      tasks:
        "Du berätst Kundinnen und Kunden, erst zu zweit, bald allein.\n" +
        "Du pflegst die Daten, aus denen unsere Angebote entstehen.\n" +
        "Du wertest aus, warum Aufträge gewonnen oder verloren wurden.",
      skills: "Du gehst offen auf Menschen zu und bleibst auch in schwierigen Gesprächen freundlich.",
      softwareSkills: { office: 1 },
    },
    {
      title: "Duales Studium BWL: Finanzen und Buchhaltung",
      offerDescription: "Du willst verstehen, wie es einem Unternehmen wirklich geht? Dann fang bei den Belegen an.",
      tasks:
        "Du buchst Eingangsrechnungen und klärst Abweichungen mit den Abteilungen.\n" +
        "Du arbeitest am Monats- und am Jahresabschluss mit.\n" +
        "Du hilfst, wiederkehrende Abläufe zu automatisieren.",
      skills: "Sorgfalt, Freude an Zahlen und der Mut, einen Fehler zu melden.",
      softwareSkills: { office: 2, programming: 1 },
    },
    {
      title: "Duales Studium BWL: Nachhaltigkeit und Berichte",
      offerDescription: "Klimaziele sind schnell beschlossen. Du hilfst uns, sie nachzurechnen.",
      tasks:
        "Du sammelst Verbrauchsdaten und machst daraus einen verständlichen Bericht.\n" +
        "Du rechnest durch, welche Maßnahme am meisten bewirkt.\n" +
        "Du sprichst mit Lieferanten über Herkunft und Transport.",
      skills: "Du bist neugierig, hartnäckig und kannst trockene Themen anschaulich erklären.",
      softwareSkills: { office: 3 },
    },
    {
      title: "Duales Studium BWL: Filial- und Standortleitung",
      offerDescription: "Vom ersten Tag an im Betrieb, am Ende mit Verantwortung für einen eigenen Standort.",
      tasks:
        "Du lernst alle Bereiche kennen, auch die, in denen man früh aufsteht.\n" +
        "Du planst Einsätze, Bestellungen und Aktionen.\n" +
        "Du vertrittst im letzten Jahr die Leitung eines Standorts.",
      skills: "Du packst mit an, behältst den Überblick und magst Trubel.",
      softwareSkills: {},
    },
  ],
  Informatik: [
    {
      title: "Duales Studium Informatik: Webentwicklung",
      offerDescription: "Was du baust, benutzen Menschen in der Woche darauf. Das spornt an.",
      tasks:
        "Du entwickelst Oberflächen und Schnittstellen mit TypeScript und PostgreSQL.\n" +
        "Du schreibst Tests, bevor etwas kaputtgeht, und liest den Code der anderen.\n" +
        "Du sitzt dabei, wenn Nutzerinnen und Nutzer deine Seiten ausprobieren.",
      skills: "Du hast schon etwas programmiert, gleich in welcher Sprache, und kannst davon erzählen.",
      softwareSkills: { programming: 2 },
    },
    {
      title: "Duales Studium Informatik: Backend und Betrieb",
      offerDescription: "Du sorgst dafür, dass unsere Dienste laufen, auch wenn gerade niemand hinschaut.",
      tasks:
        "Du entwickelst Dienste in Java und Go und bringst sie selbst in Betrieb.\n" +
        "Du baust Überwachung und Alarme so, dass nachts nur weckt, was wichtig ist.\n" +
        "Du übst mit dem Team den Ernstfall: zurückspielen, umschalten, erklären.",
      skills: "Linux schreckt dich nicht, und du suchst Ursachen statt Schuldige.",
      softwareSkills: { programming: 2, other: 1 },
    },
    {
      title: "Duales Studium Informatik: App-Entwicklung",
      offerDescription: "Eine App, die auf alten Telefonen läuft und ohne Netz auskommt: Darum geht es hier.",
      tasks:
        "Du entwickelst Funktionen für Android und iOS und begleitest sie bis in den Store.\n" +
        "Du prüfst mit Screenreader und großer Schrift, ob alle damit zurechtkommen.\n" +
        "Du wertest Rückmeldungen aus und schlägst vor, was als Nächstes kommt.",
      skills: "Spaß am Programmieren, ein Auge für Gestaltung und Geduld bei der Fehlersuche.",
      softwareSkills: { programming: 1, adobe: 1 },
    },
    {
      title: "Duales Studium Informatik: Daten und maschinelles Lernen",
      offerDescription: "Wir haben viele Daten und noch mehr Fragen. Du hilfst, beides zusammenzubringen.",
      tasks:
        "Du bereinigst Daten und dokumentierst, woher sie stammen.\n" +
        "Du trainierst Modelle in Python und prüfst, wo sie sich irren.\n" +
        "Du erklärst Ergebnisse so, dass Fachfremde damit entscheiden können.",
      skills: "Mathematik macht dir Freude, und ein Ergebnis glaubst du erst, wenn du es nachgerechnet hast.",
      softwareSkills: { programming: 3, office: 1 },
    },
    {
      title: "Duales Studium Informatik: Eingebettete Systeme",
      offerDescription: "Software, die man anfassen kann: Was du schreibst, bewegt, leuchtet oder misst.",
      tasks:
        "Du programmierst Mikrocontroller in C und Rust.\n" +
        "Du baust Prüfstände, an denen Geräte nächtelang getestet werden.\n" +
        "Du suchst Fehler mit Debugger, Oszilloskop und gesundem Menschenverstand.",
      skills: "Du bastelst gern, lötest vielleicht schon und magst es, wenn Hard- und Software zusammenspielen.",
      softwareSkills: { programming: 2 },
    },
  ],
  Wirtschaftsinformatik: [
    {
      title: "Duales Studium Wirtschaftsinformatik: Prozesse digitalisieren",
      offerDescription: "Du übersetzt zwischen denen, die etwas brauchen, und denen, die es bauen.",
      tasks:
        "Du sprichst mit Fachabteilungen und zeichnest auf, wie die Arbeit wirklich läuft.\n" +
        "Du beschreibst Anforderungen und prüfst, ob die Lösung hält, was sie verspricht.\n" +
        "Du schulst Kolleginnen und Kollegen, auch die skeptischen.",
      skills: "Du denkst in Abläufen, fragst freundlich nach und erklärst gern.",
      softwareSkills: { office: 2 },
    },
    {
      title: "Duales Studium Wirtschaftsinformatik: Datenanalyse",
      offerDescription: "Aus Zahlenfriedhöfen machst du Antworten.",
      tasks:
        "Du verbindest Datenquellen mit SQL und baust Berichte, die sich selbst aktualisieren.\n" +
        "Du findest heraus, welche Kennzahl wirklich etwas aussagt.\n" +
        "Du stellst deine Ergebnisse im Bereich vor.",
      skills: "Gute Noten in Mathematik sind schön, Neugier ist wichtiger.",
      softwareSkills: { office: 2, programming: 1 },
    },
    {
      title: "Duales Studium Wirtschaftsinformatik: ERP und Schnittstellen",
      offerDescription: "Bestellung, Lager, Rechnung: Du hältst zusammen, was zusammengehört.",
      tasks:
        "Du passt unser ERP-System an und testest neue Fassungen.\n" +
        "Du baust Schnittstellen zu Partnern und überwachst sie.\n" +
        "Du hilfst im Haus, wenn etwas hängt, und sorgst dafür, dass es nicht wieder vorkommt.",
      skills: "Du magst es, wenn Dinge geordnet sind, und bleibst ruhig, wenn sie es nicht sind.",
      softwareSkills: { office: 1, programming: 1 },
    },
    {
      title: "Duales Studium Wirtschaftsinformatik: IT-Projekte",
      offerDescription: "Du lernst, wie ein Projekt fertig wird, und warum manche es nie werden.",
      tasks:
        "Du planst Termine, führst Protokolle und behältst das Budget im Blick.\n" +
        "Du testest, was geliefert wird, und beschreibst Fehler so, dass man sie findet.\n" +
        "Du leitest ab dem vierten Semester ein kleines Projekt selbst.",
      skills: "Verlässlichkeit, Überblick und die Gabe, auch Nein zu sagen.",
      softwareSkills: { office: 3 },
    },
    {
      title: "Duales Studium Wirtschaftsinformatik: Informationssicherheit",
      offerDescription: "Sicherheit ist bei uns kein Verbot, sondern Handwerk. Du lernst es von Grund auf.",
      tasks:
        "Du prüfst Zugänge und Berechtigungen und räumst auf, wo es nötig ist.\n" +
        "Du bereitest Übungen vor: Was tun wir, wenn nichts mehr geht?\n" +
        "Du berätst Teams, bevor sie etwas Neues einführen.",
      skills: "Du bist gründlich, verschwiegen und denkst gern einmal wie ein Einbrecher.",
      softwareSkills: { programming: 1, other: 2 },
    },
  ],
  Marketing: [
    {
      title: "Duales Studium Marketing: Social Media und Kampagnen",
      offerDescription: "Du planst, drehst, schneidest und misst am Ende nach, ob es gewirkt hat.",
      tasks:
        "Du betreust unsere Kanäle und beantwortest auch die unbequemen Fragen.\n" +
        "Du entwickelst Kampagnen mit, von der ersten Skizze bis zur Auswertung.\n" +
        "Du produzierst kurze Filme, allein und im Team.",
      skills: "Du schreibst gut und schnell, hast ein Auge für Bilder und kannst Kritik vertragen.",
      softwareSkills: { adobe: 2, office: 1 },
    },
    {
      title: "Duales Studium Marketing: Marke und Gestaltung",
      offerDescription: "Wie sieht aus, wofür wir stehen? Daran arbeitest du jeden Tag.",
      tasks:
        "Du gestaltest Anzeigen, Broschüren und Messestände.\n" +
        "Du wachst darüber, dass unsere Marke überall dieselbe ist.\n" +
        "Du beauftragst Fotografinnen, Drucker und Agenturen und prüfst, was sie liefern.",
      skills: "Sicher in Layout und Typografie, oder auf dem besten Weg dorthin.",
      softwareSkills: { adobe: 3 },
    },
    {
      title: "Duales Studium Marketing: Online-Shop und Conversion",
      offerDescription: "Ein halbes Prozent mehr klingt nach wenig. Bei uns ist es ein Fest.",
      tasks:
        "Du pflegst Produkte, schreibst Texte und planst Aktionen.\n" +
        "Du vergleichst Varianten und entscheidest nach Zahlen, nicht nach Geschmack.\n" +
        "Du schaust Kundinnen und Kunden beim Einkaufen über die Schulter und lernst daraus.",
      skills: "Du magst Zahlen und Sprache gleichermaßen und probierst gern etwas aus.",
      softwareSkills: { office: 2 },
    },
    {
      title: "Duales Studium Marketing: Veranstaltungen und Messen",
      offerDescription: "Du bringst Menschen zusammen und sorgst dafür, dass sie gern wiederkommen.",
      tasks:
        "Du planst Messeauftritte, Hoffeste und Führungen mit Budget und Zeitplan.\n" +
        "Du sprichst mit Partnern, Technik und Presse.\n" +
        "Du bist vor Ort, wenn es losgeht, und wertest danach aus, was es gebracht hat.",
      skills: "Organisationstalent, gute Nerven und Freude am Gastgeben.",
      softwareSkills: { office: 2, adobe: 1 },
    },
    {
      title: "Duales Studium Marketing: Marktforschung",
      offerDescription: "Bevor wir reden, hören wir zu. Du lernst, wie man richtig fragt.",
      tasks:
        "Du entwirfst Umfragen, führst Gespräche und wertest sie aus.\n" +
        "Du beobachtest den Markt und fasst zusammen, was wichtig wird.\n" +
        "Du stellst Ergebnisse vor, auch wenn sie niemand hören will.",
      skills: "Du bist neugierig auf Menschen und genau mit Zahlen.",
      softwareSkills: { office: 3 },
    },
    {
      title: "Duales Studium Marketing: Redaktion und Öffentlichkeitsarbeit",
      offerDescription: "Gute Geschichten liegen überall herum. Du hebst sie auf.",
      tasks:
        "Du schreibst für Website, Newsletter und Presse.\n" +
        "Du führst Interviews im Betrieb und machst daraus Beiträge.\n" +
        "Du hilfst, auch schlechte Nachrichten ehrlich zu erzählen.",
      skills: "Sprachgefühl, Neugier und die Ruhe, einen Text dreimal zu überarbeiten.",
      softwareSkills: { office: 1 },
    },
    {
      title: "Duales Studium Marketing: Film und Ton",
      offerDescription: "Du erzählst mit Kamera und Mikrofon, was sich mit Worten allein nicht sagen lässt.",
      tasks:
        "Du planst Drehs, leuchtest aus und schneidest.\n" +
        "Du vertonst Beiträge und achtest auf Untertitel und Hörfassung.\n" +
        "Du ordnest unser Archiv so, dass man etwas wiederfindet.",
      skills: "Erste eigene Filme oder Podcasts, gern auch unfertige.",
      softwareSkills: { adobe: 2 },
    },
  ],
  Personalmanagement: [
    {
      title: "Duales Studium Personalmanagement: Recruiting",
      offerDescription: "Du bist der erste Mensch, den andere bei uns kennenlernen.",
      tasks:
        "Du schreibst Stellenanzeigen, die sagen, was Sache ist.\n" +
        "Du führst Telefongespräche und begleitest Vorstellungstage.\n" +
        "Du gibst allen eine Antwort, auch denen, die wir nicht einstellen.",
      skills: "Du gehst gern auf Menschen zu, bist verbindlich und verschwiegen.",
      softwareSkills: { office: 2 },
    },
    {
      title: "Duales Studium Personalmanagement: Personalentwicklung",
      offerDescription: "Wie bleiben Menschen gern und lernen weiter? Diese Frage ist dein Beruf.",
      tasks:
        "Du organisierst Schulungen und wertest aus, was davon ankommt.\n" +
        "Du entwickelst mit den Teams Einarbeitungspläne.\n" +
        "Du begleitest die Auszubildenden und bist für sie ansprechbar.",
      skills: "Einfühlungsvermögen, Struktur und eine klare Sprache.",
      softwareSkills: { office: 2 },
    },
    {
      title: "Duales Studium Personalmanagement: Abrechnung und Arbeitsrecht",
      offerDescription: "Gehalt muss stimmen, jeden Monat. Wer das beherrscht, dem vertrauen alle.",
      tasks:
        "Du bereitest die Abrechnung vor und beantwortest Fragen dazu.\n" +
        "Du prüfst Verträge und Fristen.\n" +
        "Du hilfst bei der Umstellung auf die digitale Personalakte.",
      skills: "Genauigkeit, Diskretion und Freude an Regeln, die man auch begründen kann.",
      softwareSkills: { office: 3 },
    },
    {
      title: "Duales Studium Personalmanagement: Einsatzplanung",
      offerDescription: "Schichten, Urlaub, Krankheit: Du findest Pläne, mit denen alle leben können.",
      tasks:
        "Du planst Dienste gemeinsam mit den Teams.\n" +
        "Du wertest aus, wo es eng wird, und schlägst Lösungen vor.\n" +
        "Du sprichst mit dem Betriebsrat und hältst Vereinbarungen fest.",
      skills: "Überblick, Gerechtigkeitssinn und gute Laune am Telefon.",
      softwareSkills: { office: 2, other: 1 },
    },
    {
      title: "Duales Studium Personalmanagement: Gesundheit und Arbeitsschutz",
      offerDescription: "Gute Arbeit macht nicht krank. Du sorgst mit dafür.",
      tasks:
        "Du organisierst Gesundheitstage und Sprechstunden.\n" +
        "Du begleitest Begehungen und hältst nach, was zu ändern ist.\n" +
        "Du unterstützt Menschen bei der Rückkehr nach langer Krankheit.",
      skills: "Du hörst zu, behältst Vertrauliches für dich und bleibst dran.",
      softwareSkills: { office: 1 },
    },
  ],
  "Soziale Arbeit": [
    {
      title: "Duales Studium Soziale Arbeit: Kinder- und Jugendhilfe",
      offerDescription: "Du begleitest Kinder und Jugendliche im Alltag und lernst, wann Nähe hilft und wann Abstand.",
      tasks:
        "Du gestaltest Nachmittage, Ausflüge und Ferienwochen mit.\n" +
        "Du führst Gespräche mit Eltern und Schulen, erst zu zweit.\n" +
        "Du schreibst Berichte, die den Menschen gerecht werden.",
      skills: "Geduld, Humor und ein erweitertes Führungszeugnis, das wir mit dir beantragen.",
      softwareSkills: {},
    },
    {
      title: "Duales Studium Soziale Arbeit: Schulsozialarbeit",
      offerDescription: "Zwischen Pausenhof und Konferenz: Du bist da, wenn es jemanden braucht, der zuhört.",
      tasks:
        "Du bietest Sprechstunden an und begleitest Klassen in schwierigen Zeiten.\n" +
        "Du leitest Gruppen zu Streit, Medien und Mut.\n" +
        "Du vernetzt Schule, Jugendamt und Vereine.",
      skills: "Du bleibst ruhig, wenn es laut wird, und nimmst Jugendliche ernst.",
      softwareSkills: { office: 1 },
    },
    {
      title: "Duales Studium Soziale Arbeit: Beratung und Existenzsicherung",
      offerDescription: "Ein Bescheid, drei Fristen, keine Miete: Du lernst, Ordnung in solche Lagen zu bringen.",
      tasks:
        "Du bereitest Beratungen vor und begleitest Menschen zu Ämtern.\n" +
        "Du prüfst Bescheide und hilfst bei Anträgen.\n" +
        "Du gibst Kurse: Haushaltsbuch, Handyvertrag, erste Wohnung.",
      skills: "Du urteilst nicht vorschnell und magst es, Paragrafen in Alltagssprache zu übersetzen.",
      softwareSkills: { office: 2 },
    },
    {
      title: "Duales Studium Soziale Arbeit: Teilhabe und Inklusion",
      offerDescription:
        "Selbst entscheiden, wie man wohnt und arbeitet: Dabei unterstützt du Erwachsene mit Behinderung.",
      tasks:
        "Du begleitest Menschen in Wohnung, Arbeit und Freizeit.\n" +
        "Du planst Ziele gemeinsam mit ihnen und schreibst sie in Leichter Sprache auf.\n" +
        "Du baust Barrieren ab, manchmal mit Formularen, manchmal mit einer Bohrmaschine.",
      skills: "Respekt, Einfallsreichtum und die Bereitschaft, auch einmal am Wochenende da zu sein.",
      softwareSkills: {},
    },
  ],
  Logistikmanagement: [
    {
      title: "Duales Studium Logistikmanagement: Disposition und Touren",
      offerDescription: "Du sorgst dafür, dass ankommt, was ankommen soll, auch wenn die Autobahn gesperrt ist.",
      tasks:
        "Du planst Touren und sprichst täglich mit den Fahrerinnen und Fahrern.\n" +
        "Du löst Störungen und sagst rechtzeitig Bescheid.\n" +
        "Du wertest aus, wo leere Kilometer entstehen.",
      skills: "Du behältst den Überblick, bleibst freundlich am Telefon und magst Landkarten.",
      softwareSkills: { office: 1 },
    },
    {
      title: "Duales Studium Logistikmanagement: Lager und Abläufe",
      offerDescription:
        "Du lernst unser Lager von der Rampe bis zur Software kennen und machst es jedes Jahr ein wenig besser.",
      tasks:
        "Du arbeitest in Wareneingang, Kommissionierung und Versand mit.\n" +
        "Du misst Wege und Zeiten und schlägst Änderungen vor.\n" +
        "Du führst mit dem Team neue Technik ein.",
      skills: "Du packst an, denkst mit und fragst, warum etwas so ist, wie es ist.",
      softwareSkills: { office: 2 },
    },
    {
      title: "Duales Studium Logistikmanagement: Einkauf und Lieferketten",
      offerDescription: "Woher kommt es, wie lange braucht es, und was, wenn es ausbleibt? Du kennst die Antworten.",
      tasks:
        "Du überwachst Bestände und Lieferzeiten.\n" +
        "Du sprichst mit Lieferanten, auch auf Englisch.\n" +
        "Du rechnest durch, was ein zweiter Lieferant kostet und was er bringt.",
      skills: "Gutes Englisch, Freude am Verhandeln und ein kühler Kopf.",
      softwareSkills: { office: 2 },
    },
    {
      title: "Duales Studium Logistikmanagement: nachhaltiger Transport",
      offerDescription: "Weniger Kilometer, weniger Diesel, weniger Karton: Du machst aus Zielen Fahrpläne.",
      tasks:
        "Du berechnest den CO2-Ausstoß unserer Transporte.\n" +
        "Du vergleichst Bahn, Lastenrad und Elektro-Lkw an echten Strecken.\n" +
        "Du begleitest die Einführung von Mehrwegverpackungen.",
      skills: "Du rechnest gern, denkst praktisch und überzeugst mit Beispielen.",
      softwareSkills: { office: 2, programming: 1 },
    },
    {
      title: "Duales Studium Logistikmanagement: Zoll und Außenhandel",
      offerDescription: "Grenzen sind für uns vor allem Formulare. Du lernst, sie zu lesen.",
      tasks:
        "Du erstellst Ausfuhrpapiere und prüfst Zolltarifnummern.\n" +
        "Du begleitest Sendungen von der Buchung bis zur Ablieferung.\n" +
        "Du hältst Kontakt zu Häfen, Speditionen und Behörden.",
      skills: "Sorgfalt, gutes Englisch und Neugier auf die Welt.",
      softwareSkills: { office: 2 },
    },
  ],
  Mechatronik: [
    {
      title: "Duales Studium Mechatronik: Automatisierung",
      offerDescription: "Du bringst Maschinen bei, was sie tun sollen, und merkst sofort, ob sie es verstanden haben.",
      tasks:
        "Du programmierst Steuerungen und nimmst Anlagen in Betrieb.\n" +
        "Du liest Schaltpläne, verdrahtest Schränke und suchst Fehler.\n" +
        "Du baust im zweiten Jahr eine eigene kleine Anlage.",
      skills: "Technisches Verständnis, Freude an Mathematik und saubere Arbeit mit den Händen.",
      softwareSkills: { programming: 1 },
    },
    {
      title: "Duales Studium Mechatronik: Konstruktion",
      offerDescription: "Vom Skizzenblock über das 3D-Modell bis zum Teil in der Hand.",
      tasks:
        "Du konstruierst Baugruppen und stimmst sie mit der Fertigung ab.\n" +
        "Du druckst Muster, baust sie zusammen und machst sie absichtlich kaputt.\n" +
        "Du zeichnest so, dass andere danach arbeiten können.",
      skills: "Räumliches Denken, Geduld und Lust, ein Teil auch ein viertes Mal zu verbessern.",
      softwareSkills: { other: 2 },
    },
    {
      title: "Duales Studium Mechatronik: Prüfung und Qualität",
      offerDescription: "Bevor etwas unser Haus verlässt, hast du versucht, es zum Scheitern zu bringen.",
      tasks:
        "Du planst Versuche, misst und wertest aus.\n" +
        "Du baust Prüfstände und automatisierst sie.\n" +
        "Du gehst Reklamationen auf den Grund, manchmal vor Ort.",
      skills: "Genauigkeit, Skepsis und die Fähigkeit, Ergebnisse verständlich aufzuschreiben.",
      softwareSkills: { office: 1, programming: 1 },
    },
    {
      title: "Duales Studium Mechatronik: Service und Inbetriebnahme",
      offerDescription: "Du bist dort, wo unsere Technik arbeitet, und kommst mit Geschichten zurück.",
      tasks:
        "Du nimmst Anlagen bei Kundinnen und Kunden in Betrieb, erst zu zweit.\n" +
        "Du wartest, reparierst und erklärst.\n" +
        "Du bringst Erfahrungen von draußen in die Entwicklung zurück.",
      skills: "Reiselust, Geschick und ein Führerschein, den du auch während des Studiums machen kannst.",
      softwareSkills: {},
    },
    {
      title: "Duales Studium Mechatronik: Sensorik und Regelung",
      offerDescription: "Messen, verstehen, eingreifen, und das tausendmal in der Sekunde.",
      tasks:
        "Du wählst Sensoren aus und bringst ihre Signale in Form.\n" +
        "Du entwirfst Regelungen am Rechner und erprobst sie an der Maschine.\n" +
        "Du dokumentierst, was geklappt hat und was nicht.",
      skills: "Physik und Programmieren machen dir Freude, auch wenn es nicht gleich klappt.",
      softwareSkills: { programming: 2 },
    },
  ],
};

/** The openings take these in turn. */
export const benefits = [
  "30 Tage Urlaub, Deutschlandticket und ein Laptop, den du auch privat nutzen darfst.",
  "Studientage werden als Arbeitszeit gezählt. Dazu gibt es ein Jobrad und einen Zuschuss zum Mittagessen.",
  "Eine feste Patin oder ein fester Pate im Team, Lernzeit vor jeder Prüfung und zwei freie Tage danach.",
  "Gleitzeit ohne Kernzeit, vier Wochen in einem anderen Team deiner Wahl und ein Fonds für Fachbücher.",
  "Deutschlandticket, betriebliche Altersvorsorge vom ersten Tag an und gemeinsame Mittagspause am Donnerstag.",
  "Übernahme, wenn du das Studium bestehst, und ein Gehalt, das in jedem Studienjahr steigt.",
  "28 Tage Urlaub, Sportgruppe, frisches Obst und ein Zuschuss zur Wohnung, wenn du von weiter her kommst.",
] as const;

export const payments = [
  "1.050 € im Monat; die Studiengebühren übernehmen wir.",
  "1.150 € im ersten, 1.300 € im zweiten und 1.450 € im dritten Jahr. Die Studiengebühren zahlen wir.",
  "980 € im Monat, dreizehn Gehälter; die Studiengebühren übernehmen wir.",
  "1.200 € im Monat, Studiengebühren und Lehrbücher inklusive.",
] as const;

export const teamSizes = ["3 bis 5", "6", "8", "10 bis 12", "15", "4, davon zwei Studierende"] as const;
