import { alchemists } from './alchemists';
import { aquanauts } from './aquanauts';
import { archivists } from './archivists';
import { capitalists } from './capitalists';
import { collectors } from './collectors';
import { corsairs } from './corsairs';
import { doppelgangers } from './doppelgangers';
import { druids } from './druids';
import { farmers } from './farmers';
import { lumberjacks } from './lumberjacks';
import { machinists } from './machinists';
import { masterJewelers } from './master-jewelers';
import { mercenaries } from './mercenaries';
import { miners } from './miners';
import { northerners } from './northerners';
import { psyMonks } from './psy-monks';
import { scholars } from './scholars';
import { sentinels } from './sentinels';
import { shadowCult } from './shadow-cult';
import { snowmen } from './snowmen';
import { thievesGuild } from './thieves-guild';
import { travelers } from './travelers';
import { trophyHunters } from './trophy-hunters';
import { winged } from './winged';
import { introduce } from '../moments';
import type { Guild } from './types';

export type { Guild } from './types';

/** In the order of the rule book. */
const GUILDS: readonly Guild[] = [
  alchemists,
  aquanauts,
  archivists,
  capitalists,
  collectors,
  corsairs,
  doppelgangers,
  lumberjacks,
  machinists,
  masterJewelers,
  druids,
  mercenaries,
  farmers,
  miners,
  northerners,
  psyMonks,
  scholars,
  travelers,
  shadowCult,
  snowmen,
  thievesGuild,
  sentinels,
  trophyHunters,
  winged
];

introduce(...GUILDS);
