export const content = {
  blogTitle: "Blog",
  blogDescription: "Guías cortas para entender de dónde sale un valor.",
  backToBlog: "Volver al blog",
  dateAndTime: "{date} · {minutes} min",
} as const;
