/** Sprites of counters and score rows. */
const ICONS: Readonly<Record<string, string>> = {
  points: 'vp',
  wood: 'c-wood',
  stone: 'c-stone',
  huts: 'c-hut',
  towers: 'c-tower',
  group: 'c-group',
  'majority.meadow': 'c-meadow',
  'majority.forest': 'c-forest',
  'majority.hill': 'c-hill',
  finds: 'c-bag',
  welcomes: 'c-welcome',
  leftovers: 'c-wood',
  'task.forest': 'c-task-forest',
  'task.quarry': 'c-task-quarry',
  'task.feast': 'c-task-feast'
};

export const iconOf = (name: string): string => ICONS[name] ?? 'ui-info';
