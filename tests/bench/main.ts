import { gameFigures } from './games';
import { kernelFigures } from './kernel';
import { table } from './measure';

export async function bench(): Promise<void> {
  console.log(`\n${table('Kernel (Node)', kernelFigures())}`);
  console.log(table('Games (Node)', await gameFigures()));
}
