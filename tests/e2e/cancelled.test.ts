import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect } from 'vitest'
import { z } from 'zod'
import { root } from '#cdk/local/application.ts'
import { Company, readCompanies } from '#cdk/local/journey/company.ts'
import { signIn } from '#cdk/local/journey/signIn.ts'
import { bindAndIssue, openAccount, pay, requestQuote } from '#cdk/local/journey/steps.ts'
import { type Platform, startPlatform } from '#cdk/local/platform.ts'
import { people } from '#cdk/local/seed/cast.ts'
import { authenticators, ssoPeople } from '#cdk/local/seed/seed.ts'
import { scratchFolder } from '#cdk/local/testing/scratch.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { barriers, fits } from './barriers.ts'
import { story } from './chapters.ts'
import { sees } from './seeing.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

/**
 * A policy of two months ago that nobody paid, by a platform whose clock is behind; by another three weeks ago its
 * cancellation was noticed; one of today on the same data finds it waiting for its money.
 */
const region = 'us'
const { chapter, meet } = story('cancelled', region)
const dataDir = scratchFolder()
const Made = z.object({ policyId: PolicyId, policyNumber: z.string(), company: Company })
let platform: Platform
let staff: Visitor
let made: z.infer<typeof Made>
let paid: { readonly id: string; readonly policyNumber: string; readonly name: string }

const then = async (clock: string, deed: 'issue' | 'notice'): Promise<string> => {
  const script = join(root, 'tests/e2e/unpaid.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script, dataDir, deed], {
    env: { ...process.env, PALISADE_CLOCK: clock },
  })
  return stdout.trim().split('\n').at(-1) ?? ''
}

/** A policy of today that is paid. */
const aPaidPolicy = async () => {
  const callers = await signIn(region, platform.port)
  const company = readCompanies(join(root, 'companies.csv')).filter((each) => each.region === region)[1]
  if (company === undefined) throw new Error(`There is no second company of ${region}.`)
  const accountId = await openAccount(callers.agent, company)
  const quote = await requestQuote(callers.agent, accountId, company)
  const policy = await bindAndIssue({ ...callers, port: platform.port }, quote, company)
  await platform.settled()
  await pay(callers.anyone, platform.port, policy, company)
  await platform.settled()
  return { id: policy.id, policyNumber: policy.policyNumber, name: company.name }
}

beforeAll(async () => {
  made = Made.parse(JSON.parse(await then('-60d', 'issue')))
  await then('-22d', 'notice')
  platform = await startPlatform({ dataDir, authenticators, ssoPeople, regions: [region] })
  await platform.runJob(region, 'policy', 'meetDeadlines')
  await platform.settled()
  paid = await aPaidPolicy()
}, 600_000)

afterAll(async () => {
  await platform.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

chapter('a policy that was not paid is over, and waits for its money or for staff', async () => {
  staff = meet(await visit(region, 'laptop', platform.port))
  await arrive(staff, people(region).underwriter, `/admin/policies/${made.policyId}`)
  await sees(staff.page.getByText('IN REINSTATEMENT PERIOD'))
  await sees(staff.page.getByText(/^Cover ended at 12:01 AM on/))
  await staff.shot('180-not-paid')
})

chapter('reinstating it asks what the insured signed, and shows the money of both ways first', async () => {
  const { page } = staff
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Reinstate' }).click()
  const dialog = page.getByRole('dialog', { name: `Reinstate policy ${made.policyNumber}` })
  await dialog.getByLabel(/^With a lapse/).check()
  await sees(dialog.getByText(/^No cover from/))
  await staff.shot('181-reinstate-with-lapse')
  await dialog.getByLabel(/^Without a lapse/).check()
  await dialog.getByLabel('Reason').fill('The check was lost in the mail')
  await sees(dialog.getByText('Statement of no loss', { exact: true }))
  await dialog.getByRole('button', { name: 'Reinstate policy' }).click()
  await sees(dialog.getByText('No file selected', { exact: false }).or(dialog.getByRole('alert')))
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'no-loss.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })
  await staff.shot('182-reinstate')
  await staff.resize('phone')
  await fits(staff)
  await staff.shot('182-reinstate')
  await staff.resize('laptop')
  await dialog.getByRole('button', { name: 'Reinstate policy' }).click()
  await sees(page.getByText('Policy reinstated'))
  await sees(page.getByText('IN FORCE', { exact: true }))
  expect(await barriers(staff)).toEqual([])
})

chapter('a policy that was paid is cancelled flat: everything comes back, as it was shown', async () => {
  const { page } = staff
  await page.goto(`/admin/policies/${paid.id}`)
  await sees(page.getByRole('heading', { level: 1, name: paid.name }))
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Flat cancel' }).click()
  const dialog = page.getByRole('dialog', { name: /^Flat cancel/ })
  await dialog.getByRole('combobox', { name: 'Reason' }).click()
  await page.getByRole('option', { name: 'Cover not taken up' }).click()
  await sees(dialog.getByText(/^Flat: the cover never ran/))
  await staff.shot('183-flat-cancel')
  await staff.resize('phone')
  await fits(staff)
  await staff.shot('183-flat-cancel')
  await staff.resize('laptop')
  await dialog.getByRole('button', { name: 'Flat cancel', exact: false }).last().click()
  await sees(page.getByText('FLAT CANCELLED'))
  await sees(page.getByRole('region', { name: 'Payment' }).getByText('Refund due'))
  await staff.shot('184-flat-cancelled')
})
