import { expect } from 'vitest'
import { signIn as signInByApi } from '#cdk/local/journey/signIn.ts'
import { people } from '#cdk/local/seed/cast.ts'
import { updateFirmographics } from '#shared/contracts/account/details.ts'
import { declineQuote } from '#shared/contracts/quote/underwriting.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { story } from './chapters.ts'
import { platform } from './platform.ts'
import { reads, sees } from './seeing.ts'
import { deleteQuote, lifeOf, markLost, offersNothingMore, openQuotePage, submitForReview } from './steps/agentDeeds.ts'
import { type Prepared, prepareAnother, prepareQuote } from './steps/prepare.ts'
import { stands } from './steps/quote.ts'
import { arrive } from './steps/signIn.ts'
import { release } from './steps/underwriting.ts'
import { type Visitor, visit } from './visitor.ts'

const region = 'au'
const { producer, underwriter } = people(region)
const { chapter, meet } = story('quote-ends', region)
let agent: Visitor
let desk: Visitor
let first: Prepared

/** Opens a quote on the workbench. */
const onWorkbench = async (quoteId: string): Promise<void> => {
  await desk.page.goto(`/admin/quotes/${quoteId}`)
  await sees(desk.page.getByRole('region', { name: 'Decision' }))
}

chapter('the agent submits a ready quote for review', async () => {
  first = await prepareQuote(region, 'Costello Tax Partners Pty Ltd')
  agent = meet(await visit(region))
  desk = meet(await visit(region))
  await arrive(agent, producer, `/agency/quotes/${first.quoteId}`)
  await arrive(desk, underwriter)
  const { happened, toCome } = await lifeOf(agent)
  expect(happened).toHaveLength(2)
  expect(toCome.map((text) => text.split('(')[0]?.trim())).toEqual(['Quote expires', 'Cover starts'])
  await submitForReview(agent, 'The client asks whether its supplier is covered.')
  await stands(agent, 'With underwriting')
  await sees(agent.page.getByText('The client asks whether its supplier is covered.'))
  expect((await lifeOf(agent)).happened.at(-1)).toMatch(/^Review requested/)
})

chapter('the underwriter reads why, with the score beside it, and releases it', async () => {
  const { page } = desk
  await onWorkbench(first.quoteId)
  const why = page.getByRole('region', { name: 'Why it is referred' })
  await sees(why.getByText('The client asks whether its supplier is covered.'))
  await desk.shot('60-review')
  await release(desk)
  await openQuotePage(agent, first.quoteId)
  await stands(agent, 'Ready to bind')
})

chapter('a lost quote says why, and the underwriter opens it again', async () => {
  await markLost(agent, 'Price is High', 'Another insurer asked for less.')
  await stands(agent, 'The quote is lost')
  await sees(agent.page.getByRole('region', { name: 'Status' }).getByText('Another insurer asked for less.'))
  expect((await lifeOf(agent)).toCome).toEqual([])
  await onWorkbench(first.quoteId)
  await sees(desk.page.getByRole('region', { name: 'Why it was lost' }).getByText('Price is High'))
  await desk.page.getByRole('region', { name: 'Decision' }).getByRole('button', { name: 'Reopen quote' }).click()
  await desk.page.getByRole('dialog').getByRole('button', { name: 'Reopen quote' }).click()
  await sees(desk.page.getByText('The quote is open again'))
  await openQuotePage(agent, first.quoteId)
  await stands(agent, 'Ready to bind')
})

chapter(
  'the history tells what was done, from what to what, and to the agency not by whom at the provider',
  async () => {
    const history = agent.page.getByRole('region', { name: 'History' })
    await history.getByRole('button', { name: 'Show' }).click()
    const entries = history.getByRole('list', { name: 'History' }).getByRole('listitem')
    await reads(
      () => entries.first().innerText(),
      (text) => /Reopened quote/.test(text) && /Palisade/.test(text),
      'the newest entry',
    )
    await sees(entries.filter({ hasText: 'Marked quote lost' }).first())
    expect(await history.getByText(`${underwriter.firstName} ${underwriter.lastName}`).count()).toBe(0)
    await history.scrollIntoViewIfNeeded()
    await agent.shot('61-history')
    await agent.page.setViewportSize({ width: 390, height: 844 })
    await history.scrollIntoViewIfNeeded()
    await agent.shot('61-history-phone')
    await agent.page.setViewportSize({ width: 1440, height: 900 })
  },
)

chapter('a deleted quote is off the lists, and the underwriter brings it back', async () => {
  await deleteQuote(agent, first.quoteNumber)
  await openQuotePage(agent, first.quoteId)
  await stands(agent, 'The quote is deleted')
  await offersNothingMore(agent)
  await onWorkbench(first.quoteId)
  await desk.page
    .getByRole('region', { name: 'Decision' })
    .getByRole('button', { name: /^Restore/ })
    .click()
  await desk.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Restore/ })
    .click()
  await reads(
    async () => {
      await openQuotePage(agent, first.quoteId)
      return agent.page.getByRole('region', { name: 'Status' }).getByRole('heading').innerText()
    },
    (title) => title === 'Ready to bind',
    'the quote is back',
  )
})

chapter('a declined quote says so, with the reason, and promises nothing', async () => {
  const referred = await prepareAnother(region, first, 4_000_000)
  const { underwriter: staff } = await signInByApi(region, platform().port)
  await staff.call(declineQuote, {
    params: { quoteId: QuoteId.parse(referred.quoteId) },
    body: { reasonSummary: 'Class of Business', reason: 'Not at this limit.', isNotificationEnabled: false },
  })
  await openQuotePage(agent, referred.quoteId)
  await stands(agent, 'The quote was declined')
  await sees(agent.page.getByRole('region', { name: 'Status' }).getByText('Not at this limit.'))
  await sees(agent.page.getByRole('region', { name: 'Why it was referred' }))
  await offersNothingMore(agent)
  const { happened, toCome } = await lifeOf(agent)
  expect(happened.at(-1)).toMatch(/^Declined[\s\S]*Class of Business/)
  expect(toCome).toEqual([])
  await agent.shot('61-declined')
})

chapter('a quote whose account changed is no longer valid, for the agent and for who has its link', async () => {
  const { agent: byApi } = await signInByApi(region, platform().port)
  await byApi.call(updateFirmographics, {
    params: { accountId: first.accountId },
    body: { domesticRevenue: 9_900_000 },
  })
  await reads(
    async () => {
      await openQuotePage(agent, first.quoteId)
      return agent.page.getByRole('region', { name: 'Status' }).getByRole('heading').innerText()
    },
    (title) => title === 'The quote is no longer valid',
    'the quote is invalid',
  )
  await offersNothingMore(agent)
  expect((await lifeOf(agent)).happened.at(-1)).toMatch(/^No longer valid/)
  await agent.shot('62-invalid')
  await agent.page.goto(`/quote/${first.quoteId}/request-to-bind/P100`)
  await sees(agent.page.getByRole('heading', { level: 1, name: `Quote ${first.quoteNumber} is no longer valid` }))
  await sees(agent.page.getByText(producer.email))
})
