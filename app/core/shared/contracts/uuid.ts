const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text can name a row: the database refuses to compare anything else. */
export const isUuid = (text: string): boolean => uuid.test(text);
