import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Complaint, type Command, type GameCommands, type Print } from './command';

/** Commands that only make sense for one game, which brings them itself. */
const OF_GAMES: Readonly<Record<string, readonly string[]>> = {
  'terra-mystica': ['ledger', 'illegal', 'export-ledger']
};

/** Each command is loaded when it is called: the engine starts as fast as its smallest part. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  games: async () => (await import('./commands/games')).games,
  simulate: async () => (await import('./commands/simulate')).simulate,
  arena: async () => (await import('./commands/arena')).arena,
  tune: async () => (await import('./commands/tune')).tune,
  replay: async () => (await import('./commands/replay')).replay,
  ...Object.fromEntries(
    Object.entries(OF_GAMES).flatMap(([game, names]) => names.map((name) => [name, () => ofGame(game, name)]))
  )
};

async function ofGame(game: string, name: string): Promise<Command> {
  const file = new URL(`../../lib/games/${game}/commands.ts`, import.meta.url);
  if (!existsSync(fileURLToPath(file))) throw new Complaint(`${name} belongs to ${game}, which is not in this version`);
  const { commands } = (await import(file.href)) as GameCommands;
  const command = commands[name];
  if (command === undefined) throw new Complaint(`${game} has no command ${name}`);
  return command;
}

const print: Print = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`);

/** One command of the engine, to its exit code. */
export async function engine([name, ...args]: readonly string[]): Promise<number> {
  try {
    const load = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (load === undefined) {
      const known = Object.keys(COMMANDS).join(', ');
      throw new Complaint(name === undefined ? `Which command? ${known}` : `No command ${name}. There are: ${known}`);
    }
    const command = await load();
    return (await command(args, print)) ?? 0;
  } catch (error) {
    console.error(error instanceof Complaint ? error.message : error);
    return 1;
  }
}
