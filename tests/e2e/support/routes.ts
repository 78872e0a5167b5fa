/** Every route of the app, with something that is only there when the page is whole. */
export const routes = (gameId: string): Record<string, string> => ({
  '/': '[href^="/play/"]',
  '/new': 'main >> text=Seed',
  '/new?game=clearings': 'main >> text=Seed',
  '/rules': '[href="/rules/clearings"]',
  '/rules/clearings': '[data-chapter]',
  '/settings': 'main >> text=Back up now',
  '/open': 'input[type="file"]',
  '/finished': 'main >> text=No game is finished yet.',
  '/players': 'main >> text=As soon as a game is finished',
  [`/replay/${gameId}`]: 'main >> text=Continue from here',
  [`/play/${gameId}`]: '[data-play] [data-place]',
  '/no/such/page': 'text=There is nothing here'
});
