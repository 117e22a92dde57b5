export const content = {
  backToBlog: "Volver al blog",
  updated: "Última actualización: {date}",
  dateAndTime: "{date} · {minutes} min",
  transcript: "Transcripción",
  videoFallback: "Tu navegador no reproduce este vídeo. <link>Descárgalo</link>.",
  videoGone: "El vídeo «{title}» ya no está disponible.",
} as const;
