import { t } from '$lib/i18n';
import { notices } from '$lib/shell/notices.svelte';
import { fileName, saveFile } from '$lib/shell/save-file';
import { addressOf, drawSheet, type PaperSheet } from './sheet-picture';

/** Twice as fine as it is drawn, for screens that are. */
const FINE = 2;

/** Hands the score sheet to the person as a picture, made on this device. */
export async function sharePicture(sheet: PaperSheet, game: string): Promise<void> {
  const picture = await paint(sheet).catch(() => null);
  if (picture === null) notices.say(t('home.failed'));
  else await saveFile(fileName(`${game}-score`, Date.now(), 'png'), picture, 'image/png');
}

async function paint(sheet: PaperSheet): Promise<Blob | null> {
  const { svg, width, height } = drawSheet(sheet);
  const image = new Image();
  image.src = addressOf(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * FINE;
  canvas.height = height * FINE;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}
