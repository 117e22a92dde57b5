/**
 * Passwords that people are likely to choose here and that the dictionaries of leaked passwords lack or count as rare: the
 * product's name, clubs, names of two parts, endearments and phrases of the three languages.
 */
export const houseWords: readonly string[] =
  `password passwords passphrase passwort passw pass word letmein welcome bienvenido bienvenida benvenuto benvenuta login
  access secret secreto secreta segreto admin administrator administrador amministratore root user usuario utente guest
  test testing tester default changeme changethis temporal temporary example ejemplo esempio contrasena contraseña clave
  claves miclave miclavesecreta micontrasena parola parolachiave chiave segura contrasenasegura qwerty qwertyuiop qwertz
  azerty asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc abcdef abcdefgh abcdefghij abcd abcde
  iloveyou loveyou teamo tequiero tequieromucho teamomucho tiamo amore amoremio amor amormio miamor love lovely princess
  princesa principessa sunshine monkey dragon master football futbol calcio baseball basketball superman batman spiderman
  starwars pokemon naruto michael jennifer jessica jordan charlie thomas robert daniel daniela andrea antonio alejandro
  alejandra francesco francesca giuseppe giulia giovanni maria marco mario carlos carolina cristina fernando fernanda
  gabriel gabriela manuel miguel pedro roberto sebastian valentina veronica estrella estrellita corazon corazoncito cariño
  carino bonita hermosa mariposa barcelona realmadrid madrid sevilla valencia atletico juventus milan inter napoli roma
  forzajuve forzamilan forzainter forzanapoli forzaroma italia espana españa mexico argentina colombia familia famiglia
  family mifamilia hello hola ciao ciaociao buongiorno buenosdias freedom whatever computer internet google facebook
  instagram linkedin youtube twitter samsung iphone android microsoft windows apple amazon valora valorar valoracion
  valoraciones valuation valuations valutazione valutazioni valore value stock stocks shares acciones azioni bolsa borsa
  inversion inversiones inversor investire investimento investor investing investment dinero soldi money bitcoin trading
  trader warrenbuffett buffett january february march april june july august september october november december enero
  febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre gennaio febbraio aprile maggio giugno
  luglio settembre ottobre novembre dicembre monday tuesday wednesday thursday friday saturday sunday lunes martes
  miercoles jueves viernes sabado domingo lunedi martedi mercoledi giovedi venerdi sabato domenica spring summer autumn
  winter primavera verano otono invierno estate autunno inverno trustno trustnoone nothing nada niente chocolate cookie
  cookies flower flowers butterfly angel angelito jesus jesuschrist jesucristo gesu diosmio dios god blessed killer shadow
  hunter soccer hockey ginger pepper cheese banana orange purple silver golden diamond forza juve juventino juventina
  milanista interista romanista laziale lazio halamadrid hala madridista cule visca viscabarca barca barça blaugrana
  atleti betis athletic forzaitalia vivaespaña vivaespana viva italiano italiana español española espanol espanola
  josemaria mariajose juancarlos joseluis anamaria mariacarmen gianluca giancarlo gianmarco pierluigi mariarosa annamaria
  napolimia messi ronaldo cristiano cristianoronaldo maradona valentinorossi vale46 ferrari lamborghini diosesamor
  jesusteamo gesuteamo tiamotanto teamotanto laclave contraseñasegura passwordsegura password123 thisismypassword
  mypassword mipassword miapassword holamundo ciaomondo bellaciao helloworld bienvenidos benvenuti
  correcthorsebatterystaple correcthorse batterystaple troubador troubadour tivogliobene vitamia vidamia micorazon mamma
  papa mamapapa mammapapa topolino paperino pippo pluto ciccio polpetta nutella pizza tequila pikachu minecraft fortnite
  callofduty playstation nintendo`.split(/\s+/);
