import type { Same } from '../same';
import type { store as en } from '../en/store';

export const store: Same<typeof en> = {
  'store.import.inGame': 'Partie {n} du fichier :',
  'store.import.tooLarge': 'Ce fichier pèse {size} Mo. Plateau ouvre des fichiers jusqu’à {limit} Mo.',
  'store.import.unreadable': 'L’appareil n’a pas pu lire ce fichier. Il a peut-être été déplacé ou supprimé.',
  'store.import.empty': 'Ce fichier est vide.',
  'store.import.cutOff': 'La fin de ce fichier manque. Il n’a peut-être pas été copié en entier.',
  'store.import.notJson': 'Ce fichier est illisible : il est abîmé, ou il ne vient pas de Plateau.',
  'store.import.notPlateau': 'Ce fichier ne vient pas de Plateau.',
  'store.import.newer':
    'Ce fichier vient d’une version plus récente de Plateau. Mettez Plateau à jour, puis rouvrez-le.',
  'store.import.deep': 'Ce fichier est construit comme aucun fichier de Plateau.',
  'store.import.key': 'Ce fichier contient « {name} », ce qu’aucun fichier de Plateau ne contient.',
  'store.import.number': 'Ce fichier contient un nombre impossible à « {name} ».',
  'store.import.type': 'Ce fichier contient quelque chose d’illisible à « {name} ».',
  'store.import.field': 'Quelque chose manque ou ne va pas dans ce fichier : « {name} ».',
  'store.import.game': 'Cette version de Plateau ne connaît pas le jeu « {name} ».',
  'store.import.players': 'Ce fichier a un nombre de places que son jeu ne permet pas.',
  'store.import.options': 'Ce fichier a des options que son jeu n’a pas.',
  'store.import.seats': 'Les places de ce fichier ne conviennent pas au jeu.',
  'store.import.damaged': 'Le coup {row} de ce fichier a été modifié ou abîmé.',
  'store.import.head': 'Des coups manquent à la fin de ce fichier, ou ont été modifiés.',
  'store.import.illegal': 'Le coup {row} de ce fichier est contraire aux règles du jeu.',
  'store.import.many': 'Ce fichier a une liste de plus de {limit} entrées, ce qu’aucun fichier de Plateau n’a.',
  'store.import.games':
    'Ce fichier contient {n} parties. Plateau en ouvre {limit} à la fois : répartissez-les en plusieurs fichiers.',
  'store.import.tooLong': 'Ce fichier a plus de {limit} coups dans une partie.',
  'store.import.noRoom': 'Il n’y a pas assez de place sur cet appareil pour ce fichier. Rien n’a changé.',
  'store.import.failed': 'L’appareil n’a pas pris ce fichier cette fois. Rien n’a changé ; réessayez.',
  'store.backup.damaged': 'Cette copie est illisible. Rien n’a changé.',
  'store.backup.unsafe': 'Les parties d’aujourd’hui n’ont pas pu être copiées d’abord : rien n’a changé.'
};
