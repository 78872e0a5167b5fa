declare global {
  namespace App {
    interface PageState {
      /** The rules lie open over the game. */
      rules?: boolean;
    }
  }
}

export {};
