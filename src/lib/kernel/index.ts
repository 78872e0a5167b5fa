export * from './bots';
export * from './budget';
export * from './sequence';
export * from './draft';
export * from './game';
export * from './goods';
export * from './graph';
export * from './hex';
export * from './json';
export * from './kit';
export * from './log';
export * from './owed';
export {
  isOver,
  paths,
  phaseContext,
  rule,
  when,
  type PhaseContext,
  type PhaseEvent,
  type PhaseMachine
} from './phase-machine';
export * from './play';
export * from './position';
export * from './preview';
export * from './random';
export * from './score';
export * from './search';
export * from './session';
export * from './settings';
export { proceed } from './phases';
export { unfit } from './transitions';
export * from './view';
export type { DecisionOf, Vocabulary } from './vocabulary';
