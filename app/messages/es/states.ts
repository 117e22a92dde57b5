export const states = {
  notFound: {
    title: "Página no encontrada",
    description: "Lo sentimos, la página que buscas no existe o se ha movido.",
    home: "Volver al inicio",
  },
  failure: {
    home: "Volver al inicio",
    retry: "Reintentar",
    plans: "Ver los planes",
    requestId: "Si nos escribes, dinos este código: {id}",
  },
  unexpected: {
    title: "Algo ha fallado aquí, no en tu petición",
    description:
      "Ha quedado registrado. Vuelve a intentarlo; lo que habías escrito sigue en la dirección de la página.",
  },
  section: {
    text: "Esta parte no se ha podido mostrar. El resto de la página sigue siendo válido.",
    reload: "Volver a cargar la página",
    tell: "Contarnos qué ha pasado",
  },
  notTaken: "«{text}» no se ha tomado de la dirección: {parameter} puede ser {allowed}. Se muestra lo habitual.",
  between: "un entero de {minimum} a {maximum}",
  misspelt: "«{name}» no es un parámetro de esta página y no cambia nada. ¿Querías decir {meant}?",
  useName: "Usar {parameter}={value}",
  elsewhere: "Esta página no tiene en cuenta {names}.",
  ended:
    "{kind, select, plan {Tu plan no lo incluye} wait {Hay que esperar un poco} closed {No tienes permiso para esto} sent {No se ha aceptado lo enviado} gone {Este enlace ya no está abierto} unavailable {Ahora mismo no podemos calcularlo} other {La dirección tiene un error}}",
  addressHint: "Revisa lo que has cambiado en ella o empieza de nuevo desde el inicio.",
  loading: {
    page: "Cargando…",
    analysis: "Analizando datos de {ticker}…",
    steps: {
      statements: "Cuentas",
      quote: "Cotización",
      rates: "Tipo libre de riesgo",
      peers: "Comparables",
      valuation: "Cálculo",
    },
    cancel: "Cancelar",
  },
  offline: "Sin conexión. Lo que ya está en pantalla sigue funcionando; una empresa nueva necesita conexión.",
  close: "Cerrar",
} as const;
