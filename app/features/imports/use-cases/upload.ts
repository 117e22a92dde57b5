/** An upload of a form: a file, its address, or pasted cells. */
export type FormUpload =
  | { kind: "file"; bytes: Uint8Array<ArrayBuffer> }
  | { kind: "url"; url: string }
  | { kind: "table"; text: string };
/** An upload of a form, or a JSON request that is the table or names its address. */
export type Upload = FormUpload | { kind: "request"; text: string };
