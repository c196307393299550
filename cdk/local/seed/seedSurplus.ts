import { addP250CartQuote } from '#shared/contracts/quote/cart.ts'
import { recordDiligence } from '#shared/contracts/quote/diligence.ts'
import { updateQuote } from '#shared/contracts/quote/quotes.ts'
import type { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { openSurplusNotice } from '#shared/domain/quoting/surplusNotice.ts'
import { attestNotice } from '../journey/attestNotice.ts'
import { regionClient } from '../journey/client.ts'
import { attest, bind, describeAccount, issue, priceDraft, release } from '../journey/steps.ts'
import { unlessProblem } from '../journey/unlessProblem.ts'
import type { Platform } from '../platform.ts'
import { accountOf, begunQuote, companyOf, type Entry } from './book.ts'
import { people } from './cast.ts'
import { dayIn } from './dayIn.ts'
import { signInAs } from './signInAs.ts'

const region = 'us'

const placed = (place: number, contact: Entry['contact']): Entry => ({
  place,
  stage: 'unpaid',
  contact,
  limit: 1_000_000,
  deductible: 10_000,
  seller: 'producer',
})

/** Companies of Louisiana, Montana and Texas whose cover is placed as surplus lines. */
const companiesPlaced = [
  placed(37, ['Camille', 'Escobedo']),
  placed(127, ['Anders', 'Schaefer']),
  placed(63, ['Irena', 'Kowalczyk']),
]

/** What three insurers admitted in the state have said, lately. */
const declinationsAt = (today: ReturnType<typeof dateAt>) =>
  (['Aldgate Mutual', 'Birch Casualty', 'Cedar National'] as const).map((carrier, index) => ({
    carrier,
    contact: 'Lee Park, underwriting desk',
    date: addDays(today, -3 - index),
    reason: 'Does not write cyber for this class of business',
  }))

/** Takes one to its policy from wherever an earlier start has left it: notice, diligent effort, binder, application. */
const place = async (platform: Platform, entry: Entry): Promise<void> => {
  const agent = await signInAs(platform, people(region).producer)
  const anyone = regionClient(region, platform.port)
  const { port } = platform
  const company = companyOf(region, entry)
  const accountId = await accountOf(agent, company)
  const begun = await begunQuote(agent, accountId)
  if (begun?.agencyStatus === 'ISSUED') return
  if (begun === undefined) await describeAccount(agent, accountId, company)
  const draft =
    begun ??
    (await agent.call(addP250CartQuote, {
      body: { accountId, product: 'P100', calculatorGeneratedData: { presets: 2, isSurplus: true } },
    }))
  const quoteId = QuoteId.parse(draft.id)
  const quote = begun && begun.agencyStatus !== 'DRAFT' ? begun : await priceDraft(agent, accountId, quoteId)
  if (quote.agencyStatus === 'REFERRED') await release(await signInAs(platform, people(region).underwriter), quote)
  const holder = {
    customerFirstName: company.contactFirstName,
    customerLastName: company.contactLastName,
    customerEmail: company.contactEmail,
    customerPhone: company.contactPhone,
  }
  const state = openSurplusNotice(quote)
  if (state !== undefined) {
    await agent.call(updateQuote, { params: { quoteId }, body: holder })
    await attestNotice(anyone, port, quote, { contactEmail: company.contactEmail, state })
  }
  if (quote.agencyStatus !== 'BOUND') {
    const today = dayIn(region)
    const effort = { basis: 'DECLINATIONS', declinations: declinationsAt(today) } as const
    await unlessProblem('quote.noDiligence', agent.call(recordDiligence, { params: { quoteId }, body: { effort } }))
    await bind(agent, quote, company)
  }
  await attest({ agent, anyone, port }, quote, company)
  await issue(agent, quote)
}

/** A few policies that are written as surplus lines, each with the notice of its state and what was declined before. */
export const seedSurplus = async (platform: Platform): Promise<void> => {
  if (!platform.regions.includes(region)) return
  for (const entry of companiesPlaced) await place(platform, entry)
}
