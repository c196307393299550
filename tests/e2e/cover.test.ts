import { describe, expect } from 'vitest'
import { people } from '#cdk/local/seed/cast.ts'
import { getPayment } from '#shared/contracts/billing/payments.ts'
import { cancelPolicy } from '#shared/contracts/policy/cancellation.ts'
import { getEndorsableTerms, previewEndorsement } from '#shared/contracts/policy/endorsements.ts'
import { getExcessTower } from '#shared/contracts/policy/excess.ts'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import { createEndorsementQuote } from '#shared/contracts/quote/endorsements.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { barriers } from './barriers.ts'
import { story } from './chapters.ts'
import { everywhere } from './everywhere.ts'
import { minorUnits, sees } from './seeing.ts'
import { clientOf } from './steps/client.ts'
import { amountBeside, beginDeed, beside, choose, shotAtBothWidths } from './steps/policy.ts'
import { type Issued, preparePaidPolicy, preparePolicy } from './steps/prepare.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const companies: Readonly<Record<RegionCode, readonly [running: string, unwanted: string, given: string]>> = {
  us: ['Chestnut Plastics', 'Dunleavy Drug Inc.', 'Ferraro Accountants LLP'],
  uk: ['Ellison Fabrication', 'Blackwood Accountants', 'Gallagher Tax Partners'],
  au: ['Bellamy Restaurants Pty Ltd', 'Bellbird Realty Pty Ltd', 'Derwent IT Services Pty Ltd'],
}

