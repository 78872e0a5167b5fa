export * from './bots';
export * from './deed';
export * from './game';
export * from './goods';
export * from './graph';
export * from './hex';
export * from './json';
export * from './log';
export * from './owed';
export {
  paths,
  phaseContext,
  rule,
  unfit,
  when,
  type PhaseContext,
  type PhaseEvent,
  type PhaseMachine
} from './phases';
export * from './play';
export * from './position';
export * from './preview';
export * from './random';
export * from './score';
export * from './session';
export * from './settings';
export * from './view';
