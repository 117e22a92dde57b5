import { describe, expect, it } from "vitest";
import { Failure } from "../../../../failure.ts";
import { mustBeHardToGuess } from "../../use-cases/password-strength.ts";
import { passwordJudge } from "./password-strength.ts";

const judge = await passwordJudge();
const person = { email: "ana.garrido@test.example", displayName: "Ana Garrido" };

/** Why a password is refused; null when it is taken. */
async function reasonFor(password: string): Promise<unknown> {
  try {
    await mustBeHardToGuess({ passwords: { ...unused, strengthOf: async (asked) => judge(asked) } }, password, person);
    return null;
  } catch (error) {
    const { code, params } = Failure.from(error);
    if (code !== "passwordTooCommon") throw error;
    return params.reason;
  }
}
const unused = {
  hash: async () => "",
  check: async () => ({ isRight: false, isOutdated: false }),
};

/** One a line, in groups; those of fewer than ten characters never come so far. */
const guessed: Readonly<Record<string, string>> = {
  "lists of leaked passwords": `password123 Password123! password1234 passw0rd123 P@ssw0rd2024! P@$$w0rd1234 letmein123 Welcome123!
    Welcome2024! iloveyou123 iloveyou!!!! admin12345 adminadmin administrator administrador1 trustno1trustno1 changeme123
    dragon12345 monkey12345 football123 baseball123 superman123 batman12345 sunshine123 princess123 facebook123 test123456
    whatever123 helloworld1 pokemon2024 bitcoin2024 thisismypassword mypassword1 Qwerty123! correcthorsebatterystaple`,
  Spanish: `contraseña123 contrasena1 micontraseña1 laclave1234 teamomucho tequieromucho teamo12345 princesa123 estrellita1
    mariposa12 corazon123 chocolate123 hola12345678 holahola123 holamundo1 buenosdias1 españa2010 España2010! vivaespaña1
    realmadrid14 RealMadrid1902 HalaMadrid2024 madridista10 barcelona2024 Barcelona1899 viscabarca1 atleticomadrid sevilla1905
    juancarlos1 mariajose12 josemaria1975 alejandro1995 invierno2024 Verano2025! Primavera2024! diosesamor mamapapa12
    usuario123 temporal2024 secreto123 supersecret1 messi101010 cristiano07`,
  Italian: `forzajuve1897 ForzaJuve1897! juventus1897 forzamilan1899 intermilan10 forzaroma1927 napolimia1926 ForzaItalia06
    italia2006! tiamo12345 amoremio2020 ciaociao123 buongiorno1 parolachiave principessa1 giovanni1985 francesca90 alessandro1
    valentino46 ferrari2024 topolino12 paperino12 pippopippo ciccio1234 bellaciao1 gesuteamo1 Estate2024! utente12345
    segreta123`,
  keyboards: `qwertyuiop12 1q2w3e4r5t6y 1qaz2wsx3edc zaq12wsxcde3 zaq1@WSX3edc !QAZ2wsx#EDC asdfghjkl1 asdfghjklñ ñlkjhgfdsa
    zxcvbnm123 qazwsxedcrfv 1234qwerasdf poiuytrewq 147258369a azerty12345 qwerqwerqwer wedcvfrtgbnhy okmijnuhbygv tgbyhnujmik QAZwsxEDCrfvTGB`,
  "digits, rows and repetitions": `1234567890 0987654321 1122334455 1212121212 123123123a aaaaaaaa11 abcabcabcabc a1b2c3d4e5 abcd123456
    A123456789! 12345678901234567890 aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa`,
  dates: "14/07/1990 1990-07-14 14.07.1990 01011990ab 19900714ana",
  "the person and the site": `anagarrido1 AnaGarrido1985 garrido2024! ana.garrido.1 valora12345 Valora2026! valora-2026 Valoración2026`,
};

describe("passwords that are refused", () => {
  it.each(Object.entries(guessed))("are those of %s", async (_, text) => {
    const taken: string[] = [];
    for (const password of text.split(/\s+/)) if ((await reasonFor(password)) === null) taken.push(password);
    expect(taken).toEqual([]);
  });

  it.each([
    ["P@ssw0rd2024!", "common"],
    ["garrido2024!", "personal"],
    ["wedcvfrtgbnhy", "keyboard"],
    ["abcabcabcabc", "repeat"],
    ["14/07/1990", "date"],
    ["abcdefghijkl", "sequence"],
  ])("say why: %s is %s", async (password, reason) => {
    expect(await reasonFor(password)).toBe(reason);
  });
});

describe("passwords that are taken", () => {
  it.each([
    "correct horse battery 9",
    "lunes-verde-tenedor",
    "perro azul ventana",
    "cane azzurro finestra",
    "una tortuga come pizza",
    "il gatto mangia pere",
    "cuatro gatos bailan tango",
    "tenedor lunes verde cobre",
    "mi perro se llama luna",
    "sol mar viento arena",
    "k7#tV2!pQ9",
    "xK9mQ2vL7p",
    "j4kd-93kd-m2x8",
    "日本語のながいパスワード文",
    "pa\u0301ssword largo tulipán 9",
    `${"a".repeat(40)} tulipán regla norte queso`,
  ])("%s", async (password) => {
    expect(await reasonFor(password)).toBeNull();
  });
});

it("judges long passwords, built to be slow, in bounded time", () => {
  const signs = "4@8({[<369&#!1|/0$5+7%2";
  const slow = [signs.repeat(6).slice(0, 128), "P@$$w0rd4m0r".repeat(11).slice(0, 128), "Aa1!".repeat(32)];
  for (const password of slow) {
    const before = process.cpuUsage();
    judge({ password, about: [] });
    const { user } = process.cpuUsage(before);
    expect(user / 1_000, "milliseconds of a processor").toBeLessThan(3_000);
  }
});
