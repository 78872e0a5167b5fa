import { expose, proxy } from 'comlink';
import { think } from './think';

/** Everything that runs off the page's own thread, in one script: bots and files share the rules in it. */
const background = {
  think,
  /** Loaded when a file is read: bots do not need it. */
  service: async (build: string) => proxy((await import('./service')).serviceFor(build))
};
export type Background = typeof background;

expose(background);
