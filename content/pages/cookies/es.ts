import type { Text } from "../../text.ts";

export const page: Text = {
  title: "Cookies",
  description: "Tres cookies de preferencias, y solo si eliges algo.",
  blocks: [
    {
      text: "La primera visita no crea ninguna cookie. Cada una aparece cuando tú eliges algo y dura un año. No hay cookies de publicidad, de medición ni de terceros, por eso no te pedimos permiso con un aviso.",
    },
    {
      table: {
        head: ["Nombre", "Categoría", "Para qué", "Duración"],
        rows: [
          ["valora-language", "Preferencia", "El idioma que elegiste", "1 año"],
          ["theme", "Preferencia", "Tema claro u oscuro", "1 año"],
          ["palette", "Preferencia", "Colores del estado", "1 año"],
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
