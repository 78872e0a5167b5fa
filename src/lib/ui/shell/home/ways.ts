import type { MessageKey } from '$lib/i18n';

/** From home to the other rooms. */
export const WAYS: readonly { href: string; icon: string; key: MessageKey }[] = [
  { href: '/players', icon: 'ui-chart', key: 'home.people' },
  { href: '/rules', icon: 'ui-book', key: 'home.rules' },
  { href: '/open', icon: 'ui-open', key: 'home.open' },
  { href: '/settings', icon: 'ui-gear', key: 'home.settings' }
];

/** At the foot of a phone, where the thumb is. */
export const TABS: readonly { href: string; icon: string; key: MessageKey }[] = [
  { href: '/', icon: 'ui-hand', key: 'home.tab.play' },
  { href: '/finished', icon: 'vp', key: 'home.tab.finished' },
  { href: '/players', icon: 'ui-chart', key: 'home.people' },
  { href: '/rules', icon: 'ui-book', key: 'home.rules' },
  { href: '/open', icon: 'ui-open', key: 'home.tab.files' }
];
