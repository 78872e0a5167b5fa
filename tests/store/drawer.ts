/** What a tab keeps from one page to the next. */
export class Drawer {
  readonly #things = new Map<string, string>();
  getItem = (key: string) => this.#things.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#things.set(key, value);
  removeItem = (key: string) => void this.#things.delete(key);
  get empty(): boolean {
    return this.#things.size === 0;
  }
}
