export type Note = (kind: string, detail: string) => void;
