import { language, remembered } from '$lib/i18n';
import { loadSettings, saveSettings, type Settings } from '$lib/store';
import { noted, show } from './appearance';
import { arrived, note, pending, type Choice } from './pending';

/**
 * What the people of this device prefer. The notes of the last start count until the storage answers, and
 * a choice takes effect at once, whether it can be kept or not.
 */
class Preferences {
  #settings = $state.raw<Settings | null>(null);
  #choice = $state.raw<Partial<Choice>>({});
  #kept = $state(true);
  #loading: Promise<void> | null = null;
  #saving = 0;

  /** After the first paint: takes up what the storage says, for example after a restored backup. */
  load(): Promise<void> {
    return (this.#loading ??= this.#read());
  }

  /** Reads again, after a file with settings was opened. */
  refresh(): Promise<void> {
    this.#choice = {};
    return (this.#loading = this.#read());
  }

  async #read(): Promise<void> {
    try {
      const late = pending();
      this.#settings = Object.keys(late).length > 0 ? await saveSettings(late) : await loadSettings();
      // What was chosen while this was being read stays chosen.
      show(this.theme, this.motion);
      if (this.language !== remembered()) await language.choose(this.language);
      this.#settle();
    } catch {
      this.#kept = false;
    }
  }

  /** False when what is chosen lasts only as long as the page. */
  get kept(): boolean {
    return this.#kept;
  }
  get language(): Settings['language'] {
    return this.#choice.language !== undefined
      ? this.#choice.language
      : this.#settings === null
        ? remembered()
        : this.#settings.language;
  }
  get theme(): Settings['theme'] {
    return this.#choice.theme ?? this.#settings?.theme ?? noted().theme;
  }
  get motion(): Settings['motion'] {
    return this.#choice.motion ?? this.#settings?.motion ?? noted().motion;
  }
  get turnEnd(): Settings['turnEnd'] {
    return this.#choice.turnEnd ?? this.#settings?.turnEnd ?? 'auto';
  }
  get pace(): Settings['pace'] {
    return this.#choice.pace ?? this.#settings?.pace ?? 'normal';
  }
  get layout(): Settings['layout'] | undefined {
    return this.#choice.layout ?? this.#settings?.layout;
  }
  get clock(): boolean {
    return this.#choice.clock ?? this.#settings?.clock ?? false;
  }
  get sound(): Settings['sound'] {
    return this.#choice.sound ?? this.#settings?.sound ?? 'off';
  }
  get volume(): number {
    return this.#choice.volume ?? this.#settings?.volume ?? 60;
  }
  get haptics(): boolean {
    return this.#choice.haptics ?? this.#settings?.haptics ?? false;
  }
  get lastSetup(): Settings['lastSetup'] {
    return this.#settings?.lastSetup ?? {};
  }
  get alone(): Settings['alone'] {
    return this.#settings?.alone ?? { name: '', bots: {} };
  }

  async choose(change: Partial<Choice>): Promise<void> {
    this.#choice = { ...this.#choice, ...change };
    note(change);
    show(this.theme, this.motion);
    this.#saving++;
    if (change.language !== undefined) await language.choose(change.language).catch(() => undefined);
    await this.#save(change);
    this.#saving--;
    this.#settle();
  }

  /** Nothing is on its way any more. */
  #settle(): void {
    if (this.#saving === 0) arrived();
  }

  /** A game was set up like this; next time it is offered again. */
  async rememberSetup(game: string, setup: Settings['lastSetup'][string]): Promise<void> {
    await this.load();
    // The newest stands last: its people are offered for other games, too.
    const { [game]: _before, ...others } = this.lastSetup;
    await this.#save({ lastSetup: { ...others, [game]: setup } });
  }

  /** Somebody sat down alone with these bots. */
  async rememberAlone(game: string, name: string, levels: readonly string[]): Promise<void> {
    await this.load();
    await this.#save({ alone: { name, bots: { ...this.alone.bots, [game]: levels } } });
  }

  async #save(change: Partial<Settings>): Promise<void> {
    try {
      this.#settings = await saveSettings(change);
      this.#kept = true;
    } catch {
      this.#kept = false;
    }
  }
}

export const preferences = new Preferences();
