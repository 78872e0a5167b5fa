import type { Names, Vocabulary, DecisionOf, Told } from './vocabulary';
import type { Decision, Fact, Position } from './position';

export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** The fields of a position that are lists, and what they hold. */
type ListsOf<P> = { [K in keyof P]: P[K] extends readonly unknown[] ? K : never }[keyof P];
type ItemOf<L> = L extends readonly (infer I)[] ? I : never;

/**
 * A position being changed by one move or one phase. Its fields are written to freely: they belong to a copy.
 * What lies deeper is still shared with the position before, so it is replaced, or asked for with `list`
 * and `item`, which copy it when it is first wanted. So the input stays as it was.
 */
export class Draft<P extends Position, V extends Vocabulary = Vocabulary, N = undefined> {
  readonly p: Mutable<P>;
  /** What the rules remember while this change is under way. */
  readonly notes: N;
  readonly facts: Fact[] = [];
  /** What was copied already and may be written to. */
  readonly #own: object[] = [];

  /** `fresh` belongs to this draft alone. */
  constructor(fresh: P, notes: N) {
    this.p = fresh;
    this.notes = notes;
  }

  /** A list of the position that may be written to. */
  list<K extends ListsOf<P>>(key: K): ItemOf<P[K]>[] {
    const list = this.p[key] as ItemOf<P[K]>[];
    if (this.#own.includes(list)) return list;
    const copy = list.slice();
    this.p[key] = copy as never;
    this.#own.push(copy);
    return copy;
  }

  /** One thing of such a list that may be written to: a seat, a civilization. */
  item<K extends ListsOf<P>>(
    key: K,
    n: number,
    copy: (item: ItemOf<P[K]>) => ItemOf<P[K]> = shallow
  ): Mutable<ItemOf<P[K]>> {
    const list = this.list(key);
    const item = list[n] as ItemOf<P[K]> & object;
    if (this.#own.includes(item)) return item;
    const own = (list[n] = copy(item));
    this.#own.push(own as object);
    return own;
  }

  /** Something happened: it is said in the log and shown on the board. */
  tell<K extends Names<V['facts']>>(kind: K, ...[params]: Told<V['facts'][K]>): void {
    this.facts.push({ kind, ...params } as Fact);
  }

  /** These decisions come first, before whatever is owed already. */
  ask(...decisions: DecisionOf<V>[]): void {
    this.p.owed = [...(decisions as Decision[]), ...this.p.owed];
  }

  /** These decisions come after everything that is owed already. */
  askLater(...decisions: DecisionOf<V>[]): void {
    this.p.owed = [...this.p.owed, ...(decisions as Decision[])];
  }
}

const shallow = <T>(item: T): T => ({ ...item });
