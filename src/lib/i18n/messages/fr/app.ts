import type { Same } from '../same';
import type { app as en } from '../en/app';

export const app: Same<typeof en> = {
  'app.title': '{page} · Plateau',
  'app.skip': 'Aller au contenu',
  'app.lost.title': 'Il n’y a rien ici',
  'app.lost.text': 'L’adresse est peut-être ancienne, ou il y manque une lettre.',
  'app.broken.title': 'Quelque chose n’a pas marché',
  'app.broken.text':
    'Vos parties sont à l’abri sur cet appareil. Recommencez ; si cela revient, enregistrez-les dans un fichier depuis les réglages.',
  'app.home': 'Vers les parties',
  'app.again': 'Recommencer',
  'app.late': 'La mémoire de l’appareil n’a pas encore répondu. Rien n’est perdu : attendez un peu, ou recommencez.',
  'app.offline': 'Fonctionne sans réseau',
  'install.title': 'Garder Plateau sur cet appareil',
  'install.text': 'Il démarre alors comme toute application, même dans une maison sans réseau.',
  'install.offline': 'Se joue sans réseau',
  'install.kept': 'Les parties sont gardées pour de bon',
  'install.full': 'Remplit tout l’écran',
  'install.do': 'Installer',
  'install.notNow': 'Pas maintenant',
  'install.ios': 'Dans Safari : touchez Partager, puis « Sur l’écran d’accueil ».',
  'install.why':
    'Un navigateur peut effacer les parties d’une page simplement visitée : Safari le fait après sept jours sans visite. Il ne touche pas à un Plateau installé.',
  'install.is': 'Plateau est installé sur cet appareil.',
  'update.title': 'Une nouvelle version est là',
  'update.text': 'Vos parties restent exactement comme elles sont.',
  'update.busy': 'Une partie est ouverte dans une autre fenêtre. Fermez-la d’abord, pour que rien ne change sous elle.',
  'update.unsaved':
    'Les derniers coups de cette fenêtre n’ont pas pu être enregistrés. Mettez d’abord la partie dans un fichier ; la nouvelle version essaiera de reprendre ce qui est ici.',
  'update.anyway': 'L’utiliser quand même',
  'leave.unsaved': 'Les derniers coups de cette fenêtre ne sont pas encore enregistrés.',
  'update.do': 'L’utiliser',
  'update.doing': 'Un instant …'
};
