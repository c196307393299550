import { chromium, type Page } from 'playwright-core'
import type { Platform } from '#cdk/local/platform.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { browserArguments, browserPath } from '#tests/e2e/browser.ts'
import { reads, sees, seesNoMore } from '#tests/e2e/seeing.ts'
import { arrive } from '#tests/e2e/steps/signIn.ts'
import type { HtmlText } from './htmlTexts.ts'
import { screensOf } from './screens.ts'

const sizes = { laptop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

const addressIn = (path: string): string => path.replaceAll(/[a-z]{3}_\w+/g, '…')

const htmlOf = async (page: Page): Promise<string> =>
  `<!DOCTYPE html>${await page.evaluate(() => document.documentElement.outerHTML)}`

/** The page once nothing on it changes any more. */
const settled = async (page: Page): Promise<string> => {
  let before = ''
  return reads(
    async () => {
      const [last, now] = [before, await htmlOf(page)]
      before = now
      await page.waitForTimeout(200)
      return { last, now }
    },
    ({ last, now }) => last === now,
    'the page comes to rest',
  ).then(({ now }) => now)
}

/** Opens an address and gives what the app has drawn there, once all of it has come. */
const drawn = async (page: Page, path: string): Promise<string> => {
  await page.goto(path)
  await sees(page.getByRole('heading', { level: 1 }))
  await seesNoMore(page.locator('.MuiSkeleton-root'))
  return settled(page)
}

/** What a browser that runs none of the app is shown. */
const unsupported = async (page: Page): Promise<string> => {
  const script = (await (await page.goto('/unsupported.js'))?.text()) ?? ''
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/unsupported')
  await page.evaluate(script)
  await sees(page.getByText('Please use the latest Chrome.'))
  return htmlOf(page)
}

/** The main screens of a region as Chromium has them when all is there. */
export const renderedPages = async (
  platform: Platform,
  region: RegionCode,
  size: keyof typeof sizes,
): Promise<HtmlText[]> => {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments })
  try {
    const texts: HtmlText[] = []
    for (const { who, paths } of await screensOf(platform, region)) {
      const context = await browser.newContext({
        baseURL: platform.url(region),
        viewport: sizes[size],
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      if (who !== undefined) await arrive({ page }, who)
      for (const path of paths) {
        const html = await drawn(page, path)
        texts.push({ name: `screen ${addressIn(path)} in ${region} on a ${size}`, html })
      }
      if (who === undefined) texts.push({ name: `screen /unsupported in ${region}`, html: await unsupported(page) })
      await context.close()
    }
    return texts
  } finally {
    await browser.close()
  }
}
