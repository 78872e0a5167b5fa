/** Chromium's offer to install, kept until the page asks for it. */
interface InstallOffer extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const DECLINED = 'plateau.install.declined';
/** Who said "not now" is left in peace for a month. */
const PEACE = 30 * 24 * 60 * 60 * 1000;

type InstallWay = 'offer' | 'ios' | null;

/** iPads call themselves Macs; a Mac has no touch screen. */
export const isIos = (agent: string, touchPoints: number): boolean =>
  /iPhone|iPad|iPod/.test(agent) || (/Macintosh/.test(agent) && touchPoints > 1);

export const inPeace = (declined: string | null, now: number): boolean =>
  declined !== null && now - Number(declined) >= 0 && now - Number(declined) < PEACE;

class Install {
  #offer = $state.raw<InstallOffer | null>(null);
  #installed = $state(false);
  #declined = $state(false);
  #ios = false;

  /** Listens from the start: the browser makes its offer once. */
  start(): void {
    this.#installed =
      matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true;
    this.#ios = isIos(navigator.userAgent, navigator.maxTouchPoints);
    this.#declined = inPeace(read(), Date.now());
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.#offer = event as InstallOffer;
    });
    addEventListener('appinstalled', () => {
      this.#installed = true;
      this.#offer = null;
    });
  }

  get installed(): boolean {
    return this.#installed;
  }

  /** How this device could install, or null if it cannot or has done so. */
  get way(): InstallWay {
    if (this.#installed) return null;
    return this.#offer !== null ? 'offer' : this.#ios ? 'ios' : null;
  }

  /** Whether a quiet screen may speak of it. */
  get invites(): boolean {
    return this.way !== null && !this.#declined;
  }

  async accept(): Promise<void> {
    const offer = this.#offer;
    if (offer === null) return;
    this.#offer = null;
    await offer.prompt();
    if ((await offer.userChoice).outcome === 'dismissed') this.decline();
  }

  decline(): void {
    this.#declined = true;
    try {
      localStorage.setItem(DECLINED, String(Date.now()));
    } catch {
      // Then it is asked again next time.
    }
  }
}

const read = (): string | null => {
  try {
    return localStorage.getItem(DECLINED);
  } catch {
    return null;
  }
};

export const install = new Install();
