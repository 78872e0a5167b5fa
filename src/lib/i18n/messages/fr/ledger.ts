import type { Same } from '../same';
import type { ledger as en } from '../en/ledger';

export const ledger: Same<typeof en> = {
  'ledger.paste': 'Coller une partie',
  'ledger.paste.help': 'Le relevé d’une partie jouée ailleurs (Terra Mystica), ou le texte d’un fichier enregistré.',
  'ledger.paste.like': 'setup witches\nsetup giants\nwitches: build E9',
  'ledger.paste.do': 'Lire',
  'ledger.paste.clear': 'Effacer',
  'ledger.found': 'D’un relevé : {n#line}',
  'noun.line': ['{n} ligne', '{n} lignes'],
  'ledger.line': 'La ligne {n} n’est pas possible.',
  'ledger.lineAt': 'La ligne {n} n’est pas possible : « {command} »',
  'ledger.unchanged': 'Rien n’a été ouvert et rien n’a changé. Corrigez la ligne et relisez.',
  'ledger.share': 'Partager en relevé',
  'ledger.copy': 'Copier en relevé',
  'ledger.copied': 'Le relevé est dans le presse-papiers.',
  'ledger.soon': 'Rien à écrire pour l’instant : il faut d’abord que chacun ait un peuple.',
  'ledger.inText': 'Dans ce texte : {n#game}',
  'ledger.open': 'Ouvrir cette partie'
};
