import { kit } from '../kit';
import { unleashEvent } from '../rules/events';

/** An event that does harm begins when the holder of the token says so; what it will destroy is seen before. */
export const unleash = kit.move(
  'unleash',
  {},
  {
    rule: 'RF 17.0',
    answers: ['unleash'],
    effect: (draft, _move, { what }) => unleashEvent(draft, what)
  }
);
