import type { Seat } from '$lib/kernel';
import type { Place } from '$lib/play/move-ui';
import type { Cult } from '../../ids';
import { cultIcon } from '../icons';
import { cultTrack } from '../places';
import { tapOn } from './tap-on';

/** A move on one cult track: touched there, and shown by the sign of the cult. */
export const onCult = (kind: string) => ({
  icon: 'tm-cults',
  places: ({ cult }: { readonly cult: Cult }): readonly Place[] => [cultTrack(cult)],
  picture: ({ cult }: { readonly cult: Cult }): string => cultIcon(cult),
  attempt: tapOn('cult', ([cult], seat: Seat) => ({ kind, seat, cult }))
});
