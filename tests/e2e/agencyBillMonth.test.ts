import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { z } from 'zod'
import { root } from '#cdk/local/application.ts'
import { type Platform, startPlatform } from '#cdk/local/platform.ts'
import { people } from '#cdk/local/seed/cast.ts'
import { authenticators, ssoPeople } from '#cdk/local/seed/seed.ts'
import { scratchFolder } from '#cdk/local/testing/scratch.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { monthName } from '#web/i18n/monthName.ts'
import { barriers, fits } from './barriers.ts'
import { story } from './chapters.ts'
import { everywhere } from './everywhere.ts'
import { sees } from './seeing.ts'
import { downloadsPdf } from './steps/quote.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

/** Whose policy is paid by the insured, and whose by the agency. */
const companies: Readonly<Record<RegionCode, readonly [direct: string, billed: string]>> = {
  us: ['Pioneer Property Management LLC', 'Harborview Fitness'],
  uk: ['Atherton & Kavanagh Estates', 'Greenhalgh & Lockwood Advertising Ltd'],
  au: ['Fairweather Property Group Pty Ltd', 'Dimitriou & Callaghan Advertising'],
}

/**
 * A month of an agency: policies of the last month, made by a platform whose clock is in it; one of today on the same data
 * bills the agency for it and states its commission.
 */
const tell = (region: RegionCode) => {
  const { chapter, meet } = story('agencyBillMonth', region)
  const dataDir = scratchFolder()
  const Made = z.object({ agencyId: z.string(), direct: z.string(), billed: z.string() })
  const now = new Date()
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15))
  const monthWords = `${monthName(last.getUTCMonth() + 1)} ${last.getUTCFullYear()}`
  let platform: Platform
  let made: z.infer<typeof Made>
  let principal: Visitor

  beforeAll(async () => {
    // Into the middle of the last month, whatever day it is.
    const days = Math.round((now.getTime() - last.getTime()) / 86_400_000)
    const script = join(root, 'tests/e2e/lastMonth.ts')
    const { stdout } = await promisify(execFile)(process.execPath, [script, dataDir, region, ...companies[region]], {
      env: { ...process.env, PALISADE_CLOCK: `-${days}d` },
    })
    made = Made.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''))
    platform = await startPlatform({ dataDir, authenticators, ssoPeople, regions: [region] })
    for (const [service, job] of [
      ['billing', 'closeMonth'],
      ['billing', 'billLastMonth'],
      ['commissions', 'stateLastMonth'],
    ] as const) {
      await platform.runJob(region, service, job)
      await platform.settled()
    }
  }, 600_000)

  afterAll(async () => {
    await platform.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  chapter(
    'the agency’s administrator reads what it owes, net of its commission, and downloads the invoice of the month',
    async () => {
      principal = meet(await visit(region, 'laptop', platform.port))
      const { page } = principal
      await arrive(principal, people(region).agencyAdmin, '/agency/invoices')
      await sees(page.getByText(made.billed))
      await principal.shot('180-agency-bill')
      await page.getByRole('button', { name: 'Monthly invoice' }).click()
      const dialog = page.getByRole('dialog')
      await downloadsPdf(principal, dialog.getByRole('button', { name: /^Download/ }).first())
    },
  )

  chapter(
    'reads the statement of its commission by the agreement, what was collected and no policy that it is billed for',
    async () => {
      const { page } = principal
      await page.goto('/agency/commissions')
      await sees(page.getByText(monthWords))
      await sees(page.getByText('All products'))
      await sees(page.getByText('In force'))
      expect(await page.getByRole('button', { name: 'Add agreement' }).count()).toBe(0)
      expect(await barriers(principal)).toEqual([])
      await principal.shot('181-commission-statement')
      await principal.resize('phone')
      await fits(principal)
      await principal.shot('181-commission-statement')
    },
  )

  chapter('the provider is refused an agreement beside the one that holds, and told why', async () => {
    const desk = meet(await visit(region, 'laptop', platform.port))
    const { page } = desk
    await arrive(desk, people(region).superAdmin, `/admin/agencies/${made.agencyId}/commissions`)
    await page.getByRole('button', { name: 'Add agreement' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Add agreement' }).click()
    await sees(page.getByRole('dialog').getByText(/^An agreement on all products holds from/))
    await desk.shot('182-agreement-overlaps')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  })
}

for (const region of everywhere) describe(region, () => tell(region))
