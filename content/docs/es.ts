import type { DocsText } from "../../app/web/docs/docs-text.ts";

export const docsText: DocsText = {
  title: "Documentación",
  description:
    "Cómo instalar Valora, usarla, mantenerla, darle fuentes de datos, preguntarle desde un programa y ampliarla.",
  contents: "Contenido",
  groups: {
    start: "Empezar",
    use: "Usar Valora",
    operate: "En marcha",
    people: "Personas y acceso",
    keep: "Conservar y crecer",
    program: "Programas y código",
    methods: "Los métodos",
  },
  linked: {
    "/methods": {
      title: "Los siete métodos",
      description: "Qué calcula cada uno, con su fórmula y cuándo no se aplica.",
    },
    "/methodology/proof": {
      title: "La prueba",
      description: "Cada fórmula frente a resultados publicados por otros.",
    },
    "/methodology/calibration": {
      title: "La calibración",
      description: "Si los valores quedan por encima o por debajo de los precios, con todas las empresas juntas.",
    },
    "/methodology/evidence": {
      title: "La evidencia",
      description: "Valores pasados y rentabilidades posteriores, con su margen de error.",
    },
    "/methodology/prediction": {
      title: "La ficha del modelo",
      description: "Con qué se entrenó la predicción y cuánto se equivoca.",
    },
  },
  api: "Descripción de la API",
  onThisPage: "En esta página",
  previous: "Anterior",
  next: "Siguiente",
  search: "Buscar",
  searchLabel: "Buscar en la documentación",
  searchPlaceholder: "proxy, PostgreSQL, clave…",
  found: "Resultados",
  nothingFound: "No hay resultados",
  nothingFoundHint: "Prueba con menos palabras, o mira el contenido.",
  clear: "Quitar la búsqueda",
};
