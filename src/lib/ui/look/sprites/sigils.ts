/** The second sign of every seat, on a 24 x 24 grid: seats are never told apart by colour alone. */
export const SIGILS = [
  'M4 12a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z',
  'M12 3 22 20H2Z',
  'M4 4h16v16H4Z',
  'M12 1.5 22.5 12 12 22.5 1.5 12Z',
  'M12 1.5l3 7 7.5.7-5.7 5 1.7 7.4L12 17.7l-6.5 3.9 1.7-7.4-5.7-5L9 8.5Z',
  'M12 2l9 5v10l-9 5-9-5V7Z',
  'M15 3a9.5 9.5 0 1 0 6 14A8 8 0 0 1 15 3Z',
  'M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5Z'
] as const;
