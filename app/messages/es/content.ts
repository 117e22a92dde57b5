export const content = {
  backToBlog: "Volver al blog",
  dateAndTime: "{date} · {minutes} min",
} as const;
