import { putCiv, tell, type Draft } from '../draft';
import { GUILDS } from '../guilds';
import { RESOURCES, type GuildId, type RafPosition } from '../state';
import { boardOf } from './board';
import { removePiece, tellLost } from './pieces';
import { canStand } from './powers';
import { capOf, pay } from './stock';
import { settleEffect } from './trophies';

/** The guild that can be exchanged, if a civilization holds it. */
export const swapCard = ({ civs }: RafPosition, civ: number): GuildId | undefined =>
  civs[civ]!.guilds.find((id) => GUILDS[id].swapPrice !== undefined);

/** What the others hold. */
export const swapTargets = ({ civs }: RafPosition, civ: number): { other: number; guild: GuildId }[] =>
  civs.flatMap(({ guilds }, other) => (other === civ ? [] : guilds.map((guild) => ({ other, guild }))));

export function swapGuilds(d: Draft, civ: number, other: number, guild: GuildId): void {
  const given = swapCard(d.p, civ)!;
  pay(d, civ, { gold: GUILDS[given].swapPrice! });
  const exchanged = (at: number, out: GuildId, into: GuildId) =>
    d.p.civs[at]!.guilds.map((id) => (id === out ? into : id));
  putCiv(d, civ, { guilds: exchanged(civ, given, guild) });
  putCiv(d, other, { guilds: exchanged(other, guild, given) });
  d.p.recycling = { ...d.p.recycling, swapped: true };
  tell(d, 'swap', { seat: civ, other, guild });
  for (const loser of [civ, other]) afterLoss(d, loser);
}

/** Pieces that could not stand where they are go, and resources above the limit too (RF 11.1). */
export function afterLoss(d: Draft, civ: number): void {
  const { ground } = boardOf(d.p);
  for (const piece of d.p.pieces) {
    if (piece.owner !== civ || canStand(d.p, civ, piece.type, ground.terrain[ground.at.get(piece.cell)!]!)) continue;
    removePiece(d, piece);
    tellLost(d, piece);
  }
  for (const resource of RESOURCES) {
    const n = d.p.civs[civ]!.stock[resource] - capOf(d.p, civ);
    if (n <= 0) continue;
    pay(d, civ, { [resource]: n });
    tell(d, 'surplus', { seat: civ, resource, n });
  }
  settleEffect(d);
}
