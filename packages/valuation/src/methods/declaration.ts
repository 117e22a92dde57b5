/**
 * The declaration of a method, apart from its calculation: the closed lists of methods, families, variants and levers are made of
 * these, in the order of `methodDeclarations`. Plain data, which imports nothing, so that everything may read it.
 */
export type MethodDeclaration = {
  readonly name: string;
  /** Methods that share their inputs are one opinion: flows share WACC and growth, market reads prices, assets the balance. */
  readonly family: "flows" | "market" | "assets";
  /** Which forms of the method are used (`variants.<variant>`). */
  readonly variants: readonly string[];
  /** The method's levers, in the order in which they join a scenario; a variant may have fewer. */
  readonly levers: readonly string[];
};

/**
 * The quantities that a method alone names (`quantities.<name>`), by the quantity that each group follows in the list that callers see.
 * Apart from the declaration, so that a program that only values companies does not carry them.
 */
export type DeclaredQuantities = Readonly<Record<string, readonly string[]>>;
