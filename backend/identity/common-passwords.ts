/** Passwords that are guessed first, in English and German; shorter than 8 characters the contract refuses anyway. */
const list = `
password password1 password12 password123 password1234 password12345 passw0rd p@ssw0rd p@ssword pa55word pass1234
pass12345 pass123456 passport password! password1! password01 password2 password3 password7 password99 12345678
123456789 1234567890 12345678910 123123123 1234567891 123456781 87654321 987654321 9876543210 0987654321 0123456789
01234567 11111111 111111111 1111111111 22222222 33333333 44444444 55555555 66666666 77777777 88888888 888888888
99999999 999999999 00000000 000000000 0000000000 12121212 13131313 11223344 1122334455 12341234 12344321 123321123
123454321 1234554321 12345679 147258369 147852369 159357258 159753456 321654987 741852963 789456123 963852741
963258741 112233445566 121212121 123654789 135792468 246813579 1357924680 11112222 10203040 102030405 19841984
20002000 55667788 25252525 69696969 01010101 10101010 23232323 14141414 15151515 16161616 123456789a 123456789q
a123456789 q123456789 a12345678 12345678a 1234567a a1234567 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5
1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1xsw2 zaq1zaq1 qazwsxedc qazwsx123 qaz12345 qwertyui qwertyuio qwertyuiop
qwertyuiop[] qwertyuiop123 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 123qwerty 1234qwer 12345qwert
qwer1234 qwert123 qwert1234 qwert12345 qwertzui qwertzuio qwertzuiop qwertzuiopü qwertz12 qwertz123 qwertz1234
1qayxsw2 1qay2wsx yxcvbnma asdfghjk asdfghjkl asdfghjklö asdfasdf asdf1234 asdfg123 asd12345 asdasdasd asdqwe123
asdfjklö asdfqwer qweasdzxc qweasdyxc qweasd123 qwe123qwe qwe12345 qweqweqwe 123qweasd 123qwe123 zxcvbnm1 zxcvbnm123
zxcvbnm, yxcvbnm1 yxcvbnm123 zxczxczxc abcdefgh abcdefghi abcdefg1 abcdefg123 abcd1234 abcd12345 abc12345 abc123456
abc123abc abcabcabc abcde123 abcdef123 1234abcd 123abc123 aa123456 aa12345678 aaaaaaaa aaaaaaaaa bbbbbbbb xxxxxxxx
zzzzzzzz qqqqqqqq aaaa1111 aabbccdd a1b2c3d4 a1b2c3d4e5 a1a2a3a4 1a2b3c4d iloveyou iloveyou1 iloveyou2 iloveyou!
ilovegod ilovejesus iloveu123 iloveyou123 loveyou1 lovelove lovely123 loverboy lovehate forever1 forever21 princess
princess1 princess123 sunshine sunshine1 football football1 football123 baseball baseball1 basketball softball
volleyball hockey123 superman superman1 superman123 batman123 spiderman spiderman1 ironman1 starwars starwars1
starwars123 pokemon1 pokemon123 minecraft minecraft1 minecraft123 fortnite fortnite1 roblox123 naruto123 dragonball
computer computer1 internet internet1 samsung1 samsung123 iphone123 android1 google123 facebook facebook1
facebook123 instagram linkedin youtube1 youtube123 whatsapp snapchat tiktok123 letmein1 letmein123 letmeinnow
welcome1 welcome12 welcome123 welcome2 welcome! welcome01 welcome@123 admin123 admin1234 admin12345 admin123456
administrator adminadmin admin@123 root1234 rootroot toor1234 changeme changeme1 changeme123 changeit default1
secret123 topsecret temp1234 temppass test1234 test12345 test123456 testtest testtest1 testing1 testing123
test123test tester123 user1234 user12345 username guest123 guest1234 login123 login1234 access14 master12 master123
master1234 monkey12 monkey123 dragon12 dragon123 shadow12 shadow123 michael1 michael123 jennifer jennifer1 jordan23
jordan123 michelle michelle1 daniel123 thomas123 andrew123 joshua123 matthew1 anthony1 charlie1 charlie123 jessica1
jessica123 ashley123 amanda123 nicole123 hannah123 william1 benjamin benjamin1 samantha samantha1 elizabeth
elizabeth1 victoria victoria1 alexander alexander1 alexandra alexandra1 christian christian1 christopher jonathan
jonathan1 nicholas nicholas1 patricia patrick1 patrick123 stephanie stephanie1 isabella isabella1 gabriela gabriel1
gabriel123 veronica veronika valentin valentina caroline carolina catherine katharina katharina1 kimberly danielle
danielle1 brittany cristina christina christina1 christine cheyenne chocolate chocolate1 butterfly butterfly1
whatever whatever1 trustno1 trustnoone blink182 jesus123 jesuschrist godisgood blessed1 hello123 hello1234
hello12345 hellohello helloworld hello123! whatsup1 babygirl babygirl1 babyboy1 sweetheart sweetie1 cupcake1
cookie123 cookies1 pumpkin1 peanut123 buttercup bubblegum strawberry blueberry cherry123 orange123 banana123
ananas123 pineapple mountain mountain1 thunder1 lightning midnight midnight1 moonlight starlight rainbow1 rainbow123
summer12 summer123 summer2023 summer2024 summer2025 summer2026 winter12 winter123 winter2023 winter2024 winter2025
winter2026 spring2024 spring2025 spring2026 autumn2024 autumn2025 january1 february september october1 november
december monday123 friday13 swordfish scorpion scorpion1 mercedes mercedes1 porsche1 porsche911 ferrari1 lamborghini
corvette mustang1 mustang123 chevrolet motorola nintendo nintendo1 playstation playstation1 xbox360x gangster
gangsta1 warcraft warcraft1 counterstrike cs123456 counter1 leagueoflegends overwatch valorant killer12 killer123
hunter12 hunter123 ranger12 soldier1 champion champion1 winner123 number1! numberone einstein freedom1 freedom123
security security1 hardcore metallica metallica1 slipknot slipknot1 nirvana1 eminem123 beatles1 greenday coldplay
rammstein rammstein1 redsox123 yankees1 cowboys1 steelers steelers1 eagles123 lakers24 arsenal1 arsenal123 chelsea1
chelsea123 liverpool liverpool1 liverpool123 manchester manchester1 manutd123 barcelona barcelona1 realmadrid
realmadrid1 juventus juventus1 cristiano ronaldo7 ronaldo1 messi123 neymar123 elephant elephant1 dolphin1 dolphins
dolphin123 tigger123 tweety123 snoopy123 garfield garfield1 mickey123 mickeymouse minnie123 scoobydoo spongebob
spongebob1 sylvester simpsons doraemon hellokitty hellokitty1 pikachu1 pikachu123 gandalf1 hogwarts harrypotter
harrypotter1 lordoftherings skywalker startrek1 matrix123 terminator godzilla transformers assassin creative
creative1 fuckyou1 fuckyou2 fuckyou123 fuckoff1 asshole1 bullshit bitch123 motherfucker letsgo123 cheese123 chicken1
chicken123 hamburger spaghetti coffee123 cocacola cocacola1 pepsi123 jackdaniels heineken budweiser marlboro
marijuana cannabis 420blaze california newyork1 newyork123 florida1 hawaii50 australia australia1 germany1
germany123 england1 london123 paris123 america1 american brazil123 argentina colombia maryjane maradona universal
universe student1 student123 students teacher1 teacher123 schule123 university college1 company1 company123 business
business1 office123 manager1 support1 support123 service1 service123 system32 windows1 windows10 windows11 windows7
windowsxp microsoft microsoft1 apple123 macintosh linux123 ubuntu123 database oracle123 mysql123 postgres postgres1
server123 network1 router123 cisco123 wireless wifi1234 bluetooth p4ssw0rd p4ssword passw0rd1 passw0rd123 p@ssw0rd1
p@ssw0rd123 pa$$w0rd pa$$word pass@123 pass@1234 abc@1234 abc@12345 abcd@1234 qwerty@123 admin@1234 test@123
test@1234 welcome@1 hello@123 india@123 asdf@1234 1234@abcd password@1 password@123 password#1 qwerty1! qwerty123!
abc123!! abcd1234! 1q2w3e4r! q1w2e3r4! zaq1@wsx zaq!2wsx !qaz2wsx 1qaz@wsx 1qaz!qaz !@#$%^&* !@#$%^&*() monkey1234
iloveyou1234 loveme123 fuckme123 jasmine1 melissa1 vanessa1 vanessa123 rebecca1 natalie1 crystal1 diamond1
diamond123 precious precious1 angel123 angelina angels123 angelica junior123 brandon1 brandon123 richard1 robert123
david123 david1234 george123 martin123 kevin123 justin123 austin316 maverick maverick1 scooter1 sparky123 buster123
bailey123 maggie123 ginger123 pepper123 sophie123 lucky123 lucky777 happy123 happyday goodluck goodlife beautiful
beautiful1 gorgeous handsome billabong guitar123 drummer1 musicman music123 dancer123 soccer123 soccer10 tennis123
golfer123 fishing1 fishing123 hunting1 camaro69 yamaha123 kawasaki suzuki123 harley123 harleydavidson firebird
bluebird blackbird redneck1 blackjack blackcat blackcat1 whitecat snowball snowball1 snowflake snowman1 icecream
icecream1 pussycat kittycat doggy123 puppy123 horses123 unicorn1 unicorn123 mermaid1 fairytale passwort passwort1
passwort12 passwort123 passwort1234 passwort12345 passwort! passwort1! passwort01 passwort2 passwort2023
passwort2024 passwort2025 passwort2026 meinpasswort meinpasswort1 meinpasswort123 meinpass passwort123! passwd12
kennwort kennwort1 kennwort123 meinkennwort geheim12 geheim123 geheim1234 geheimnis geheimnis1 hallo123 hallo1234
hallo12345 hallo123! hallo1!! hallo111 hallo2024 hallo2025 hallo2026 hallohallo hallodu1 halloduda hallowelt
hallowelt1 halloween halloween1 schatz123 schatzi1 schatzi123 schatzilein schnucki schnuckel schnuffel schnuffi
schmetterling schmusekatze sonnenschein sonnenschein1 sonnenblume sonnenblume1 sonne123 sonne1234 sommer12 sommer123
sommer2022 sommer2023 sommer2024 sommer2025 sommer2026 winter2022 herbst2023 herbst2024 herbst2025 herbst2026
fruehling frühling fruehling2025 fruehling2026 liebe123 ichliebedich ichliebedich1 ichliebdich ichliebesie liebling
liebling1 liebelei engelchen engelchen1 erdbeere erdbeere1 himbeere schokolade schokolade1 kuchen123 pizza123
doener123 bier1234 fussball fussball1 fussball123 fußball1 handball handball1 bayern123 bayernmuenchen bayernmünchen
fcbayern fcbayern1 fcbayern123 borussia borussia1 borussia09 bvb09bvb dortmund dortmund1 dortmund09 schalke04
schalke1 schalke123 fcschalke04 werder123 werderbremen hamburg1 hamburg123 hsv12345 hertha123 eintracht eintracht1
frankfurt frankfurt1 stuttgart stuttgart1 vfb12345 muenchen münchen1 muenchen1 berlin12 berlin123 berlin2024
berlin2025 koeln123 koelle123 leverkusen gladbach moenchengladbach dresden1 dynamo123 leipzig1 leipzig123 hannover
hannover1 hannover96 nuernberg nürnberg bremen123 dortmund123 duesseldorf düsseldorf bochum123 wolfsburg augsburg
freiburg freiburg1 mannheim heidelberg karlsruhe magdeburg osnabrueck bielefeld paderborn deutschland deutschland1
deutschland123 deutsch1 oesterreich österreich schweiz1 schweiz123 zuerich1 wien1234 salzburg innsbruck schule12
schueler schueler1 lehrer123 studium1 studium123 studium2025 studium2026 student2025 student2026 ausbildung
ausbildung1 bewerbung bewerbung1 bewerbung123 bewerbung2025 bewerbung2026 hochschule universitaet universität
arbeit123 arbeit12 firma123 firma1234 firma2025 firma2026 buero123 start123 start1234 startklar test2024 test2025
test2026 testpasswort neuespasswort neuespasswort1 standard standard1 sicherheit sicher123 internet123 computer123
computer12 rechner1 rechner123 telefon1 handy123 handy1234 fernseher musik123 gitarre1 gitarre123 klavier1
schlagzeug motorrad motorrad1 autobahn mercedes123 mercedes-benz volkswagen volkswagen1 golfgti1 golf1234 audi1234
audia4a4 audiquattro bmw12345 porsche123 opel1234 feuerwehr feuerwehr1 feuerwehr112 feuerwehr123 polizei1 polizei110
rettungsdienst krankenhaus krankenschwester pferd123 pferde123 pferdchen reiten123 hund1234 hundchen katze123
katzen123 kaetzchen kätzchen hamster1 hamster123 meerschweinchen delphin1 delfin123 schnecke schnecke1
schneewittchen dornroeschen rotkaeppchen pippilangstrumpf biene123 bienemaja spatz123 spatzl123 mausi123 mausilein
maus1234 mausebaer baerchen bärchen1 teddybaer teddybär zuckerschnecke prinzessin prinzessin1 prinzessin123 engel123
teufel666 teufel123 hexe1234 zauberer drache123 drachen1 loewe123 tiger123 tigerente wolfgang wolfgang1 juergen1
manfred1 guenther heinrich friedrich wilhelm1 matthias matthias1 stefanie stefanie1 stefan123 steffen1 andreas1
andreas123 sebastian sebastian1 sebastian123 christoph christoph1 maximilian maximilian1 dominik1 dominik123
florian1 florian123 philipp1 philipp123 thorsten torsten1 tobias123 johannes johannes1 benedikt fabian123 marcel123
markus123 michaela michaela1 susanne1 claudia1 claudia123 katrin123 melanie1 melanie123 nadine123 sabrina1
sabrina123 sandra123 sabine123 angelika brigitte monika123 petra123 franziska franziska1 theresa1 johanna1 charlotte
charlotte1 emilia123 mustafa1 mehmet123 galatasaray galatasaray1 galatasaray1905 fenerbahce fenerbahce1
fenerbahce1907 besiktas besiktas1903 besiktas1 istanbul istanbul34 istanbul1 ankara06 turkiye1 türkiye1 allah123
bismillah bismillah1 mashallah inshallah muhammed muhammad polska123 polska12 kochamcie haslo123 zaq12wsx1 russland
moskau123 iran1234 tehran123 arschloch arschloch1 arschloch123 scheisse scheisse1 scheisse123 scheiße1 scheissegal
verdammt leckmich leckmich1 wichser1 hurensohn hurensohn1 fickdich fickdich1 fickdich123 keineahnung keineahnung1
keinplan egal1234 weissnicht vergessen vergessen1 willkommen willkommen1 willkommen123 gutentag gutentag1
gutenmorgen gutenacht tschuess servus123 moinmoin moin1234 mahlzeit nichts123 niemand1 abcdefg12 qwertz12345
asdfgh12 asdfgh123 yxcvbn12 yxcvbn123 qayxsw12 qaywsxedc 1q2w3e4r5t6z q1w2e3r4t5z6 123456qwertz 12345qwertz lol12345
lol123456 lollol123 lolololo xxx12345 okok1234 baby1234 baby2024 mama1234 mama12345 mamapapa mamapapa1 mamaundpapa
papa1234 oma12345 opa12345 familie1 familie123 freiheit freiheit1 freunde1 freunde123 freundschaft bestefreunde
weihnachten weihnachten1 geburtstag ostern123 urlaub123 urlaub2025 urlaub2026 mallorca mallorca1 sternchen
sternchen1 sternenhimmel regenbogen regenbogen1 schneeflocke wolke123 himmel123 blumen123 gaensebluemchen
vergissmeinnicht mondschein
`;

/** Common passwords in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(list.trim().split(/\s+/));
