/** Plain data, whatever it was before: a reactive proxy cannot be stored, and undefined has no place on disk. */
export const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
