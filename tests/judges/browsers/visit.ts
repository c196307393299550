import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#cdk/local/application.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { Guest } from '#tests/e2e/chapters.ts'
import { addressOf } from '#tests/e2e/visitor.ts'
import type { Driver } from './driver.ts'
import { startFirefox } from './firefox.ts'
import { pageOf } from './page.ts'
import { startWebKit } from './webKit.ts'

/** The browsers that Playwright does not drive as they are installed. */
export const browsers = { firefox: startFirefox, webkit: startWebKit }

export type BrowserName = keyof typeof browsers

const size = { width: 1440, height: 900 }

/** Somebody at the region's address in a browser of their own. */
export const visitWith = async (browser: BrowserName, region: RegionCode): Promise<Guest> => {
  const driver: Driver = await browsers[browser](size, regionOf(region).locale)
  const folder = join(root, 'artifacts/judges', browser)
  mkdirSync(folder, { recursive: true })
  return {
    page: pageOf(driver, addressOf(region)),
    region,
    shot: async (name) => writeFileSync(join(folder, `${name}.png`), await driver.picture()),
    troubles: () => driver.heard(),
    leave: () => driver.close(),
  }
}
