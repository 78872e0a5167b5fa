const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** A name for a new game: short enough for an address, and never given twice. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(14));
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
