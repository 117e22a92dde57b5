import { type CompanyType, type FormName, formNames, type MethodForms, methodForms } from "@valora/valuation";

/** The forms that are not the usual ones; the flow of a utility is usually that to its shareholders, so that either is told. */
export function formsOf<Forms extends { [Name in keyof MethodForms]?: MethodForms[Name] | null | undefined }>(
  forms: Forms,
): Partial<MethodForms> {
  const isUsual = (name: keyof MethodForms) => name !== "cashFlow" && forms[name] === methodForms[name][0];
  return Object.fromEntries(
    formNames.flatMap((name) => (forms[name] == null || isUsual(name) ? [] : [[name, forms[name]]])),
  );
}

/** The form that a calculation has by itself for such a company. */
export const usualForm = (name: FormName, type: CompanyType): MethodForms[FormName] =>
  name === "cashFlow" && type === "utility" ? "toEquity" : methodForms[name][0];
