import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { z } from 'zod'
import { root } from '#cdk/local/application.ts'
import { signIn } from '#cdk/local/journey/signIn.ts'
import { type Platform, startPlatform } from '#cdk/local/platform.ts'
import { people } from '#cdk/local/seed/cast.ts'
import { authenticators, ssoPeople } from '#cdk/local/seed/seed.ts'
import { scratchFolder } from '#cdk/local/testing/scratch.ts'
import { getPayment } from '#shared/contracts/billing/payments.ts'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { barriers } from './barriers.ts'
import { story } from './chapters.ts'
import { everywhere } from './everywhere.ts'
import { minorUnits, sees, seesNoMore } from './seeing.ts'
import { cards, goToPaymentPage, openPaymentLink, typeCard } from './steps/payment.ts'
import { amountBeside, beginDeed, shotAtBothWidths } from './steps/policy.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const companies: Readonly<Record<RegionCode, readonly [unpaid: string, planned: string]>> = {
  us: ['Great Lakes Staffing', 'Golden Plains Security'],
  uk: ['Hawthorn Veterinary Ltd', 'Beacon Trading Limited'],
  au: ['Abbott & Bellamy Advertising Pty Ltd', 'Carruthers Brewery Pty Ltd'],
}
const Sold = z.object({ policyId: PolicyId, policyNumber: z.string(), email: z.string() })
const Made = z.object({ unpaid: Sold, planned: Sold })
/** When they were sold, and when the notice was sent of the one that nobody paid. */
const clocks = { sold: '-58d', noticed: '-26d' } as const

/**
 * Two policies of two months ago, made by a platform whose clock is behind; by another a month later the cancellation of the
 * one was noticed that nobody paid, and one of today on the same data finds it ended, and an instalment of the other late.
 */
