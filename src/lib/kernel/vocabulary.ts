import type { Seat } from './position';

/** What a game asks, tells, refuses and warns of: by name, with what each carries. A game declares it once. */
export interface Vocabulary {
  readonly decisions: object;
  readonly facts: object;
  readonly refusals: object;
  readonly warnings: object;
}

export type Names<T> = keyof T & string;

/** What every decision has, see `Decision`. */
type Asked<K> = Readonly<{ seat: Seat; kind: K; group?: string; optional?: boolean; secret?: boolean }>;

/** A decision with all that it carries, by its kind. */
export type DecisionOf<V extends Vocabulary, K extends Names<V['decisions']> = Names<V['decisions']>> = {
  [N in K]: Asked<N> & Readonly<V['decisions'][N]>;
}[K];

/** A fact's parameters, and whether only one seat may know it or something hidden comes to light with it. */
export type Told<F> = Given<F & { readonly only?: Seat; readonly reveals?: boolean }>;

/** Parameters that may be left out where nothing in them must be there. */
export type Given<T> = Record<never, never> extends T ? [params?: T] : [params: T];
