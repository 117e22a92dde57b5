/**
 * What people choose when they must choose something: the words behind the lists of leaked passwords in our three languages,
 * our own name, and runs of the keyboard. Compared without digits and signs around them and without the usual letters in
 * disguise, so that one word stands for all its variants ("P@ssw0rd2024!").
 */
const words: ReadonlySet<string> = new Set(
  `password passwords passphrase passwort passw pass word letmein welcome bienvenido bienvenida benvenuto benvenuta login
  access secret secreto secreta segreto admin administrator administrador amministratore root user usuario utente guest test
  testing tester default changeme changethis temporal temporary example ejemplo esempio contrasena contraseña clave claves
  miclave miclavesecreta micontrasena parola parolachiave chiave password segura contrasenasegura qwerty qwertyuiop qwertz
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
  winter primavera verano otono invierno estate autunno inverno trustno trustnoone nothing nada niente niente chocolate
  cookie cookies flower flowers butterfly angel angelito jesus jesuschrist jesucristo gesu diosmio dios god blessed
  killer shadow hunter soccer hockey ginger pepper cheese banana orange purple silver golden diamond`
    .split(/\s+/)
    .map(bare),
);

const rows = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1qaz2wsx3edc4rfv5tgb",
];
const runs = rows.flatMap((row) => [row.repeat(2), [...row].reverse().join("").repeat(2)]);
const disguises: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "@": "a",
  $: "s",
  "!": "i",
  "€": "e",
};
const SHORTEST_RUN = 4;

/** Whether a password is among the first that anybody would try. */
export function isCommonPassword(password: string): boolean {
  const said = password.toLowerCase();
  return hasFewLetters(said) || isRun(said) || candidates(said).some(isWords);
}

/** "aaaaaaaaaa", "1212121212", "abcabcabca". */
const hasFewLetters = (said: string): boolean => new Set(said).size < 4 || /^(.{1,4})\1+.{0,3}$/.test(said);

/** "1234567890", "qwertyuiop123": nothing but neighbours. */
function isRun(said: string): boolean {
  let rest = said;
  while (rest.length >= SHORTEST_RUN) {
    const length = longestRunAt(rest);
    if (length < SHORTEST_RUN) return false;
    rest = rest.slice(length);
  }
  return true;
}

function longestRunAt(text: string): number {
  for (let length = Math.min(text.length, 26); length >= SHORTEST_RUN; length -= 1) {
    if (runs.some((run) => run.includes(text.slice(0, length)))) return length;
  }
  return 0;
}

/** The letters inside: without what stands before and after them, with and without letters in disguise. */
function candidates(said: string): string[] {
  const core = said.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const start = said.replace(/[\d\p{P}\p{S}\s]+$/u, "");
  return [core, undisguised(core), undisguised(start), undisguised(said)].map(bare);
}

const undisguised = (text: string) => [...text].map((letter) => disguises[letter] ?? letter).join("");

/** Letters alone, without accents. */
function bare(text: string): string {
  return text.normalize("NFD").replace(/[^\p{L}]/gu, "");
}

/** One word, the same one twice, or two of them. */
function isWords(letters: string): boolean {
  if (words.has(letters)) return true;
  for (let cut = 3; cut <= letters.length - 3; cut += 1) {
    if (words.has(letters.slice(0, cut)) && words.has(letters.slice(cut))) return true;
  }
  return false;
}
