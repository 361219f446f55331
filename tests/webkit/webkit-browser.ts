import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';

/** How long the driver may take to start, in milliseconds. */
const START_MS = 30_000;

/** WebKit's driver. */
export interface WebKit {
  /** Opens a browser without cookies and storage, as narrow as WebKit's own window gets: 447 px. */
  openBrowser: () => Promise<WebDriver>;
  stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/status`)).ok;
  } catch {
    return false;
  }
}

/** Starts WebKitGTK's driver on a screen of its own. Throws when it does not start; Debian has it in `webkit2gtk-driver`, and `xvfb`. */
export async function startWebKit(): Promise<WebKit> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // A process group of its own, so that it ends with its screen and its browsers.
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', TZ: 'Europe/London' },
  });
  const failed = once(driver, 'error').then(([cause]): never => {
    throw new Error('xvfb-run did not start.', { cause });
  });
  const end = Date.now() + START_MS;
  while (!(await Promise.race([isReady(url), failed]))) {
    if (Date.now() > end) throw new Error('WebKitWebDriver did not start.');
    await wait(200);
  }
  failed.catch(() => undefined);
  return {
    async openBrowser() {
      const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
      const browser = await new Builder().usingServer(url).withCapabilities(capabilities).build();
      await browser.manage().window().setRect({ width: 375, height: 812, x: 0, y: 0 });
      return browser;
    },
    async stop() {
      if (driver.pid === undefined || driver.exitCode !== null) return;
      const gone = once(driver, 'exit');
      process.kill(-driver.pid, 'SIGTERM');
      await gone;
    },
  };
}
