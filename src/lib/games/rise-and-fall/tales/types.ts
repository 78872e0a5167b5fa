import type { Power } from '../moments';
import type { TaleId } from '../state';

export interface Tale extends Power {
  readonly id: TaleId;
}