/** What becomes of cover after it was issued: changed out of sequence, topped up, taken back, and reported for longer. */
const tell = (region: RegionCode) => {
  const { chapter, meet } = story('cover', region)
  const { producer, superAdmin, underwriter } = people(region)
  let running: Issued
  let unwanted: Issued
  let given: Issued
  let staff: Visitor | undefined
  let priceAfter = 0

  const paymentOf = async ({ policyId }: Pick<Issued, 'policyId'>) =>
    (await clientOf(superAdmin)).call(getPayment, { params: { policyId: PolicyId.parse(policyId) } })
  const policyOf = async ({ policyId }: Issued) =>
    (await clientOf(superAdmin)).call(getPolicy, { params: { policyId: PolicyId.parse(policyId) }, query: {} })
  /** The highest layer of its tower. */
  const topOf = async ({ policyId }: Issued) => {
    const params = { policyId: PolicyId.parse(policyId) }
    const { layers } = await (await clientOf(superAdmin)).call(getExcessTower, { params })
    return { policyId: layers.at(-1)?.policyId ?? '' }
  }
  /** The underwriter at a policy. */
  const staffAt = async ({ policyId }: Issued) => {
    const path = `/admin/policies/${policyId}`
    if (staff === undefined) {
      staff = meet(await visit(region))
      await arrive(staff, underwriter, path)
    } else await staff.page.goto(path)
    return { staff, page: staff.page }
  }

  chapter('a policy that runs is to have a higher deductible from a later day on', async () => {
    const [first, second, third] = companies[region]
    ;[running, unwanted, given] = await Promise.all([
      preparePolicy(region, first, 7),
      preparePaidPolicy(region, second),
      preparePaidPolicy(region, third, 7),
    ])
    const agent = await clientOf(producer)
    const params = { policyId: PolicyId.parse(running.policyId) }
    const { effectiveDate } = await agent.call(getEndorsableTerms, { params, query: {} })
    const body = { effectiveDate: addDays(effectiveDate, 20), deductible: 50_000 }
    const { total } = await agent.call(previewEndorsement, { params, body })
    const made = await agent.call(createEndorsementQuote, { body: { ...params, ...body, expectedTotal: total } })
    expect(made.status).toBe('ISSUED')
  })

  chapter('a change of an earlier day shows the later one, where they conflict, and what the money does', async () => {
    const agent = meet(await visit(region))
    const { page } = agent
    await arrive(agent, producer, `/agency/policies/${running.policyId}`)
    await sees(page.getByRole('region', { name: 'What comes' }).getByText(/^From .+ on:$/))
    const dialog = await beginDeed(agent, 'Endorse policy', /^Endorse policy/)
    await choose(agent, dialog, /^(Deductible|Excess)$/, /25,000/)
    const price = dialog.getByRole('region', { name: 'What the change costs and does' })
    await sees(price.getByText(/comes after it and counts from its day on, as before/))
    expect(await barriers(agent)).toEqual([])
    await shotAtBothWidths(agent, '190-out-of-sequence')
    priceAfter = await amountBeside(price, 'Price after it')
    await dialog.getByRole('button', { name: 'Ask for the endorsement' }).click()
    await sees(page.getByText('Endorsement referred to an underwriter'))
    expect((await policyOf(running)).totalPremium).not.toBe(priceAfter)
  })

  chapter('an underwriter sees the same, confirms it, and the policy costs what was shown', async () => {
    const { page, staff } = await staffAt(running)
    const asked = page.getByRole('region', { name: 'Waiting for an underwriter' })
    await asked.getByRole('button', { name: 'Issue endorsement' }).click()
    const dialog = page.getByRole('dialog', { name: 'Issue endorsement' })
    await sees(dialog.getByText(/comes after it and counts from its day on, as before/))
    expect(await amountBeside(dialog, 'Price after it')).toBe(priceAfter)
    await dialog.getByRole('textbox').fill('The new machines come later; agreed with the broker.')
    await shotAtBothWidths(staff, '191-out-of-sequence-confirmed')
    await dialog.getByRole('button', { name: 'Issue endorsement' }).click()
    await sees(page.getByText('Endorsement issued'))
    // From its day on the later change stands, as it was said.
    expect(await policyOf(running)).toMatchObject({ totalPremium: priceAfter, deductible: 50_000 })
    expect((await paymentOf(running)).dueAmount).toBe(priceAfter)
    await shotAtBothWidths(staff, '192-endorsed-out-of-sequence')
  })

  chapter('two layers are put on it at the prices that are shown: a tower', async () => {
    const { page, staff } = await staffAt(running)
    const tower = page.getByRole('region', { name: 'Tower' })
    for (const [layers, limit] of [1_000_000, 2_000_000].entries()) {
      await tower.getByRole('button', { name: 'Add layer' }).click()
      const dialog = page.getByRole('dialog', { name: /^Write an excess layer/ })
      await dialog.getByRole('textbox', { name: 'Limit' }).fill(String(limit))
      const total = await amountBeside(dialog, 'Total with taxes and fees')
      if (layers === 1) await shotAtBothWidths(staff, '193-layer', beside(dialog, 'Total with taxes and fees'))
      await dialog.getByRole('button', { name: 'Issue excess layer' }).click()
      await sees(tower.getByRole('listitem').nth(layers + 1))
      expect((await paymentOf(await topOf(running))).dueAmount).toBe(total)
    }
    await sees(tower.getByText(/^up to .4M$/i))
    await shotAtBothWidths(staff, '194-tower', tower)
  })

  chapter('a policy that was paid is cancelled flat: everything comes back, as it was shown', async () => {
    const { page, staff } = await staffAt(unwanted)
    const { totalPremium } = await policyOf(unwanted)
    const dialog = await beginDeed(staff, 'Flat cancel', /^Flat cancel/)
    await choose(staff, dialog, 'Reason', 'Cover not taken up')
    expect(await amountBeside(dialog, 'Owed back of what was paid')).toBe(totalPremium)
    expect(await amountBeside(dialog, 'Price after it')).toBe(0)
    await shotAtBothWidths(staff, '195-flat-cancel', beside(dialog, 'Owed back of what was paid'))
    await dialog.getByRole('button', { name: 'Flat cancel' }).click()
    await sees(page.getByText('Policy cancelled as of its first day'))
    const payment = page.getByRole('region', { name: 'Payment', exact: true })
    await sees(payment.getByText('Refund due'))
    expect(await amountBeside(payment, 'Refund')).toBe(totalPremium)
    expect(await amountBeside(payment, 'Paid so far')).toBe(totalPremium)
    await shotAtBothWidths(staff, '196-flat-cancelled')
  })

  chapter('somebody else approves the refund, and it goes back to the card that paid', async () => {
    const books = meet(await visit(region))
    const { page } = books
    const { totalPremium } = await policyOf(unwanted)
    await arrive(books, superAdmin, '/admin/refunds')
    const row = page.getByRole('row', { name: unwanted.policyNumber })
    await sees(page.getByText(unwanted.policyNumber))
    await shotAtBothWidths(books, '197-refund')
    const take = async (action: string, deed: string, done: string) => {
      await row.getByRole('button', { name: 'Actions' }).click()
      await page.getByRole('menuitem', { name: action, exact: true }).click()
      const dialog = page.getByRole('dialog', { name: new RegExp(`^${deed} of policy`) })
      const said = await dialog.getByText(/owed back to|goes back to/).textContent()
      expect(minorUnits(/[$£][\d,.]+\d/.exec(said ?? '')?.[0] ?? '')).toBe(totalPremium)
      await books.shot(`197-refund-${action.toLowerCase()}`)
      await dialog.getByRole('button', { name: deed }).click()
      await sees(page.getByText(done))
    }
    await take('Approve', 'Approve refund', 'Refund approved')
    await take('Pay', 'Pay refund', 'Refund paid')
    await page.goto(`/admin/policies/${unwanted.policyId}`)
    const payment = page.getByRole('region', { name: 'Payment', exact: true })
    await sees(beside(payment, 'Refund').getByText(/, paid/))
    await shotAtBothWidths(books, '198-refunded', payment)
  })

  chapter('cover that was given back can be reported on for longer, for what is shown', async () => {
    const params = { policyId: PolicyId.parse(given.policyId) }
    const { effectiveDate } = await policyOf(given)
    const client = await clientOf(superAdmin)
    const body = { reason: 'Insured elsewhere', effectiveDate: addDays(effectiveDate, 7) }
    await client.call(cancelPolicy, { params, body })
    const { page, staff } = await staffAt(given)
    await sees(page.getByText(/reporting of claims over what happened before can be extended/))
    const payment = page.getByRole('region', { name: 'Payment', exact: true })
    const owedBack = await amountBeside(payment, 'Refund')
    const wasOwed = (await beside(payment, 'Refund').textContent()) ?? ''
    await page.getByRole('button', { name: 'Extend reporting' }).click()
    const dialog = page.getByRole('dialog', { name: /^Extend reporting of policy/ })
    await choose(staff, dialog, 'How long', /^12 months/)
    const total = await amountBeside(dialog, 'Change of the price')
    expect(await amountBeside(dialog, 'Taken off what is owed back')).toBe(total)
    const until = await beside(dialog, 'Claims can be reported until').textContent()
    await shotAtBothWidths(staff, '199-extended-reporting', beside(dialog, 'Change of the price'))
    await dialog.getByRole('button', { name: 'Extend reporting' }).click()
    await sees(page.getByText('Reporting extended'))
    await sees(page.getByText(`can be reported until ${until}.`))
    // What it costs is taken off what is owed back.
    await sees(beside(payment, 'Refund').filter({ hasNotText: wasOwed }))
    expect(await amountBeside(payment, 'Refund')).toBe(owedBack - total)
    const { totalPremium } = await policyOf(given)
    expect(await amountBeside(payment, 'Paid so far')).toBe(totalPremium)
    await shotAtBothWidths(staff, '200-reporting-extended')
  })
}

for (const region of everywhere) describe(region, () => tell(region))
