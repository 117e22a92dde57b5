export const offline = {
  title: "Sin conexión",
  lead: "No llegamos al servidor. Los análisis que miraste por última vez siguen aquí, con la fecha en que se hicieron.",
  notKept: "No llegamos al servidor, y de {ticker} no hay copia en este navegador.",
  retry: "Volver a intentarlo",
  list: "Análisis guardados en este navegador",
  none: "Todavía ninguno. Los últimos ocho análisis que mires con conexión quedarán aquí.",
  keptAt: "analizada el {date}",
  copy: "Sin conexión: copia del análisis de {name} hecho el {date}. El precio y las cuentas pueden haber cambiado. Puedes mover los supuestos; las descargas y otras empresas necesitan conexión.",
  refresh: "Pedir el análisis de hoy",
  others: "Otras copias",
  show: "Ver los análisis guardados",
  application: {
    name: "Valora: cuánto vale una acción",
    description: "Cuánto vale una acción según siete métodos, por qué y con qué seguridad.",
  },
} as const;
