export {
  cellsOf,
  inWorld,
  terrain,
  level,
  neighbours,
  areNeighbours,
  isCliff,
  coastal,
  special,
  isClosed
} from './cells';
export { builderAt, draftLength, EMPTY, initialWorld, supply, tierAt, type Tiles } from './draft';
export { drawWorld } from './generator';
export { enclosed } from './holes';
export { namedWorld, worldCard, worldCards } from './named';
export {
  fits,
  lift,
  nextId,
  override,
  place,
  placements,
  refusePlacement,
  withBridge,
  withCreature,
  withHole
} from './placing';
export { regionOf, regions, regionsOfType, sameRegion, seasBeside, shoreOf } from './regions';
export { fewestMoves, refuseRelocation, relocate, relocations, roomMakers } from './relocating';
export type { WorldRefusals } from './refusals';
export { cellsUnder, isPlacement, orientations, readPlacement, samePlace, spell } from './shapes';
export { faultOf } from './sound';
export { placementsLeaving, room } from './steps';
export { survey } from './survey';
export type {
  Bridge,
  Cell,
  Creature,
  Override,
  Placement,
  Region,
  RegionType,
  Relocation,
  Shift,
  Survey,
  Terrain,
  Tier,
  Tile,
  TileId,
  TileKind,
  World
} from './types';
