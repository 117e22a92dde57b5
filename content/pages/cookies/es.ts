import type { Text } from "../../text.ts";

export const page: Text = {
  title: "Cookies",
  description:
    "Las de tus preferencias, las de tu cuenta, una para el chat y otra para tus propias cifras, y solo si eliges, entras, escribes o traes algo.",
  updated: "2026-11-21",
  blocks: [
    {
      text: "La primera visita no crea ninguna cookie. Las de preferencia aparecen cuando tú eliges algo y duran un año; la de tus cifras, cuando las traes; la del chat, cuando lo empiezas; las de tu cuenta, cuando inicias sesión.",
    },
    {
      analytics: {
        none: [
          {
            text: "No hay cookies de publicidad, de medición ni de terceros: las visitas se cuentan sin ninguna, y por eso no te pedimos permiso con un aviso.",
          },
        ],
        known: [
          {
            text: "No hay cookies de publicidad ni de terceros. Aquí las visitas se cuentan sin ninguna. Además, quien mantiene esta instalación usa {service}; como es un servicio externo, antes te lo preguntamos, y sin tu permiso no se carga.",
          },
        ],
      },
    },
    {
      table: {
        head: ["Nombre", "Categoría", "Para qué", "Duración"],
        rows: [
          ["valora-language", "Preferencia", "El idioma que elegiste", "1 año"],
          ["theme", "Preferencia", "Tema claro u oscuro", "1 año"],
          ["palette", "Preferencia", "Colores del estado", "1 año"],
          ["explained", "Preferencia", "Cuánto se explica en un resultado", "1 año"],
          [
            "valora-no-scripts",
            "Preferencia",
            "Que el servidor aplique tus preferencias si tu navegador no ejecuta scripts",
            "1 año",
          ],
          [
            "valora-session (__Host-valora-session con HTTPS)",
            "Necesaria",
            "Que sigas dentro de tu cuenta",
            "7 días desde el último uso, 30 como mucho",
          ],
          [
            "valora-sign-in (__Host-valora-sign-in con HTTPS)",
            "Necesaria",
            "Que entre la contraseña y el código seas la misma persona",
            "10 minutos",
          ],
          [
            "valora-device",
            "Necesaria",
            "Que puedas entrar desde este navegador aunque otros prueben contraseñas con tu dirección",
            "1 año",
          ],
          ["valora-notice", "Necesaria", "Decirte en la página siguiente qué se acaba de hacer", "1 minuto"],
          ["valora-chat", "Necesaria", "Que solo tú leas la conversación que has empezado en el chat", "30 días"],
          [
            "valora-import",
            "Necesaria",
            "Que solo tú veas las cifras que has traído en «Usa tus propias cifras»",
            "Hasta cerrar el navegador",
          ],
        ],
        rowsWithAnalytics: [
          [
            "valora-analytics",
            "Necesaria",
            "Recordar si has aceptado o rechazado que un servicio externo cuente tu visita",
            "1 año",
          ],
        ],
      },
    },
    {
      text: [
        "Las mismas cuatro preferencias, y la lista de empresas recientes (valora-recent), se guardan también en el almacenamiento local de tu navegador. Ahí queda también, sin enviarse a nadie, lo que viste en tu última visita a las últimas sesenta valoraciones (valora-visits), para decirte qué ha cambiado; «Olvidar mis visitas» lo borra. Los últimos ocho análisis que hayas mirado se guardan también en el navegador, sin nada tuyo en ellos, para cuando no haya conexión; se borran al cerrar sesión o al eliminar la cuenta. Puedes ",
        { text: "cambiarlas", to: "/preferences" },
        " o borrarlas desde el navegador cuando quieras.",
      ],
    },
    {
      analytics: {
        none: [],
        known: [
          { heading: "Lo que recibe {service}", id: "analytics" },
          {
            text: "Si aceptas, tu navegador carga un programa de {service} y le dice qué páginas de este sitio lees, desde qué página llegaste a él, qué navegador y qué pantalla usas; y, como toda conexión, tu dirección IP. No se carga en tu cuenta, tu historial, las empresas que sigues, tus cifras ni en ninguna otra página personal. Plausible no usa cookies, y a Matomo le pedimos que no las use. Si tu navegador envía «No rastrear» (DNT) o Global Privacy Control, no te preguntamos, y no se carga salvo que lo aceptes aquí.",
          },
          { analyticsAnswer: true },
        ],
      },
    },
  ],
};
