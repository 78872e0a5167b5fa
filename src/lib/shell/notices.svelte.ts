/** Something that happened, said for a while at the foot of the page, with one thing to do about it. */
interface Notice {
  readonly id: number;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** Long enough to read twice and to reach the button. */
const STAYS = 10_000;

class Notices {
  #list = $state.raw<readonly Notice[]>([]);
  #timers = new Map<number, ReturnType<typeof setTimeout>>();
  #next = 1;

  get list(): readonly Notice[] {
    return this.#list;
  }

  say(text: string, action?: Notice['action']): number {
    const id = this.#next++;
    this.#list = [...this.#list.slice(-2), { id, text, ...(action === undefined ? {} : { action }) }];
    this.resume(id);
    return id;
  }

  /** A notice under the pointer or the focus does not go away. */
  hold(id: number): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }

  resume(id: number): void {
    this.hold(id);
    this.#timers.set(
      id,
      setTimeout(() => this.close(id), STAYS)
    );
  }

  close(id: number): void {
    this.hold(id);
    this.#list = this.#list.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();
