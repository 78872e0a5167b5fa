import type { Cult, HexId } from '../ids';

/** A figure or a word of a ledger, which differs from ours. */
interface Differing {
  field: string;
  expected: number | string | null;
  found: number | string | null;
}

/** Why a ledger cannot be read, or not be played as it is written (TM 18). */
export interface LedgerRefusals {
  // The text and its header
  'ledger.file': object;
  'ledger.empty': object;
  'ledger.command': object;
  'ledger.line': object;
  'ledger.long': object;
  'ledger.playtest': object;
  'ledger.scoring': { tiles: string };
  'ledger.finalScoring': { tile: string | null };
  'ledger.map': { map: string | null };
  'ledger.players': { n: number };
  'ledger.unknownFaction': { faction: string };
  'ledger.differs': Differing & { faction: string };
  'ledger.differsBoard': Differing;

  // Its commands
  'ledger.turn': object;
  'ledger.noEnd': object;
  'ledger.oneAction': object;
  'ledger.noAction': { id: string };
  'ledger.noOrder': { n: number };
  'ledger.nameCard': object;
  'ledger.cycle': object;
  'ledger.unlockCycle': object;
  'ledger.toDwelling': object;
  'ledger.noFaction': { faction: string };
  'ledger.noOffer': { n: number; faction: string };
  'ledger.noFavour': { id: string };
  'ledger.noTown': { id: string };
  'ledger.noStep': { cult: Cult; faction: string };
  'ledger.oneTrack': { n: number };
  'ledger.noStepBack': { cult: Cult };
  'ledger.ordain': object;
  'ledger.rate': { get: string; cost: string; pay: number };
  'ledger.noRiver': { hexes: string };
  'ledger.payCult': object;
  'ledger.payCultSteps': { n: number; paid: number };
  'ledger.pointsBack': object;
  'ledger.noHex': { hex: HexId };
  'ledger.volcano': object;
  'ledger.noSpades': object;
  'ledger.spadesAlone': object;
  'ledger.spadesDear': { n: number; cost: number; good: 'workers' | 'priests'; has: number };
  'ledger.spadesFew': { n: number; has: number };
  'ledger.spadesNone': object;
  'ledger.spadesLeft': { n: number };
}
