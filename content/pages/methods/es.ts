import type { Text } from "../../text.ts";

export const page: Text = {
  title: "Los siete métodos",
  description: "Qué calcula cada uno, con qué datos y cuándo no deberías usarlo.",
  blocks: [
    {
      text: "Ningún método acierta siempre. Cada uno hace una pregunta distinta a las cuentas, y por eso enseñamos los siete juntos. El que no se puede aplicar a una empresa lo dice y no vota en el resumen.",
    },
    { heading: "Descuento de flujos (DCF)", id: "discountedCashFlow" },
    {
      text: "Proyecta el flujo de caja libre de los próximos años y de una transición de diez, en la que el crecimiento y la ventaja se van apagando hasta lo que puede durar siempre; calcula cuánto vale lo que viene después y lo trae todo a la fecha del precio con el coste de capital (WACC). Los cobros se cuentan a mitad de año, y cada año se invierte para las ventas del siguiente. Al valor de la empresa le resta la deuda y le suma la caja, y lo divide entre las acciones.",
    },
    { formula: "EV = [Σ FCFFₜ ÷ (1 + WACC)ᵗ + VT ÷ (1 + WACC)ⁿ] · (1 + WACC)^(½ + s)" },
    {
      text: "De las eléctricas y demás servicios públicos descuenta lo que queda para el accionista. No sirve para bancos, aseguradoras ni sociedades de cartera: su deuda es materia prima. Y con la g cerca del WACC, el resultado no significa nada.",
    },
    { heading: "Dividendos (DDM)", id: "dividendDiscount" },
    {
      text: "Suma todo lo que se espera que reparta, en dividendos y en recompras de acciones menos las que emite, y lo descuenta al coste de los fondos propios. La forma más simple, de Gordon y Shapiro, cabe en una línea.",
    },
    { formula: "valor = D₁ ÷ (Ke − g)" },
    {
      text: "Necesita una empresa que haya pagado dividendo en tres de los últimos cuatro años y que pueda sostenerlo con su beneficio.",
    },
    { heading: "Múltiplos comparables", id: "comparableMultiples" },
    {
      text: "Mira cuánto se paga por el beneficio, el EBITDA, las ventas o el valor contable de empresas parecidas, y aplica la mediana a las cifras de esta. Las comparables están a la vista, con el motivo de cada una.",
    },
    {
      text: "Con pérdidas no hay PER, y con patrimonio negativo no hay precio sobre valor contable. Si no hay cinco comparables con datos, se usa la media fechada del sector y se avisa.",
    },
    { heading: "Beneficio residual", id: "residualIncome" },
    {
      text: "Parte del valor contable y le suma lo que la empresa gane por encima de lo que sus accionistas exigen; esa ventaja se va apagando, y de ella dura para siempre una parte. Es el método de referencia para bancos y aseguradoras.",
    },
    { formula: "valor = B₀ + Σ (ROEₜ − Ke) · Bₜ₋₁ ÷ (1 + Ke)ᵗ + valor residual" },
    { text: "No dice nada útil cuando el patrimonio es negativo o casi nulo." },
    { heading: "Valor patrimonial (NAV)", id: "netAssetValue" },
    {
      text: "Una escalera: valor contable, valor contable sin intangibles y activo corriente menos todas las deudas. Dice qué hay en el balance, no qué sabe ganar la empresa.",
    },
    {
      text: "Vota en bancos, aseguradoras, inmobiliarias y sociedades de cartera. En una empresa ligera de activos es solo informativo: su valor no está en el balance.",
    },
    { heading: "Beneficio por acción", id: "earningsPerShare" },
    {
      text: "Proyecta el beneficio por acción, suma lo que reparta en esos años y, al final, el precio que se pagaría por ese beneficio: el del medio entre el PER que justifican sus cifras, el suyo habitual y el de sus comparables. Un tercio viene de los flujos y dos tercios del mercado. Al lado enseña el número y la fórmula de Graham, que nunca votan.",
    },
    { text: "Necesita beneficios positivos y una historia de varios años." },
    { heading: "Predicción de Valora", id: "prediction" },
    {
      text: [
        "Un modelo entrenado con las cuentas de muchas empresas, que da un valor, una banda del 80 % y el peso de cada dato. Puede abstenerse. Solo vota en los sectores donde ha demostrado, con años que no había visto, que acierta más que la mediana del sector; en los demás se muestra sin voto. La ",
        { text: "ficha del modelo", to: "/methodology/prediction" },
        " dice cuánto falla.",
      ],
    },
    { heading: "Tres escenarios", id: "scenarios" },
    {
      text: "Conservador, neutral y optimista mueven a la vez el coste de capital, el crecimiento, los márgenes, la ventaja que perdura y los múltiplos alrededor del caso de la propia empresa. Para cada método, el valor conservador nunca supera al neutral, ni el neutral al optimista.",
    },
    { heading: "Estado y señal", id: "signal" },
    {
      text: "Un método dice infravalorada si su valor supera al precio en más de un 10 %, sobrevalorada si queda más de un 10 % por debajo y razonable en medio. La señal del modelo sale de contar esos votos: comprar si al menos tres métodos dicen infravalorada, vender si al menos tres dicen sobrevalorada; mantener si la mayoría ve el precio razonable, si se contradicen o si no se ponen de acuerdo. Con menos de tres votos no hay señal, y si todos los que deciden son de la misma familia de métodos, la señal es débil. No es un pronóstico de rendimientos.",
    },
    { heading: "La prueba", id: "proof" },
    {
      text: [
        "Cada fórmula se compara con respuestas publicadas por otros, con su fuente y su diferencia. ",
        { text: "Mira la prueba", to: "/methodology/proof" },
        ".",
      ],
    },
    { heading: "La calibración", id: "calibration" },
    {
      text: [
        "Si los valores quedan por encima o por debajo de los precios, todas las empresas juntas, y qué cambió con cada definición. ",
        { text: "Mira la calibración", to: "/methodology/calibration" },
        ".",
      ],
    },
    { heading: "La evidencia", id: "evidence" },
    {
      text: [
        "Un valor y una señal no son un pronóstico. Qué rindieron después las acciones que los métodos veían baratas en fechas pasadas, con su margen de error. ",
        { text: "Mira la evidencia", to: "/methodology/evidence" },
        ".",
      ],
    },
  ],
};