const tell = (region: RegionCode) => {
  const { chapter, meet } = story('unpaid', region)
  const { producer, superAdmin } = people(region)
  const dataDir = scratchFolder()
  let platform: Platform
  let made: z.infer<typeof Made>
  let staff: Visitor

  const then = async (clock: string, ...names: readonly string[]): Promise<string> => {
    const script = [join(root, 'tests/e2e/unpaid.ts'), dataDir, region, ...names]
    const env = { ...process.env, PALISADE_CLOCK: clock }
    const { stdout } = await promisify(execFile)(process.execPath, script, { env })
    return stdout.trim().split('\n').at(-1) ?? ''
  }
  const standingOf = async ({ policyId }: z.infer<typeof Sold>) => {
    const { admin } = await signIn(region, platform.port)
    const payment = await admin.call(getPayment, { params: { policyId } })
    return { payment, policy: await admin.call(getPolicy, { params: { policyId }, query: {} }) }
  }

  beforeAll(async () => {
    made = Made.parse(JSON.parse(await then(clocks.sold, ...companies[region])))
    await then(clocks.noticed)
    platform = await startPlatform({ dataDir, authenticators, ssoPeople, regions: [region] })
    for (const [service, job] of [
      ['policy', 'meetDeadlines'],
      ['billing', 'chargeLateFeesToday'],
    ] as const) {
      await platform.runJob(region, service, job)
      await platform.settled()
    }
  }, 600_000)

  afterAll(async () => {
    await platform.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  chapter('cover that nobody paid for has ended, and waits for its money or for staff', async () => {
    staff = meet(await visit(region, 'laptop', platform.port))
    const { page } = staff
    await arrive(staff, superAdmin, `/admin/policies/${made.unpaid.policyId}`)
    await sees(page.getByText(/^Cover ended at (12:01 AM|00:01) on .* Paying what is due by .* brings it back/i))
    await shotAtBothWidths(staff, '201-not-paid')
  })

  chapter(
    'with a lapse the days in between are neither covered nor charged; without one all of it is owed again',
    async () => {
      const { page } = staff
      const { policy } = await standingOf(made.unpaid)
      const dialog = await beginDeed(staff, 'Reinstate', /^Reinstate policy/)
      await dialog.getByRole('radio', { name: /^With a lapse/ }).check()
      await sees(dialog.getByText(/^No cover from/))
      const lapsed = await amountBeside(dialog, 'Price after it')
      await shotAtBothWidths(staff, '202-reinstate-with-lapse')
      await dialog.getByRole('radio', { name: /^Without a lapse/ }).check()
      await seesNoMore(dialog.getByText(/^No cover from/))
      const whole = await amountBeside(dialog, 'Price after it')
      expect(lapsed).toBeLessThan(whole)
      expect(whole).toBe(policy.totalPremium)
      await dialog.getByLabel('Reason').fill('The payment was lost in the mail')
      await dialog.getByRole('button', { name: 'Reinstate policy' }).click()
      expect(await barriers(staff)).toEqual([])
      await dialog
        .locator('input[type="file"]')
        .setInputFiles({ name: 'no-loss.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })
      await shotAtBothWidths(staff, '203-reinstate')
      await dialog.getByRole('button', { name: 'Reinstate policy' }).click()
      await sees(page.getByText('Policy reinstated'))
      const after = await standingOf(made.unpaid)
      expect(after.policy).toMatchObject({ status: 'IN FORCE', totalPremium: whole })
      expect(after.payment.dueAmount).toBe(whole)
      await shotAtBothWidths(staff, '204-reinstated')
    },
  )

  chapter('the agent sees which instalment of the other is late, and what that costs', async () => {
    const agent = meet(await visit(region, 'laptop', platform.port))
    const { page } = agent
    await arrive(agent, producer, `/agency/policies/${made.planned.policyId}`)
    const payment = page.getByRole('region', { name: 'Payment', exact: true })
    const late = await amountBeside(payment, 'Overdue by the plan')
    const parts = payment.getByRole('list', { name: /^Instal+ments$/ })
    await sees(parts.getByText(/^Overdue since/))
    const fee = parts.getByRole('listitem').filter({ hasText: /^Late fee, instal+ment 1/ })
    if (region !== 'us') expect(await fee.count()).toBe(0)
    else
      expect(minorUnits((await fee.locator('p').last().textContent()) ?? '')).toBe(
        Math.min(2_500, Math.round(late * 0.05)),
      )
    await shotAtBothWidths(agent, '205-late-instalment', parts)
  })

  chapter('the insured pays what is late, on a phone, and the plan goes on', async () => {
    const { payment } = await standingOf(made.planned)
    const late = payment.instalment?.amount ?? 0
    expect(late).toBeGreaterThan(0)
    const insured = meet(await visit(region, 'phone', platform.port))
    const { page } = insured
    await openPaymentLink(insured, made.planned, made.planned.policyNumber, platform.port)
    await sees(page.getByText('Overdue by your plan'))
    await sees(page.getByText(/of your plan is late: it was due on/))
    expect(await barriers(insured)).toEqual([])
    await insured.shot('206-pay-what-is-late')
    await goToPaymentPage(insured, late)
    await typeCard(insured, cards.accepted, 'Robin Ashby')
    await page.waitForURL('**/accountant-payment*')
    await sees(page.getByText(/^Next instal+ment$/))
    await sees(page.getByText(/^Your plan goes on/))
    await insured.shot('207-plan-goes-on')
    const after = await standingOf(made.planned)
    expect(after.payment.dueAmount).toBe(payment.dueAmount - late)
    expect(after.payment.instalment?.isLate).toBe(false)
  })

  if (region === 'us')
    chapter('the late fee is let go, and the last instalment costs so much less', async () => {
      const before = await standingOf(made.planned)
      const { page } = staff
      await page.goto(`/admin/policies/${made.planned.policyId}`)
      const parts = page.getByRole('list', { name: 'Installments' })
      const fee = parts.getByRole('listitem').filter({ hasText: /^Late fee, installment 1/ })
      const amount = minorUnits((await fee.locator('p').last().textContent()) ?? '')
      await fee.getByRole('button', { name: 'Waive' }).click()
      const dialog = page.getByRole('dialog', { name: /^Waive the late fee/ })
      await dialog.getByLabel('Why it is waived').fill('The bank was closed')
      await staff.shot('208-waive')
      await dialog.getByRole('button', { name: 'Waive late fee' }).click()
      await sees(fee.getByText('Waived: The bank was closed'))
      const after = await standingOf(made.planned)
      expect(after.payment.dueAmount).toBe(before.payment.dueAmount - amount)
    })
}

for (const region of everywhere) describe(region, () => tell(region))
