import type { Cue, Note } from './cues';

/** Wood and paper out of sines and noise. Times are in seconds, levels parts of the whole. */
interface Desk {
  readonly audio: BaseAudioContext;
  readonly out: AudioNode;
}

interface Tone {
  readonly at: number;
  readonly lasts: number;
  readonly from: number;
  readonly to?: number;
  readonly level: number;
  readonly attack?: number;
  readonly shape?: OscillatorType;
}

interface Grain {
  readonly at: number;
  readonly lasts: number;
  readonly level: number;
  readonly filter: BiquadFilterType;
  readonly pitch: number;
}

/** Swells and dies away; nothing clicks. */
function swell({ audio, out }: Desk, at: number, lasts: number, level: number, attack = 0.004): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(level, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  gain.connect(out);
  return gain;
}

function tone(desk: Desk, { at, lasts, from, to = from, level, attack, shape = 'sine' }: Tone): void {
  const source = desk.audio.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + lasts);
  source.connect(swell(desk, at, lasts, level, attack));
  source.start(at);
  source.stop(at + lasts);
}

function grain(desk: Desk, { at, lasts, level, filter, pitch }: Grain): void {
  const { audio } = desk;
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const data = samples.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = samples;
  const band = audio.createBiquadFilter();
  band.type = filter;
  band.frequency.value = pitch;
  source.connect(band).connect(swell(desk, at, lasts, level));
  source.start(at);
}

/** Struck wood: the note, and its fourth harmonic for a moment. */
function wood(desk: Desk, at: number, pitch: number, lasts: number): void {
  tone(desk, { at, lasts, from: pitch, level: 0.5 });
  tone(desk, { at, lasts: Math.min(0.08, lasts), from: pitch * 4, level: 0.1 });
}

const chord = (desk: Desk, at: number, pitches: readonly number[], step: number, held: number): void =>
  pitches.forEach((pitch, i) => wood(desk, at + i * step, pitch, i === pitches.length - 1 ? held : step * 1.6));

const [G, C, E, HIGH_C] = [392, 523.25, 659.25, 1046.5];
const WHOLE_TONE = 2 ** (1 / 6);
const times = (n: number, most: number): readonly number[] => [...Array(Math.min(n, most)).keys()];

const VOICES: Readonly<Record<Cue, (desk: Desk, at: number, n: number) => void>> = {
  tap: (desk, at) => grain(desk, { at, lasts: 0.025, level: 0.5, filter: 'bandpass', pitch: 2200 }),
  lay: (desk, at) => {
    tone(desk, { at, lasts: 0.09, from: 180, to: 120, level: 0.6 });
    grain(desk, { at, lasts: 0.03, level: 0.2, filter: 'lowpass', pitch: 1200 });
  },
  dig: (desk, at) =>
    times(2, 2).forEach((i) =>
      grain(desk, { at: at + i * 0.07, lasts: 0.07, level: 0.5, filter: 'lowpass', pitch: 420 })
    ),
  coin: (desk, at, n) =>
    times(n, 3).forEach((i) => {
      for (const from of [1900, 2600])
        tone(desk, { at: at + i * 0.06, lasts: 0.06, from, level: 0.12, shape: 'triangle' });
    }),
  flow: (desk, at, n) =>
    times(n, 10).forEach((i) =>
      tone(desk, { at: at + i * 0.04, lasts: 0.06, from: 520 * WHOLE_TONE ** i, level: 0.25 })
    ),
  sun: (desk, at, n) =>
    times(n, 8).forEach((i) => tone(desk, { at: at + i * 0.12, lasts: 0.16, from: 330, level: 0.35, attack: 0.06 })),
  turn: (desk, at) => chord(desk, at, [392, 587.33], 0.11, 0.15),
  lock: (desk, at) => grain(desk, { at, lasts: 0.08, level: 0.8, filter: 'lowpass', pitch: 180 }),
  reveal: (desk, at) =>
    times(5, 5).forEach((i) =>
      grain(desk, { at: at + i * 0.064, lasts: 0.05, level: 0.4, filter: 'bandpass', pitch: 3200 - i * 420 })
    ),
  trophy: (desk, at) => chord(desk, at, [G, C, E], 0.15, 0.6),
  end: (desk, at) => chord(desk, at, [G, C, E, HIGH_C], 0.18, 0.95)
};

/** -18 dBFS: nothing is ever louder. */
const LOUDEST = 0.125;

/** A loudspeaker that opens with the first note; browsers allow it once somebody has touched the page. */
export class Speaker {
  #audio: AudioContext | null = null;
  #gain: GainNode | null = null;

  /** Notes one after the other, at a volume from 0 to 100. */
  play(notes: readonly Note[], volume: number): void {
    if (notes.length === 0 || volume === 0) return;
    const audio = (this.#audio ??= new AudioContext());
    if (audio.state === 'suspended') void audio.resume().catch(() => undefined);
    if (this.#gain === null) {
      this.#gain = audio.createGain();
      this.#gain.connect(audio.destination);
    }
    this.#gain.gain.value = LOUDEST * (volume / 100);
    notes.forEach(({ cue, n }, i) => VOICES[cue]({ audio, out: this.#gain! }, audio.currentTime + 0.01 + i * 0.12, n));
  }

  close(): void {
    void this.#audio?.close().catch(() => undefined);
    this.#audio = null;
    this.#gain = null;
  }
}
