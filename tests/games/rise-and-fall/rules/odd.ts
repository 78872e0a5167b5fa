import type { RafPosition } from '$lib/games/rise-and-fall/state';
import { initialWorld, override } from '$lib/games/rise-and-fall/world';
import { begun, goods, legal, play, scene } from '../cases/table';

const guilded = { guilds: true };

/** The last glacier of a World that has no mountain: it goes back to the box. */
function withoutMountains(): RafPosition {
  const start = begun(2, { world: 'built' });
  return { ...start, building: { first: 0, laid: 37 }, owed: [{ seat: 0, kind: 'tile', tier: 'sea', n: 1 }] };
}

/** Half the sea is laid, with bays that another tile would close. */
function bays(): RafPosition {
  let position = begun(4, { world: 'built' });
  for (let n = 0; n < 14; n++) {
    const list = legal(position);
    position = play(position, list[(n * 37) % list.length]!);
  }
  return position;
}

/** A plain tile was lifted; the next one must leave room for it. */
function cramped(): RafPosition {
  const start = begun(2, { world: 'built' });
  return { ...start, owed: [2, 1].map((n) => ({ seat: 0, kind: 'tile', tier: 'plain', n })) };
}

/** A special place, as tales bring them, where tiles are laid or first pieces placed. */
function special(kind: 'tile' | 'deploy'): RafPosition {
  const start = begun(2, { world: kind === 'tile' ? 'built' : 'named' });
  const world = kind === 'tile' ? initialWorld(2) : start.world;
  const cells = Object.keys(Object.fromEntries(start.world.tiles.map(({ q, r }) => [`${q},${r}`, true])));
  const marked = cells.reduce((then, cell) => override(then, cell, { special: 'cavern' }), world);
  return {
    ...start,
    world: marked,
    owed: kind === 'tile' ? [{ seat: 0, kind: 'tile', tier: 'plain', n: 1 }] : start.owed
  };
}

const everything = '0nomad@0,0 0city@1,0 0ship@3,0 0temple@0,1 0mountaineer@1,1 0merchant@2,1';
const opponents = '1nomad@2,0 1city@0,2 1ship@4,0 1temple@2,2 1mountaineer@3,2 1merchant@1,2';
const small = 'ppssp/fmpps/pfmgp';

/** A bank with nothing in it: the others have it all. */
const drained = goods(500, 5, 5);

/** Tables that chance alone seldom lays. */
export const ODD: readonly RafPosition[] = [
  withoutMountains(),
  bays(),
  cramped(),
  special('tile'),
  special('deploy'),
  ...(['nomad', 'city', 'ship', 'temple', 'mountaineer', 'merchant'] as const).flatMap((card) => [
    scene({
      map: small,
      pieces: `${everything} ${opponents}`,
      card,
      seats: [
        { ...goods(8, 2, 2), guilds: ['thievesGuild', 'corsairs', 'alchemists', 'travelers'] },
        { ...drained, guilds: ['sentinels', 'shadowCult'] }
      ],
      options: guilded,
      more: { bank: { gold: 4, wood: 0, stone: 13 } }
    }),
    scene({
      map: small,
      pieces: `${everything} ${opponents}`,
      card,
      seats: [
        { ...goods(8, 5, 4), guilds: ['miners', 'mercenaries', 'masterJewelers', 'thievesGuild', 'shadowCult'] },
        goods(1, 2, 0)
      ],
      options: guilded
    })
  ]),
  // A Nomad at sea, a Nomad on a glacier, and Temples around that want them.
  scene({
    map: 'psp/pgp/mpp',
    pieces: '0temple@0,0 1nomad@1,0 1nomad@1,1 0temple@0,2',
    card: 'temple',
    seats: [{ ...goods(9), guilds: ['psyMonks'] }, { guilds: ['aquanauts', 'northerners'] }],
    options: guilded
  }),
  // Cities that were robbed, have nothing, or whose owner has what a thief has no room for.
  ...[goods(0, 1, 1), goods(0, 0, 0)].flatMap((theirs, n) =>
    [[], ['1,0']].map((robbed) => {
      const thief = scene({
        map: 'ppp/ppp',
        pieces: '0nomad@0,0 0nomad@2,0 1city@1,0',
        card: 'nomad',
        seats: [{ ...goods(0, 5, n), guilds: ['thievesGuild'] }, theirs],
        options: guilded
      });
      return { ...thief, acting: { ...thief.acting, robbed } };
    })
  ),
  scene({
    map: 'ppp',
    pieces: '0temple@0,0 1nomad@1,0',
    card: 'temple',
    seats: [goods(9), { guilds: ['shadowCult'] }],
    options: guilded
  }),
  scene({
    map: 'ss',
    pieces: '0ship@0,0 1ship@1,0',
    card: 'ship',
    seats: [{ guilds: ['corsairs'] }],
    options: guilded
  }),
  scene({
    map: 'gmg',
    pieces: '0city@0,0 0city@1,0 1merchant@1,0 0nomad@2,0',
    card: 'city',
    seats: [{ ...goods(5), guilds: ['travelers', 'snowmen', 'northerners'] }],
    options: guilded
  }),
  scene({
    map: 'gm',
    pieces: '0city@0,0 0nomad@1,0',
    card: 'city',
    seats: [{ guilds: ['travelers', 'snowmen'] }],
    options: guilded
  }),
  // A declined card that nothing in the World answers to.
  scene({
    map: 'pp',
    pieces: '0nomad@0,0',
    seats: [{ ...goods(30), decline: ['ship'], reserve: ['city', 'temple', 'mountaineer', 'merchant'] }],
    more: { phase: 'turn.buyBack', owed: [{ seat: 0, kind: 'buyBack', price: 5, optional: true }], won: 1 }
  }),
  // No active card, and a declined one without a piece.
  scene({
    map: 'pp',
    pieces: '0nomad@0,0 0city@1,0',
    seats: [{ ...goods(30), hand: [], discard: [], decline: ['nomad', 'city', 'ship'] }],
    more: { phase: 'turn.buyBack', owed: [{ seat: 0, kind: 'buyBack.forced', price: 5 }], won: 1 }
  }),
  // The third Temple: everybody declines the only card, and nobody can pay.
  scene({
    map: 'ppp',
    pieces: '0nomad@0,0 0temple@1,0 0temple@2,0',
    card: 'nomad',
    seats: [goods(0, 0, 2)]
  }),
  // Somebody holds the Doppelgangers, the other what cannot stay without its guild.
  scene({
    map: 'psp/gpp',
    pieces: '0nomad@0,0 0nomad@2,0 1nomad@1,0 1city@0,1',
    card: 'nomad',
    seats: [
      { ...goods(40), guilds: ['doppelgangers'] },
      { ...goods(5, 9, 8), guilds: ['aquanauts', 'collectors', 'snowmen'] }
    ],
    options: guilded
  })
];
