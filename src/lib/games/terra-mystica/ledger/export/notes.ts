/** Known differences that cannot be written down (TM 15): why the site will not play a game as we did. */
export const NOTES = {
  ice: 'S22: an ice faction turned a hex into ice by the long way round, and the site knows the short way only.',
  double:
    'S23: the Chaos Magicians transformed with the first action of their double turn and built with the second, which the site counts to the first.',
  order:
    'S25: without variable turn order the later rounds went clockwise by seat, and the site follows the places of the auction.',
  tenth: 'S26: a step onto space 10 was declined that the site makes by itself as soon as there is a key.',
  tokens: 'S27: the Dragonlords declined tokens of the cult bonus, which the site gives by itself before the income.'
} as const;
