/** The ranking of the companies searched most. */
export const popular = {
  title: "Las empresas más buscadas",
  lead: "Las empresas que más se han buscado aquí en los últimos siete días, con su precio y su valor por descuento de flujos.",
  rank: "Puesto",
  company: "Empresa",
  price: "Precio",
  value: "Valor intrínseco (DCF)",
  difference: "Diferencia",
  status: "Estado",
  accountsTo: "cuentas al {date}",
  priceOf: "del {date} · {source}",
  searches: "Búsquedas",
  noStatus: "Sin comparar",
  locked: "Debes iniciar sesión para ver las empresas más buscadas.",
  sample:
    "Ejemplo: todavía no hay búsquedas que contar. Las empresas y las búsquedas son de muestra; los precios y los valores son los de nuestros datos.",
  calculation: {
    title: "Cómo lo calculamos",
    text: "El valor intrínseco es el descuento de flujos en el escenario neutral, con el mismo cálculo que verás al abrir la empresa. La diferencia es el valor menos el precio: hasta un 10 % es «razonable». Donde el método no aplica, como en los bancos, no ponemos un número.",
  },
  trends: {
    title: "Tendencias del mercado",
    text: "Cada visita cuenta una vez por empresa y día, sin cookies: guardamos una huella que deja de poder relacionarse con nadie cuando acaba el día. Que una acción se busque mucho no dice si está barata o cara.",
  },
  invitation: {
    title: "Analiza la tuya",
    text: "Siete métodos, sus supuestos a la vista y cada cifra con su fuente.",
    action: "Analizar una empresa",
  },
} as const;
