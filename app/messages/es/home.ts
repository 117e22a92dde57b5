export const home = {
  title: "Valora: cuánto vale una acción, con siete métodos",
  description:
    "Escribe un símbolo y mira cuánto vale la acción según siete métodos, de dónde sale cada cifra y cuánto fiarte de ella.",
  hero: {
    title: "¿Cuánto vale una acción? Siete respuestas y cuánto fiarte de cada una.",
    lead: "Escribe un símbolo. Te decimos qué sale con cada método, de dónde viene cada cifra y cuál no deberías usar.",
  },
  live: {
    title: "Así sale {company}",
    open: "Abrir el análisis completo",
    sentence:
      "{voting, plural, =0 {Ningún método vota} one {Vota un método} other {Votan # métodos}}: {undervalued, plural, =0 {ninguno la ve} one {uno la ve} other {# la ven}} infravalorada, {fair, plural, =0 {ninguno} one {uno} other {#}} razonable y {overvalued, plural, =0 {ninguno} one {uno} other {#}} sobrevalorada.",
    figures: "La media es {mean} y el precio, {price} ({date}).",
    range: "De {minimum} a {maximum}.",
    hint: "Mueve una palanca y todo se recalcula en tu navegador. Lo que cambias tú va siempre en violeta.",
    caption: "{currency} por acción. Barra: de conservador a optimista. Marca: el escenario elegido. Franja gris: a menos del 10 % del precio.",
    withoutScripts: "Sin scripts también funciona: escribe otro símbolo arriba y tendrás el análisis completo.",
    unavailable: "Ahora mismo no podemos mostrar el ejemplo. El análisis de cualquier símbolo sigue disponible arriba.",
  },
  methods: {
    title: "Tres de los siete métodos",
    all: "Todos los métodos",
    discountedCashFlow: {
      title: "Descuento de flujos",
      text: "Suma el dinero que la empresa podrá sacar de su negocio y lo trae a hoy. La línea discontinua es el flujo; la barra, lo que vale ahora.",
      limit: "No sirve para bancos ni aseguradoras.",
      chart: "Flujo de caja libre de {company} por año previsto y lo que vale hoy, en {currency}.",
      after: "después",
    },
    dividendDiscount: {
      title: "Dividendos",
      text: "Si cobras un dividendo que crece para siempre, ¿cuánto pagarías hoy por él? Gordon y Shapiro lo resolvieron en una línea.",
      limit: "Pide al menos tres años de pagos.",
      chart: "Dividendo por acción de {company}, de {first} en {from} a {last} en {to}.",
    },
    comparableMultiples: {
      title: "PER y otros múltiplos",
      text: "Compara cuánto se paga por cada dólar de beneficio aquí y en empresas parecidas.",
      limit: "Con pérdidas, el PER no existe.",
      chart: "PER de {company}: {own}. Mediana de sus comparables: {peers}. Sector: {industry}.",
      own: "{company}",
      peers: "Mediana de comparables",
      industry: "Su industria",
    },
  },
  how: {
    title: "Cómo funciona",
    dataTitle: "Datos que se pueden comprobar",
    dataText: "Cada cifra dice su periodo, su fecha y su fuente. Si falta un dato, lo decimos; no lo inventamos.",
    assumptionsTitle: "Supuestos que puedes mover",
    assumptionsText: "Ves lo que calculamos y, al lado, lo que pones tú. Un enlace guarda todos tus cambios.",
    resultsTitle: "Resultados que se entienden",
    resultsText: "Primero una frase, luego el porqué con los números de la empresa y al final la fórmula rellena.",
    features: "Ver todas las funciones",
    contact: "Escríbenos",
  },
  guides: {
    title: "Guías",
    blog: "Ir al blog",
  },
} as const;
