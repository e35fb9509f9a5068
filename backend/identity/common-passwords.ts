/** Common passwords of our users that the worldwide list lacks, in lower case. */
const ours = `
p@ssword pass123456 password1! 121212121 qwertyuiop[] qwertzuio qwertzuiopü qwertz12 qwertz123 qwertz1234 yxcvbnma
asdfghjklö asdfjklö qweasdyxc qwe12345 zxcvbnm, yxcvbnm1 yxcvbnm123 abcabcabc aa12345678 lovely123 princess123
fortnite fortnite1 roblox123 iphone123 android1 facebook1 facebook123 instagram linkedin youtube1 youtube123 whatsapp
snapchat tiktok123 welcome@123 admin123456 adminadmin admin@123 root1234 toor1234 changeme123 test123456 test123test
tester123 user12345 guest1234 login123 login1234 jessica123 gabriel123 katharina1 hello12345 hello123! whatsup1
cherry123 ananas123 rainbow123 summer2023 summer2024 summer2025 summer2026 winter2023 winter2024 winter2025 winter2026
spring2024 spring2025 spring2026 autumn2024 autumn2025 monday123 scorpion1 playstation1 xbox360x cs123456
leagueoflegends overwatch valorant winner123 number1! numberone redsox123 eagles123 chelsea123 manutd123 realmadrid1
messi123 neymar123 dolphin123 tweety123 mickey123 minnie123 hellokitty1 pikachu123 harrypotter1 lordoftherings
letsgo123 coffee123 420blaze newyork123 germany123 brazil123 student123 teacher123 schule123 company123 office123
support123 service123 windows10 windows11 ubuntu123 oracle123 mysql123 postgres postgres1 server123 router123 wifi1234
passw0rd123 p@ssw0rd1 p@ssw0rd123 pa$$word pass@123 pass@1234 abc@1234 abc@12345 abcd@1234 qwerty@123 admin@1234
test@123 test@1234 welcome@1 hello@123 india@123 asdf@1234 1234@abcd password@1 password@123 password#1 qwerty1!
qwerty123! abc123!! abcd1234! 1q2w3e4r! q1w2e3r4! zaq1@wsx !@#$%^&* !@#$%^&*() monkey1234 iloveyou1234 loveme123
fuckme123 angels123 brandon123 sophie123 dancer123 tennis123 golfer123 fishing123 yamaha123 suzuki123 harley123
horses123 passwort12 passwort123 passwort1234 passwort12345 passwort! passwort1! passwort01 passwort2 passwort2023
passwort2024 passwort2025 passwort2026 meinpasswort meinpasswort1 meinpasswort123 meinpass passwort123! kennwort1
kennwort123 meinkennwort geheim12 geheim123 geheim1234 geheimnis geheimnis1 hallo12345 hallo123! hallo1!! hallo111
hallo2024 hallo2025 hallo2026 hallohallo hallodu1 halloduda hallowelt hallowelt1 halloween1 schatz123 schatzi1
schatzi123 schatzilein schnuckel schnuffel schmetterling schmusekatze sonnenschein1 sonnenblume sonnenblume1 sonne123
sonne1234 sommer12 sommer123 sommer2022 sommer2023 sommer2024 sommer2025 sommer2026 winter2022 herbst2023 herbst2024
herbst2025 herbst2026 fruehling frühling fruehling2025 fruehling2026 liebe123 ichliebedich ichliebedich1 ichliebdich
ichliebesie liebling1 liebelei engelchen engelchen1 erdbeere1 himbeere schokolade schokolade1 kuchen123 doener123
bier1234 fussball1 fussball123 fußball1 handball1 bayern123 bayernmuenchen bayernmünchen fcbayern1 fcbayern123
borussia1 borussia09 bvb09bvb dortmund1 dortmund09 schalke1 schalke123 fcschalke04 werder123 werderbremen hamburg123
hsv12345 hertha123 eintracht1 frankfurt1 stuttgart1 vfb12345 münchen1 muenchen1 berlin123 berlin2024 berlin2025
koeln123 koelle123 leverkusen moenchengladbach dresden1 dynamo123 leipzig1 leipzig123 hannover1 nuernberg nürnberg
bremen123 dortmund123 duesseldorf düsseldorf bochum123 wolfsburg freiburg1 karlsruhe magdeburg osnabrueck bielefeld
paderborn deutschland1 deutschland123 oesterreich österreich schweiz1 schweiz123 zuerich1 wien1234 innsbruck schule12
schueler schueler1 lehrer123 studium1 studium123 studium2025 studium2026 student2025 student2026 ausbildung
ausbildung1 bewerbung bewerbung1 bewerbung123 bewerbung2025 bewerbung2026 hochschule universitaet universität
arbeit123 arbeit12 firma123 firma1234 firma2025 firma2026 buero123 startklar test2024 test2025 test2026 testpasswort
neuespasswort neuespasswort1 standard1 sicherheit sicher123 rechner1 rechner123 handy123 handy1234 fernseher musik123
gitarre1 gitarre123 klavier1 schlagzeug motorrad1 mercedes123 mercedes-benz volkswagen1 golfgti1 audi1234 audia4a4
audiquattro bmw12345 porsche123 opel1234 feuerwehr1 feuerwehr112 feuerwehr123 polizei1 polizei110 rettungsdienst
krankenhaus krankenschwester pferd123 pferde123 pferdchen reiten123 hund1234 hundchen katze123 katzen123 kaetzchen
kätzchen hamster123 meerschweinchen delphin1 delfin123 schnecke1 schneewittchen dornroeschen rotkaeppchen
pippilangstrumpf biene123 bienemaja spatz123 spatzl123 mausi123 mausilein maus1234 mausebaer bärchen1 teddybaer
teddybär zuckerschnecke prinzessin prinzessin1 prinzessin123 engel123 teufel666 teufel123 hexe1234 zauberer drache123
drachen1 loewe123 tigerente wolfgang1 juergen1 manfred1 friedrich wilhelm1 matthias1 stefanie1 stefan123 steffen1
andreas123 sebastian123 christoph1 maximilian1 dominik123 florian123 philipp123 torsten1 tobias123 johannes1 fabian123
marcel123 markus123 claudia123 katrin123 melanie123 nadine123 sabrina123 sabine123 monika123 franziska franziska1
emilia123 mustafa1 mehmet123 galatasaray1 galatasaray1905 fenerbahce1 fenerbahce1907 besiktas1903 besiktas1 istanbul34
istanbul1 ankara06 turkiye1 türkiye1 allah123 bismillah1 mashallah haslo123 zaq12wsx1 moskau123 iran1234 tehran123
arschloch1 arschloch123 scheisse1 scheisse123 scheiße1 scheissegal verdammt leckmich1 wichser1 hurensohn1 fickdich1
fickdich123 keineahnung keineahnung1 keinplan egal1234 weissnicht vergessen1 willkommen willkommen1 willkommen123
gutentag1 gutenmorgen gutenacht tschuess servus123 moin1234 nichts123 niemand1 abcdefg12 qwertz12345 yxcvbn12
yxcvbn123 qayxsw12 qaywsxedc 1q2w3e4r5t6z q1w2e3r4t5z6 123456qwertz 12345qwertz okok1234 baby2024 mamapapa1
mamaundpapa oma12345 opa12345 familie1 familie123 freiheit1 freunde1 freunde123 freundschaft bestefreunde weihnachten1
geburtstag ostern123 urlaub123 urlaub2025 urlaub2026 mallorca1 sternchen1 sternenhimmel regenbogen regenbogen1
schneeflocke wolke123 himmel123 blumen123 gaensebluemchen vergissmeinnicht mondschein
`;

/** What the hints of our forms show as an example, without what stands between the words. */
const shown = ["regalpinguinzebra", "shelfpenguinzebra", "رفبطريقزرافة"];
const wordsOf = (password: string) => password.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

let list: Promise<{ has: (password: string) => boolean }> | undefined;

/** Loaded when a password is first chosen: 50,000 entries take memory that most processes never need (ADR 0045). */
async function read() {
  const { default: world } = await import("fxa-common-password-list");
  const more = new Set(ours.trim().split(/\s+/));
  return { has: (password: string) => world.test(password) || more.has(password) };
}

/** Whether a password is among the first guesses of an attacker, in any capitalisation. */
export async function isCommonPassword(password: string): Promise<boolean> {
  if (shown.includes(wordsOf(password))) return true;
  list ??= read();
  const { has } = await list;
  return has(password) || has(password.toLowerCase());
}
