import { build } from './build.mjs';
import { main, onStop, Trouble } from './process.mjs';
import { serve } from './serve.mjs';
import { ensureModules } from './setup.mjs';

const USUAL_PORT = 4173;
/** A browser keeps games by address, so the same few ports are tried in the same order each time. */
const OTHER_PORTS = [...Array.from({ length: 20 }, (_, n) => USUAL_PORT + 1 + n), 0];

/** @param {string} root */
async function serveSomewhere(root) {
  const wanted = process.env.PORT;
  if (wanted !== undefined && !/^\d{1,5}$/.test(wanted)) throw new Trouble(`PORT is ${wanted}, which is no port.`);
  for (const port of wanted === undefined ? [USUAL_PORT, ...OTHER_PORTS] : [Number(wanted)]) {
    try {
      return await serve({ root, port });
    } catch (error) {
      const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
      if (code !== 'EADDRINUSE' && code !== 'EACCES') throw new Trouble(`Nothing can be served: ${message}`);
    }
  }
  throw new Trouble(`Port ${wanted} is taken or not allowed. Choose another with PORT=..., or leave it out.`);
}

await main(async () => {
  await ensureModules();
  const server = await serveSomewhere(await build());
  onStop(async () => {
    await server.stop();
    return 0;
  });
  console.log(`\nPlateau is at ${server.url}`);
  if (server.port !== USUAL_PORT && process.env.PORT === undefined) {
    console.log(`(Port ${USUAL_PORT} is taken. Games saved at another address do not show at this one.)`);
  }
  console.log('Ctrl+C stops this server. What has been opened once goes on working without it.');
});
