export { sunCandidates } from './candidates';
export { coastOf, exteriorOf, flood, type Coast } from './coast';
export { contourOf, type Contour } from './contour';
export { sunMoves, type SunMove } from './moves';
export { shoreMoves } from './shore';
export { walk, type Walked } from './walk';
