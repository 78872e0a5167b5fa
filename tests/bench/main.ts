import { serve } from '../../src/tools/serve.mjs';
import { coldStartFigures } from './cold-start';
import { gameFigures } from './games';
import { kernelFigures } from './kernel';
import { lateFigures } from './late';
import { table } from './measure';
import { sunFigures } from './sun';
import { tapFigures } from './taps';
import { weightFigures } from './weight';

/** Prints every figure; nothing is held against a clock. */
export async function bench(root: string): Promise<void> {
  console.log(`\n${table('Kernel (Node)', kernelFigures())}`);
  console.log(table('Games (Node)', [...(await gameFigures()), ...sunFigures()]));
  const server = await serve({ root });
  try {
    console.log(table('First visit', await weightFigures(server.url, root)));
    const taps = [...(await tapFigures(server.url)), ...(await lateFigures(server.url))];
    console.log(table('In play, four times slower than this machine', [...taps, ...(await coldStartFigures(server))]));
  } finally {
    await server.stop();
  }
}
