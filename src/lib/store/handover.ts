import { firstDamaged } from '$lib/kernel';
import { array, is, looseObject, object, string } from 'valibot';
import { continueSound } from './games';
import { headShape } from './shapes';
import type { GameStorage, Handover } from './storage';
import { GameWriter } from './writer';

const handoverShape = object({
  record: looseObject({ id: string() }),
  rows: array(looseObject({})),
  there: headShape
});

/** Goes on saving the games that an earlier page of this tab could not save. */
export function takeOver(storage: GameStorage, text: string): void {
  for (const handover of read(text)) {
    const writer = new GameWriter(storage, handover.record, handover.rows);
    storage.live.set(handover.record.id, writer);
    void writer.takeOver(handover).then(() => settle(storage, writer));
  }
}

/** If another tab has gone on with the game meanwhile, what was played here is kept as a game of its own. */
async function settle(storage: GameStorage, writer: GameWriter): Promise<void> {
  if (writer.reason === 'conflict') {
    await continueSound(storage, writer.game);
    if (storage.live.get(writer.record.id) === writer) storage.live.delete(writer.record.id);
  }
  storage.touch();
}

function read(text: string): Handover[] {
  try {
    const found = JSON.parse(text) as Handover[];
    return found.filter(
      (handover) =>
        is(handoverShape, handover) && firstDamaged({ header: handover.record.header, rows: handover.rows }) === null
    );
  } catch {
    return [];
  }
}
