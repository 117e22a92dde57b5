export const content = {
  backToBlog: "Volver al blog",
  updated: "Última actualización: {date}",
  dateAndTime: "{date} · {minutes} min",
} as const;
