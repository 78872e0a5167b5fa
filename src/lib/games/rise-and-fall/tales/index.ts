import { alchemistsTower } from './alchemists-tower';
import { banks } from './banks';
import { capital } from './capital';
import { caravansary } from './caravansary';
import { cathedral } from './cathedral';
import { dolmens } from './dolmens';
import { doppelgangerHouse } from './doppelganger-house';
import { dragon } from './dragon';
import { floatingCities } from './floating-cities';
import { giganticCavern } from './gigantic-cavern';
import { leviathan } from './leviathan';
import { majesticBridge } from './majestic-bridge';
import { orbs } from './orbs';
import { ports } from './ports';
import { psyMonastery } from './psy-monastery';
import { stormPeak } from './storm-peak';
import { sunkenCity } from './sunken-city';
import { swamp } from './swamp';
import { thievesLair } from './thieves-lair';
import { typhoon } from './typhoon';
import { volcano } from './volcano';
import { waterElemental } from './water-elemental';
import { waterfall } from './waterfall';
import { introduce } from '../moments';
import type { Tale } from './types';

/** In the order of their numbers. */
const TALES: readonly Tale[] = [
  dragon,
  leviathan,
  waterElemental,
  capital,
  majesticBridge,
  banks,
  ports,
  cathedral,
  floatingCities,
  dolmens,
  stormPeak,
  sunkenCity,
  orbs,
  giganticCavern,
  swamp,
  psyMonastery,
  doppelgangerHouse,
  thievesLair,
  typhoon,
  waterfall,
  alchemistsTower,
  caravansary,
  volcano
];

introduce(...TALES);
