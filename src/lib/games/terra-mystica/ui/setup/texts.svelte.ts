import { gameTexts, language, type GameTexts, type Language } from '$lib/i18n';
import { terraMystica } from '../../entry';
import { FACTIONS, type FactionId } from '../../ids';
import { say } from './words';

let texts = $state.raw<GameTexts | null>(null);
let asked = false;

/** A name of the game's own texts. They are at hand as soon as a game is open. */
export function tell(key: string): string {
  if (!asked) {
    asked = true;
    void gameTexts(terraMystica).then((loaded) => (texts = loaded));
  }
  return texts?.say(key) ?? '';
}

/** What a faction can do, as its chapter of the rules says it. */
interface Ability {
  readonly stronghold: boolean;
  readonly text: string;
}

let chapters = $state.raw<Partial<Record<Language, Readonly<Record<string, readonly string[]>>>>>({});
const wanted = new Set<Language>();

function fetch(spoken: Language): void {
  if (wanted.has(spoken)) return;
  wanted.add(spoken);
  terraMystica.rulebook(spoken).then(
    (book) => {
      const sections = book.chapters.flatMap((chapter) => chapter.sections);
      chapters = { ...chapters, [spoken]: Object.fromEntries(sections.map(({ id, text }) => [id, text])) };
    },
    () => wanted.delete(spoken)
  );
}

/** The last paragraph of a faction's chapter tells its start, which is drawn beside it. */
export function abilitiesOf(id: FactionId): readonly Ability[] {
  fetch(language.current);
  const text = chapters[language.current]?.[sectionOf(id)] ?? [];
  const mark = say('strongholdMark');
  return text.slice(0, -1).map((sentence) => ({
    stronghold: sentence.startsWith(mark),
    text: sentence.startsWith(mark) ? capital(sentence.slice(mark.length).trim()) : sentence
  }));
}

/** Where the rules speak of a faction. */
export const sectionOf = (id: FactionId): string => `12.${FACTIONS.indexOf(id) + 1}`;

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A name at the head of a line. */
export const Tell = (key: string): string => capital(tell(key));
