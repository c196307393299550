import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { root } from '#cdk/local/application.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { platform } from './platform.ts'
import { patience } from './seeing.ts'

/** Widths that screens are looked at: a laptop and a phone. */
export const widths = { laptop: 1440, phone: 390 } as const

const heights: Readonly<Record<keyof typeof widths, number>> = { laptop: 900, phone: 844 }

/** Somebody in front of a browser of their own. */
export interface Visitor {
  readonly page: Page
  readonly region: RegionCode
  /** Goes to a window of another size. */
  resize(size: keyof typeof widths): Promise<void>
  /** Keeps a picture of what is on the screen: `artifacts/e2e/us/calculator-1440.png`. */
  shot(name: string): Promise<void>
  /** What went wrong on the way without being shown: errors of scripts, answers 500 and above. Empties the list. */
  troubles(): readonly string[]
  leave(): Promise<void>
}

/** What a browser says of a page that it keeps from doing something, or that did what it must not. */
const serious = /Content Security Policy|Refused to|Uncaught|Minified React error|Maximum update depth/

/** Has the page say on its console what the policy stopped, also what whoever tried has caught. */
const tellOfViolations = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) => {
      console.error(`Content Security Policy: ${violatedDirective} stopped ${blockedURI} of ${sourceFile} ${sample}`)
    })
  })

const listenTo = (page: Page, heard: string[]): void => {
  page.on('pageerror', (error) => heard.push(`Error on ${page.url()}: ${error.message}`))
  page.on('console', (said) => {
    if (said.type() === 'error' && serious.test(said.text())) heard.push(`Console on ${page.url()}: ${said.text()}`)
  })
  page.on('response', (answer) => {
    if (answer.status() >= 500) heard.push(`${answer.request().method()} ${answer.url()} answered ${answer.status()}`)
  })
}

/** The platform's address of a region, for browsers. */
export const addressOf = (region: RegionCode, port = platform().port): string => `http://${region}.localhost:${port}`

/**
 * Opens a browser of one's own at the region's address: no cookies, no session, one window. `port` names another platform
 * than the one all journeys share.
 */
export const visit = async (
  region: RegionCode,
  size: keyof typeof widths = 'laptop',
  port?: number,
): Promise<Visitor> => {
  const browser = await chromium.connect(inject('browser'))
  const context: BrowserContext = await browser.newContext({
    baseURL: addressOf(region, port),
    viewport: { width: widths[size], height: heights[size] },
    locale: regionOf(region).locale,
    reducedMotion: 'reduce',
    ...(size === 'phone' && { hasTouch: true, isMobile: true, deviceScaleFactor: 2 }),
  })
  context.setDefaultTimeout(patience)
  await tellOfViolations(context)
  const page = await context.newPage()
  const heard: string[] = []
  listenTo(page, heard)
  const folder = join(root, 'artifacts/e2e', region)
  let width: number = widths[size]
  mkdirSync(folder, { recursive: true })
  return {
    page,
    region,
    resize: async (to) => {
      width = widths[to]
      await page.setViewportSize({ width, height: heights[to] })
    },
    shot: async (name) => {
      // A picture of what is loading shows nothing; one that never comes to rest is taken as it is.
      await page
        .locator('.MuiSkeleton-root')
        .first()
        .waitFor({ state: 'hidden', timeout: 4000 })
        .catch(() => undefined)
      await page.screenshot({ path: join(folder, `${name}-${width}.png`), animations: 'disabled' })
    },
    troubles: () => heard.splice(0),
    leave: async () => {
      await context.close()
      await browser.close()
    },
  }
}
