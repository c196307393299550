import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { people } from '#cdk/local/seed/cast.ts'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { getEnvironment } from '#shared/contracts/platform/environment.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { barriers } from './barriers.ts'
import { story } from './chapters.ts'
import { platform } from './platform.ts'
import { reads, sees } from './seeing.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

type Environment = ResponseOf<typeof getEnvironment>

const { chapter, meet } = story('announcements', 'uk')

/** Publishes as operations staff do, and takes it back at the end. */
const publishing = async (region: RegionCode, content: object, meanwhile: () => Promise<void>): Promise<void> => {
  const file = join(platform().dataDir, 'operations', region, 'environment.json')
  writeFileSync(file, JSON.stringify(content))
  try {
    await meanwhile()
  } finally {
    rmSync(file)
  }
}

/** Waits until what is published is known, which is looked up every quarter of a minute, and loads the page anew. */
const readsAfterReload = async (
  page: Visitor['page'],
  isKnown: (environment: Environment) => boolean,
  words: string,
): Promise<void> => {
  await reads(
    () => page.evaluate(async (path) => (await fetch(path)).json(), getEnvironment.path),
    isKnown,
    words,
    40_000,
  )
  await page.reload()
  await sees(page.getByText(words))
}

chapter('maintenance replaces the app of its region, as long as staff say so', async () => {
  const visitor = meet(await visit('uk', 'phone'))
  const { page } = visitor
  await page.goto('/login')
  await sees(page.getByLabel('Email'))
  await publishing('uk', { flags: { maintenanceModeUk: true } }, async () => {
    await readsAfterReload(
      page,
      ({ flags }) => flags.maintenanceModeUk === true,
      'Please check back within the next 30 minutes.',
    )
    await visitor.shot('public-maintenance')
    expect(await barriers(visitor)).toEqual([])
    await page.getByRole('link', { name: 'Refresh' }).click()
    await page.waitForURL('**/loading')
    await sees(page.getByText('Please check back soon.'))
  })
  await page.goto('/login')
  await readsAfterReload(page, ({ flags }) => flags.maintenanceModeUk === false, 'Continue')
})

chapter('an incident and maintenance to come stand over every page', async () => {
  const visitor = meet(await visit('au'))
  const { page } = visitor
  await arrive(visitor, people('au').producer)
  await sees(page.getByRole('tab', { name: 'QUOTES' }))
  const day = 86_400_000
  const maintenanceBanner = {
    from: new Date(Date.now() + day).toISOString(),
    to: new Date(Date.now() + day + 3_600_000).toISOString(),
  }
  const incidentBanner = { text: 'E-mails are late this morning.', link: 'https://status.palisade.example/42' }
  await publishing('au', { incidentBanner, maintenanceBanner }, async () => {
    await readsAfterReload(
      page,
      (environment) => environment.incidentBanner !== undefined,
      'E-mails are late this morning.',
    )
    await sees(page.getByText(/Scheduled maintenance from/))
    await visitor.shot('banners')
    expect(await barriers(visitor)).toEqual([])
    await page.getByRole('alert', { name: 'Incident' }).getByRole('button', { name: 'Hide this message' }).click()
    await page.reload()
    await sees(page.getByText(/Scheduled maintenance from/))
    expect(await page.getByText('E-mails are late this morning.').isVisible()).toBe(false)
  })
})
