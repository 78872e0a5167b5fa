/** Writes one JSON object on a line of its own to standard output. */
export type Print = (answer: object) => void;

/** A command of the engine. It answers through `print` and gives its exit code (nothing: 0). */
export type Command = (args: readonly string[], print: Print) => Promise<number | undefined> | number | undefined;

/** What a game brings to the command line, in its `commands.ts`: commands by name. */
export interface GameCommands {
  readonly commands: Readonly<Record<string, Command>>;
}

/** Something that the caller has to put right: told on standard error in one sentence. */
export class Complaint extends Error {}
