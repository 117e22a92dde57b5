/** Equal blocks have no name but their place. */
export const keyed = <Item>(items: readonly Item[]) => items.map((item, index) => ({ key: `block${index}`, item }));
