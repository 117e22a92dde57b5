import type { Text } from "../../text.ts";

export const page: Text = {
  title: "Cookies",
  description: "Tres cookies de preferencias y una para tus propias cifras, y solo si eliges o traes algo.",
  blocks: [
    {
      text: "La primera visita no crea ninguna cookie. Las de preferencia aparecen cuando tú eliges algo y duran un año; la de tus cifras, cuando las traes. No hay cookies de publicidad, de medición ni de terceros, por eso no te pedimos permiso con un aviso.",
    },
    {
      table: {
        head: ["Nombre", "Categoría", "Para qué", "Duración"],
        rows: [
          ["valora-language", "Preferencia", "El idioma que elegiste", "1 año"],
          ["theme", "Preferencia", "Tema claro u oscuro", "1 año"],
          ["palette", "Preferencia", "Colores del estado", "1 año"],
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
        "Las mismas tres preferencias, y la lista de empresas recientes (valora-recent), se guardan también en el almacenamiento local de tu navegador. Puedes ",
        { text: "cambiarlas", to: "/preferences" },
        " o borrarlas desde el navegador cuando quieras.",
      ],
    },
  ],
};
