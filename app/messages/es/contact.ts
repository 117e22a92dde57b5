/** The page to write to the team. */
export const contact = {
  form: {
    title: "Contacto",
    lead: "Una duda, un número que no cuadra, una idea: escríbenos y te contestamos por correo.",
    email: "Email",
    emailPlaceholder: "tu@email.com",
    emailHint: "Aquí te contestaremos.",
    subject: "Asunto",
    message: "Mensaje",
    messageHint:
      "Al menos {minimum, number} caracteres. Si es un número, dinos el símbolo y el método, y copia la dirección de la página.",
    send: "Enviar mensaje",
    sending: "Enviando…",
    failed: "Error al enviar el mensaje. Inténtalo de nuevo.",
    directTitle: "Contacto directo",
    directKnown: "También puedes escribir a",
    directUnknown:
      "Esta instalación no ha publicado una dirección de correo; el formulario llega igualmente a quien la mantiene.",
    responseTime: "Nos proponemos contestar en menos de 24 horas laborables.",
    tipTitle: "Un consejo",
    tip: "Mira antes las <faq>preguntas frecuentes</faq>: puede que la respuesta ya esté allí.",
    trap: "Deja este campo vacío",
    privacy:
      "Guardamos tu mensaje un año como máximo desde la última vez que se escriba en él. Más en <privacy>privacidad</privacy>.",
  },
} as const;
