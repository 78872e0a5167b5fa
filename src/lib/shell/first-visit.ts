/** The database of the store. */
const DATABASE = 'plateau';

/**
 * Whether anything was ever kept on this device. A first visit then fetches nothing of the storage until
 * somebody touches something. Browsers that cannot say count as having kept.
 */
export async function anythingKept(factory: IDBFactory | undefined = globalThis.indexedDB): Promise<boolean> {
  try {
    const found = await factory?.databases?.();
    return found === undefined || found.some(({ name }) => name === DATABASE);
  } catch {
    return true;
  }
}
