import type { GameCommands } from '../../../tools/engine/command';
import { exportLedger } from './commands/export-ledger';
import { illegal } from './commands/illegal';
import { ledger } from './commands/ledger';

/** What this game brings to the engine's command line. */
export const commands: GameCommands['commands'] = { ledger, illegal, 'export-ledger': exportLedger };
