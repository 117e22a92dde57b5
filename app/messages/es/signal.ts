import type { SignalKind, SignalReason } from "@valora/valuation";
import type { NoSignalReason } from "../../core/analysis/contracts/no-signal-rules.ts";

/** The model signal: what the rule says, why, and what it is not. */
export const signal = {
  title: "Señal del modelo",
  titleDated: "Señal del modelo · precio del {date}",
  dated: "Al cierre del {date}",
  datedOwn: "Con tu precio, {date}",
  /** How the price stands, above the verdict. */
  price: {
    late: "<b>El precio es del {date}, de hace {tradingDays} sesiones.</b> Lo que sigue vale a ese precio, no al de hoy.",
    stale:
      "<b>El precio es del {date}, de hace {days} días.</b> Con más de 180 no lo comparamos con nada: los valores siguen en pie y el veredicto espera un precio.",
    staleAccounts:
      "<b>El precio es del {date}, de hace {days} días, y las últimas cuentas terminan el {accounts}.</b> Con cuentas de hace más de 18 meses no hay veredicto, tampoco al precio de hoy: los valores siguen en pie.",
    missing: "<b>No conocemos su precio.</b> Los valores se calculan igual; el veredicto espera un precio.",
    accounts:
      "<b>Las últimas cuentas terminan el {date}</b>, más de 18 meses antes del precio: los valores se calculan, la señal no.",
    otherCurrency:
      "<b>Su precio está en {priceCurrency} y sus cuentas en {currency}.</b> Para valorarla hace falta el cambio de un día concreto: llega del BCE, sin clave, en cuanto se conecta una fuente en vivo. <docs>Cómo conectarla</docs>.",
    own: "<b>Con tu precio de hoy, {price}.</b> {kind, select, none {No conocíamos otro.} other {El nuestro es {ours}, del {date}.}}",
    remove: "Quitar tu precio",
    label: "Precio de hoy, en {currency}",
    setToday: "Poner el de hoy",
    submit: "Usar este precio",
    ask: "También puedes <link>pedirlo a {source}</link>.",
    finnhub: "En tu propia instalación llega solo con una clave gratuita de Finnhub: <code>FINNHUB_API_KEY</code>.",
    yahoo: "En tu propia instalación llega solo y sin clave con <code>DATA_SOURCES=yahoo</code>.",
    notNumber: "Escribe un número, como 312,50.",
    outOfRange: "Escribe un precio mayor que cero.",
    /** The same where the company is valued as of an earlier day. */
    ofDay: {
      late: "<b>El precio es del {date}, {tradingDays} sesiones antes de ese día.</b> Lo que sigue vale a ese precio.",
      stale:
        "<b>El último precio que conocemos es del {date}, {days} días antes.</b> Con más de 180 no lo comparamos con nada: los valores siguen en pie y el veredicto espera un precio de entonces.",
      staleAccounts:
        "<b>El último precio que conocemos es del {date}, {days} días antes, y las últimas cuentas de entonces terminan el {accounts}.</b> Con cuentas de más de 18 meses no hay veredicto: los valores siguen en pie.",
      missing:
        "<b>No conocemos el precio de ese día.</b> Los valores se calculan igual; el veredicto espera un precio.",
      own: "<b>Con tu precio de ese día, {price}.</b> {kind, select, none {No conocíamos otro.} other {El nuestro es {ours}, del {date}.}}",
      label: "Precio de ese día, en {currency}",
      setToday: "Poner el de ese día",
    },
  },
  kinds: { buy: "Comprar", hold: "Mantener", sell: "Vender", none: "Sin señal" } satisfies Record<SignalKind, string>,
  strengths: { strong: "señal clara", plain: "", weak: "señal débil" },
  reasons: {
    notEnoughMethods: "Votan menos de tres métodos: no alcanza para una señal.",
    methodsContradict: "Tres o más métodos dicen «infravalorada» y tres o más dicen «sobrevalorada»: se contradicen.",
    undervaluedMajority: "Regla: tres o más métodos dicen «infravalorada».",
    overvaluedMajority: "Regla: tres o más métodos dicen «sobrevalorada».",
    undervaluedByOneFamily:
      "Tres o más métodos dicen «infravalorada», pero todos son de la misma familia y comparten supuestos: la señal es débil.",
    overvaluedByOneFamily:
      "Tres o más métodos dicen «sobrevalorada», pero todos son de la misma familia y comparten supuestos: la señal es débil.",
    oneFamilyOnly: "Solo una familia de métodos lo dice, y pediste prudencia: mantener.",
    fairMajority: "Regla: la mayoría de los métodos dice «razonable».",
    noConsensus: "Ningún veredicto reúne votos suficientes.",
    noPrice: "Sin un precio al día, en la moneda de las cuentas, no hay con qué comparar.",
    priceTooOld: "El precio tiene más de 180 días: no refleja el precio actual y no se usa para comparar.",
    accountsTooOld:
      "Las cuentas terminaron más de 18 meses antes del precio: ya no reflejan la empresa que hoy cotiza.",
    partSeparated:
      "Después de cerrar sus últimas cuentas salió de la empresa una parte: las cuentas ya no reflejan la empresa que hoy cotiza.",
  } satisfies Record<SignalReason, string>,
  /** Why a list shows no signal, after "Sin señal:". */
  briefly: {
    notEnoughMethods:
      "{votes, plural, =0 {no vota ningún método} =1 {solo vota un método} other {solo votan dos métodos}} y hacen falta tres",
    noPrice: "no hay precio con el que comparar",
    priceTooOld: "el precio tiene más de seis meses",
    accountsTooOld: "las cuentas tienen más de año y medio",
    partSeparated: "una parte salió de la empresa después de sus últimas cuentas",
  } satisfies Record<NoSignalReason, string>,
  holds:
    "{count, plural, =3 {Se mantiene en los tres escenarios.} one {Solo sale en uno de los tres escenarios.} other {Se mantiene en dos de los tres escenarios.}}",
  rule: "Cómo se decide",
  ruleSteps: {
    vote: "Cada método que vota compara su valor con el precio: hasta un 10 % de diferencia es «razonable».",
    dates:
      "Con un precio de más de 180 días, con cuentas que terminaron más de 18 meses antes del precio, o que aún incluyen una parte que ya salió de la empresa, no hay señal.",
    minimum: "Con menos de tres votos no hay señal.",
    contradiction:
      "Si tres o más dicen «infravalorada» y tres o más «sobrevalorada», la señal es mantener: se contradicen.",
    majority: "Si tres o más dicen «infravalorada», comprar; si tres o más dicen «sobrevalorada», vender.",
    rest: "En los demás casos, mantener.",
  },
  disclaimer: "Resume cálculos; no conoce tu situación y no es una recomendación de inversión.",
  /** Leads to how high values stand to prices, and to what came of them. */
  inGeneral: "¿Cuánto se apartan los valores de los precios en general?",
  afterwards: "¿Y qué pasó después?",
} as const;
