import { afterAll, beforeAll, describe, expect } from 'vitest'
import { signIn } from '#cdk/local/journey/signIn.ts'
import { describeAccount } from '#cdk/local/journey/steps.ts'
import { people } from '#cdk/local/seed/cast.ts'
import { cancelPolicy, previewCancellation } from '#shared/contracts/policy/cancellation.ts'
import { setNoticesByPost } from '#shared/contracts/policy/paperNotices.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { story } from './chapters.ts'
import { everywhere } from './everywhere.ts'
import { sees } from './seeing.ts'
import { choosePackage } from './steps/calculator.ts'
import { arrive } from './steps/signIn.ts'
import { openYearOld, type YearOld } from './steps/yearOld.ts'
import { type Visitor, visit } from './visitor.ts'

/** A policy of last year in its last ninety days. */
const tell = (region: RegionCode) => {
  const { chapter, meet } = story('renewals', region)
  let old: YearOld
  let agent: Visitor
  beforeAll(async () => {
    old = await openYearOld(region)
  }, 300_000)
  afterAll(() => old.close())

  chapter('the company has grown; its policy ends, and its renewal is a click away', async () => {
    const { platform } = old
    const { agent: calls } = await signIn(region, platform.port)
    await describeAccount(calls, old.made.accountId, { ...old.made.company, revenue: old.made.company.revenue * 2 })
    await platform.settled()
    await platform.runJob(region, 'quote', 'followRenewals')
    await platform.settled()
    agent = meet(await visit(region, 'laptop', platform.port))
    await arrive(agent, people(region).producer, `/agency/policies/${old.made.policyId}`)
    await sees(agent.page.getByText('IN FORCE', { exact: false }))
    await agent.shot('170-policy-to-renew')
    await agent.page.getByRole('button', { name: 'Renew', exact: true }).click()
    await sees(agent.page.getByRole('heading', { level: 1, name: `Renew ${old.made.policyNumber}` }))
    await agent.shot('171-renew-account')
  })

  chapter('what changed is told, and why the price moved, factor by factor', async () => {
    const { page } = agent
    await page.getByRole('button', { name: 'Quote the renewal' }).click()
    await sees(page.getByRole('heading', { level: 1, name: `Renewal of ${old.made.company.name}` }))
    await sees(page.getByText(/^Revenue/))
    await agent.shot('172-renewal-verify')
    await page.getByRole('link', { name: 'See the price' }).click()
    const moves = page.getByRole('table', { name: 'Why the price moved' })
    await sees(moves.getByRole('row', { name: /^Base rate/ }))
    await sees(page.getByText(/^The renewal costs .* more, mainly because of: Base rate/))
    await agent.shot('173-renewal-summary')
  })

  chapter('other terms are chosen in the calculator, and told beside those of the policy', async () => {
    const { page } = agent
    await page.getByRole('link', { name: 'Choose other terms' }).click()
    await sees(page.getByRole('button', { name: 'Save changes' }))
    await agent.shot('174-renewal-terms')
    await choosePackage(agent, 'Elite')
    await page.getByRole('button', { name: 'Save changes', disabled: false }).first().click()
    await sees(page.getByRole('row', { name: /added/ }))
    await agent.shot('175-renewal-other-terms')
    await agent.resize('phone')
    await agent.shot('175-renewal-other-terms')
    await agent.resize('laptop')
    await page.getByRole('link', { name: 'Go on with the quote' }).click()
    await sees(page.getByRole('heading', { level: 1, name: /^QUO-|^Q-|-US-/ }))
  })

  chapter('a policy of the list is opted out, with its reason', async () => {
    const { page } = agent
    await page.goto('/agency/dashboard?tab=policies')
    await page.getByRole('row', { name: old.made.company.name }).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Do not renew (1)' }).click()
    const dialog = page.getByRole('dialog', { name: 'Do not renew 1 policy' })
    await dialog.getByRole('combobox', { name: 'Reason' }).click()
    await page.getByRole('option').first().click()
    await agent.shot('176-opt-out')
    await dialog.getByRole('button', { name: 'Do not renew' }).click()
    await sees(page.getByText('1 policy will not be renewed'))
    await page.goto(`/agency/policies/${old.made.policyId}`)
    await sees(page.getByRole('heading', { level: 1, name: old.made.company.name }))
    expect(await page.getByRole('button', { name: 'Renew', exact: true }).count()).toBe(0)
  })

  chapter('the insurer refuses the renewal instead, of which an insured of the US is sent notice at once', async () => {
    const desk = meet(await visit(region, 'laptop', old.platform.port))
    const { page } = desk
    await arrive(desk, people(region).underwriter, `/admin/policies/${old.made.policyId}`)
    await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Renew after all' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Renew after all' }).click()
    await sees(page.getByText('The policy will be renewed'))
    await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Do not renew' }).click()
    const dialog = page.getByRole('dialog', { name: `Do not renew ${old.made.policyNumber}` })
    await dialog.getByRole('combobox', { name: 'Reason' }).click()
    await page.getByRole('option', { name: 'Not to be renewed by underwriting' }).click()
    if (region === 'us') await dialog.getByRole('textbox', { name: 'Reason the insured is told' }).fill('Losses')
    await desk.shot('177-renewal-refused')
    await dialog.getByRole('button', { name: 'Do not renew' }).click()
    await sees(page.getByText('The policy will not be renewed'))
    if (region === 'us') await sees(page.getByText(/^Notice of nonrenewal was sent to/))
    await desk.shot('178-renewal-refused-told')
  })

  chapter('a notice that goes by post waits on the desk’s page, and its proof is recorded', async () => {
    const { made, platform } = old
    const { agent: calls, underwriter } = await signIn(region, platform.port)
    const params = { policyId: made.policyId }
    await calls.call(setNoticesByPost, { params, body: { byPost: true } })
    const query = { reason: 'RISK_CHANGED' }
    const { earliest } = await underwriter.call(previewCancellation, { params, query })
    const body = { ...query, note: 'The plant was sold', effectiveDate: earliest }
    await underwriter.call(cancelPolicy, { params, body })
    await platform.settled()
    const desk = meet(await visit(region, 'laptop', platform.port))
    const { page } = desk
    const mailed = region === 'us' ? 'Mailed' : 'Posted'
    const recording = region === 'us' ? 'Record mailing' : 'Record posting'
    await arrive(desk, people(region).underwriter, '/admin/paper-notices')
    await sees(page.getByRole('row', { name: made.company.name }))
    await desk.shot('179-paper-notices')
    await page.goto(`/admin/policies/${made.policyId}`)
    await sees(page.getByText(/If it is (?:mailed|posted) later, the cancellation is put off/))
    await page.getByRole('button', { name: recording }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'How' }).click()
    await page.getByRole('option').first().click()
    await dialog.getByRole('textbox', { name: `${mailed} by` }).fill('Ida Moreau')
    await desk.resize('phone')
    await desk.shot('179-paper-notice-proof')
    await dialog.getByRole('button', { name: recording }).click()
    await sees(page.getByText(/ by Ida Moreau\.$/))
  })
}

for (const region of everywhere) describe(region, () => tell(region))
