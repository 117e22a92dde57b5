import type { Text } from "../../text.ts";

export const page: Text = {
  title: "Cookies",
  description:
    "Las de tus preferencias, las de tu cuenta, una para el chat y otra para tus propias cifras, y solo si eliges, entras, escribes o traes algo.",
  updated: "2026-11-21",
  blocks: [
    {
      text: "La primera visita no crea ninguna cookie. Las de preferencia aparecen cuando tú eliges algo y duran un año; la de tus cifras, cuando las traes; la del chat, cuando lo empiezas; las de tu cuenta, cuando inicias sesión. No hay cookies de publicidad, de medición ni de terceros: las visitas se cuentan sin ninguna, y por eso no te pedimos permiso con un aviso.",
    },
    {
      table: {
        head: ["Nombre", "Categoría", "Para qué", "Duración"],
        rows: [
          ["valora-language", "Preferencia", "El idioma que elegiste", "1 año"],
          ["theme", "Preferencia", "Tema claro u oscuro", "1 año"],
          ["palette", "Preferencia", "Colores del estado", "1 año"],
          [
            "valora-session (__Host-valora-session con HTTPS)",
            "Necesaria",
            "Que sigas dentro de tu cuenta",
            "7 días desde el último uso, 30 como mucho",
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
      },
    },
    {
      text: [
        "Las mismas tres preferencias, y la lista de empresas recientes (valora-recent), se guardan también en el almacenamiento local de tu navegador. Los últimos ocho análisis que hayas mirado se guardan también en el navegador, sin nada tuyo en ellos, para cuando no haya conexión; se borran al cerrar sesión o al eliminar la cuenta. Puedes ",
        { text: "cambiarlas", to: "/preferences" },
        " o borrarlas desde el navegador cuando quieras.",
      ],
    },
  ],
};
