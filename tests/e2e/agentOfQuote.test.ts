import { expect } from 'vitest'
import { people } from '#cdk/local/seed/cast.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { searchQuotes } from '#shared/contracts/quote/search.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { story } from './chapters.ts'
import { everywhere } from './everywhere.ts'
import { sees } from './seeing.ts'
import { addToList, openCalculator, seesPriced, shownTotal } from './steps/calculator.ts'
import { clientOf } from './steps/client.ts'
import { type Prepared, prepareQuote } from './steps/prepare.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

/** Companies of the register of which no other story tells. */
const companyNames: Readonly<Record<RegionCode, string>> = {
  us: 'Abernathy Learning Center',
  uk: 'Abbey Software Ltd',
  au: 'Abbott Learning Centre',
}

for (const region of everywhere) {
  const { chapter, meet } = story('agent-of-quote', region)
  const { agencyAdmin, agent: colleague, superAdmin } = people(region)
  let boss: Visitor
  let prepared: Prepared

  /** Two pictures: of a laptop, and of a phone. */
  const pictures = async (visitor: Visitor, name: string): Promise<void> => {
    await visitor.shot(name)
    await visitor.resize('phone')
    await visitor.shot(name)
    await visitor.resize('laptop')
  }

  chapter('quotes are requested in the name of a colleague, who is found by name with the keyboard alone', async () => {
    prepared = await prepareQuote(region, companyNames[region])
    boss = meet(await visit(region))
    await arrive(boss, agencyAdmin, `/agency/accounts/${prepared.accountId}`)
    const { page } = boss
    await openCalculator(boss)
    await shownTotal(boss)
    await addToList(boss)
    await page
      .getByRole('button', { name: /^View Quotes \(\d\)$/ })
      .first()
      .click()
    const list = page.getByRole('dialog', { name: 'List of Quotes to Request' })
    const email = list.getByRole('combobox', { name: 'Email' })
    await sees(email)
    expect(await email.inputValue()).toBe(agencyAdmin.email)
    expect(await list.getByLabel('Last Name').inputValue()).toBe(agencyAdmin.lastName)
    await pictures(boss, '80-own-quotes')
    await email.fill(colleague.lastName)
    await sees(page.getByRole('option', { name: colleague.email }))
    await pictures(boss, '81-colleagues')
    await email.press('ArrowDown')
    await email.press('Enter')
    expect(await email.inputValue()).toBe(colleague.email)
    const lastName = list.getByLabel('Last Name')
    expect(await lastName.inputValue()).toBe(colleague.lastName)
    expect(await lastName.getAttribute('readonly')).not.toBeNull()
    await pictures(boss, '82-colleague')
    await list.getByRole('button', { name: /^Request \d quotes?$/ }).click()
    await seesPriced(boss)
    const api = await clientOf(superAdmin)
    const { hits } = await api.call(searchQuotes, { query: { accountId: prepared.accountId } })
    const requested = hits.find(({ id }) => id !== prepared.quoteId)
    const quote = await api.call(getQuote, { params: { quoteId: QuoteId.parse(requested?.id) } })
    expect(quote).toMatchObject({ agentEmail: colleague.email, agentLastName: colleague.lastName })
  })

  chapter('a quote is sent to a colleague, who sells it from then on', async () => {
    const { page } = boss
    await page.goto(`/agency/quotes/${prepared.quoteId}`)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Send quote to agency' }).click()
    const dialog = page.getByRole('dialog', { name: /^Send Q-/ })
    const email = dialog.getByRole('combobox', { name: 'Email' })
    await sees(email)
    await email.fill(colleague.lastName)
    await page.getByRole('option', { name: colleague.email }).click()
    await pictures(boss, '83-send')
    await dialog.getByRole('button', { name: 'Send Quote' }).click()
    await sees(page.getByText('Quotes successfully sent'))
    const api = await clientOf(superAdmin)
    const quote = await api.call(getQuote, { params: { quoteId: QuoteId.parse(prepared.quoteId) } })
    expect(quote).toMatchObject({ agentEmail: colleague.email, agentFirstName: colleague.firstName })
  })
}
