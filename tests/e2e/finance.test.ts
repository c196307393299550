import { describe, expect } from 'vitest'
import { people } from '#cdk/local/seed/cast.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { barriers, fits } from './barriers.ts'
import { story } from './chapters.ts'
import { everywhere } from './everywhere.ts'
import { sees } from './seeing.ts'
import { cards, goToPaymentPage, openPaymentLink, readsAmountDue, typeCard } from './steps/payment.ts'
import { type Issued, preparePolicy } from './steps/prepare.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const companies: Readonly<Record<RegionCode, string>> = {
  us: 'Montoya Financial Planning',
  uk: 'Beacon Property Management Ltd',
  au: 'Bluewater Telecom',
}

/** A policy is paid in installments, by a plan that the insured signs. */
const tell = (region: RegionCode) => {
  const { producer } = people(region)
  const { chapter, meet } = story('finance', region)
  let insured: Visitor
  let issued: Issued
  let due = 0

  chapter(
    'the insured reads the finance quote: what is financed, at which annual rate, and every day on which a part is due',
    async () => {
      issued = await preparePolicy(region, companies[region])
      insured = meet(await visit(region, 'phone'))
      await openPaymentLink(insured, issued.client, issued.policyNumber)
      due = await readsAmountDue(insured)
      const { page } = insured
      await page
        .getByRole('list', { name: 'Ways to pay' })
        .getByRole('button', { name: /^Pay in instal+ments/ })
        .click()
      await sees(page.getByText('Annual percentage rate'))
      expect(await barriers(insured)).toEqual([])
      await fits(insured)
    },
  )

  chapter('accepts it with a signature, and pays the down payment', async () => {
    const { page } = insured
    await page.getByLabel('Your full name').fill('Robin Ashby')
    await page.getByRole('checkbox', { name: /^I have read the plan/ }).check()
    await insured.shot('183-finance-quote')
    await page.getByRole('button', { name: 'Accept the plan' }).click()
    await sees(page.getByText(/^Your plan is signed/))
    const text =
      (await page
        .getByText('Down payment', { exact: true })
        .locator('xpath=following-sibling::*')
        .first()
        .textContent()) ?? ''
    const down = Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)
    expect(down).toBeGreaterThan(0)
    expect(down).toBeLessThan(due)
    await goToPaymentPage(insured, down)
    await typeCard(insured, cards.accepted, 'Robin Ashby')
    await page.waitForURL('**/accountant-payment*')
    await sees(page.getByText(/^Next instal+ment/))
  })

  chapter('the agent sees that the premium is financed, and by which plan', async () => {
    const agent = meet(await visit(region))
    await arrive(agent, producer, `/agency/policies/${issued.policyId}`)
    const payment = agent.page.getByRole('region', { name: 'Payment' })
    await sees(payment.getByText(/instal+ment/i))
    await agent.shot('184-financed')
  })
}

for (const region of everywhere) describe(region, () => tell(region))
