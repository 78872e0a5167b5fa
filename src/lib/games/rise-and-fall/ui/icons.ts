/** Sprites of counters and score rows. */
const ICONS: Readonly<Record<string, string>> = {
  gold: 'rf-gold',
  wood: 'rf-wood',
  stone: 'rf-stone',
  nomad: 'rf-nomad',
  city: 'rf-city',
  ship: 'rf-ship',
  temple: 'rf-temple',
  mountaineer: 'rf-mountaineer',
  merchant: 'rf-merchant',
  active: 'rf-card',
  declined: 'rf-decline',
  trophies: 'rf-trophy',
  sea: 'r-sea',
  plain: 'r-plain',
  forest: 'r-forest',
  mountain: 'r-mountain',
  guilds: 'rf-card'
};

export const iconOf = (name: string): string => ICONS[name] ?? 'ui-info';
