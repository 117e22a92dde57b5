import type { ReactNode } from "react";
import type { Language } from "../../../messages/languages.ts";

const drawings: Record<Language, ReactNode> = {
  es: (
    <>
      <path fill="#aa151b" d="M0 0h20v14H0z" />
      <path fill="#f1bf00" d="M0 3.5h20v7H0z" />
    </>
  ),
  en: (
    <>
      <path fill="#012169" d="M0 0h20v14H0z" />
      <path stroke="#fff" strokeWidth="2.8" d="m0 0 20 14M20 0 0 14" />
      <path stroke="#c8102e" strokeWidth="1.1" d="m0 0 20 14M20 0 0 14" />
      <path stroke="#fff" strokeWidth="4.6" d="M10 0v14M0 7h20" />
      <path stroke="#c8102e" strokeWidth="2.8" d="M10 0v14M0 7h20" />
    </>
  ),
  it: (
    <>
      <path fill="#fff" d="M0 0h20v14H0z" />
      <path fill="#009246" d="M0 0h6.67v14H0z" />
      <path fill="#ce2b37" d="M13.33 0H20v14h-6.67z" />
    </>
  ),
};

export function Flag({ language }: { language: Language }) {
  return (
    <svg
      width="20"
      height="14"
      viewBox="0 0 20 14"
      aria-hidden="true"
      className="flex-none overflow-hidden rounded-[1px] outline-1 -outline-offset-1 outline-[color-mix(in_oklab,var(--ink)_18%,transparent)]"
    >
      {drawings[language]}
    </svg>
  );
}
