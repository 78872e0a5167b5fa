/** What a part of an address stands for, or null where its escapes are broken. */
export function unspelled(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
