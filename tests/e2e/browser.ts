import { existsSync } from 'node:fs'
import sparticuz from '@sparticuz/chromium'
import { type BrowserServer, chromium } from 'playwright-core'

/** Where browsers are that somebody has installed, best first; PALISADE_BROWSER names another. */
const installed = [
  process.env.PALISADE_BROWSER,
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The flags of the bundled browser that let it run without a desktop. Those that loosen the web's own rules or put all
 * pages into one process are left out: what is tested is what people have.
 */
export const browserArguments = ['--no-sandbox', '--no-zygote', '--disable-gpu', '--font-render-hinting=none']

/** Where Chromium is: an installed one, or the one that the packages bring along. */
export const browserPath = async (): Promise<string> =>
  installed.find((path) => path !== undefined && existsSync(path)) ?? (await sparticuz.executablePath())

/** Starts Chromium for tests to connect to. */
export const launchBrowser = async (): Promise<BrowserServer> =>
  chromium.launchServer({ executablePath: await browserPath(), args: browserArguments, headless: true })
