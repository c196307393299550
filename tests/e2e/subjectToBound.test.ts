import { people } from '#cdk/local/seed/cast.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { fits } from './barriers.ts'
import { story } from './chapters.ts'
import type { Client } from './clients.ts'
import { sees, seesNoMore } from './seeing.ts'
import { openQuotePage } from './steps/agentDeeds.ts'
import { addToList, openCalculator, requestList, setLimit, shownTotal } from './steps/calculator.ts'
import { prepareAccount } from './steps/prepare.ts'
import { bind, issue, quoteNumberIn, requestToBind, stands } from './steps/quote.ts'
import { arrive } from './steps/signIn.ts'
import { openReferral, release, takeReferral } from './steps/underwriting.ts'
import { type Visitor, visit } from './visitor.ts'

const region = 'us'
const { producer, underwriter } = people(region)
const { chapter, meet } = story('subject-to-bound', region)
const plan = 'A signed copy of the incident response plan'
const test = 'The report of the last restore from backups'
let agent: Visitor
let desk: Visitor
let client: Client
let quoteNumber = ''
let quoteId = ''

/** A day of the cover, as the region writes it. */
const inTwoMonths = () => {
  const [year, month, day] = addDays(dateAt(new Date().toISOString(), 'America/Denver'), 60).split('-')
  return `${month}/${day}/${year}`
}

const asked = ({ page }: Visitor, name: 'Subjectivities' | 'To be brought', text: string) =>
  page.getByRole('region', { name }).getByRole('listitem').filter({ hasText: text })

/** The row of the company on the board. */
const onBoard = ({ page }: Visitor) => page.getByRole('row').filter({ hasText: client.name })

/** The underwriter asks for something, before or after binding. */
const ask = async ({ page }: Visitor, text: string, stage: 'After binding' | 'Before binding', due?: string) => {
  await page.getByRole('region', { name: 'Subjectivities' }).getByRole('button', { name: 'Add' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for a subjectivity' })
  await dialog.getByLabel('What must be brought?').fill(text)
  await dialog.getByRole('combobox', { name: /^When(?! the)/ }).click()
  await page.getByRole('option', { name: stage }).click()
  if (due !== undefined) await dialog.getByRole('textbox', { name: /^By/ }).fill(due)
  await dialog.getByRole('button', { name: 'Ask for it' }).click()
  await sees(asked(desk, 'Subjectivities', text).getByText('Open'))
}

/** The agent brings what was asked for, with a file. */
const bring = async ({ page }: Visitor, text: string, what: string) => {
  await asked(agent, 'To be brought', text).getByRole('button', { name: 'Say that it came' }).click()
  const dialog = page.getByRole('dialog', { name: 'Say that it came' })
  await dialog.getByLabel('What came').fill(what)
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'evidence.txt', mimeType: 'text/plain', buffer: Buffer.from(what) })
  await dialog.getByRole('button', { name: 'It came' }).click()
  await sees(asked(agent, 'To be brought', text).getByText('Received'))
}

/** The underwriter finds on the board what came, opens it from there and accepts it. */
const accept = async ({ page }: Visitor, text: string, why: string) => {
  await page.getByRole('link', { name: 'Subjectivities' }).first().click()
  await page.getByRole('button', { name: 'Received' }).click()
  await sees(onBoard(desk).getByText(text))
  await onBoard(desk).click()
  // What the page showed before gives way to what came.
  await sees(asked(desk, 'Subjectivities', text).getByText('Received'))
  await asked(desk, 'Subjectivities', text).getByRole('button', { name: 'Accept' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accept what came' })
  await dialog.getByLabel('Why').fill(why)
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await sees(asked(desk, 'Subjectivities', text).getByText('Accepted'))
}

chapter('the producer requests a quote of P250 above the authority, which is referred', async () => {
  const prepared = await prepareAccount(region, 'Rockport Climate Services Inc.')
  client = prepared.client
  agent = meet(await visit(region))
  await arrive(agent, producer, `/agency/accounts/${prepared.accountId}`)
  await openCalculator(agent, 'P250')
  await shownTotal(agent)
  await setLimit(agent, 4_000_000)
  await shownTotal(agent)
  await addToList(agent)
  const [said = ''] = await requestList(agent)
  quoteNumber = quoteNumberIn(said)
})

chapter('the underwriter releases it subject to two things, one of them due after binding', async () => {
  desk = meet(await visit(region))
  await arrive(desk, underwriter)
  await openReferral(desk, client, quoteNumber, 'The limit is above the binding authority')
  await takeReferral(desk)
  quoteId = new URL(desk.page.url()).pathname.split('/').at(-1) ?? ''
  await ask(desk, plan, 'Before binding')
  await ask(desk, test, 'After binding', inTwoMonths())
  await release(desk)
})

chapter('the agent requests to bind, reads what must come first, and says that it came, with a file', async () => {
  await openQuotePage(agent, quoteId)
  await stands(agent, 'Ready to bind')
  await requestToBind(agent, client)
  await sees(agent.page.getByText(plan).first())
  await agent.shot('60-not-yet')
  await bring(agent, plan, 'The plan of 3 March, signed by the managing director.')
})

chapter('the underwriter finds it on the board and accepts it, and the agent binds', async () => {
  await accept(desk, plan, 'Names who decides, and was rehearsed in January.')
  await openQuotePage(agent, quoteId)
  await bind(agent)
})

chapter(
  'the policy is issued, what is due after binding is brought and cleared, and the board is empty of it',
  async () => {
    await issue(agent, client)
    await openQuotePage(agent, quoteId)
    await bring(agent, test, 'The restore of 14 November took four hours.')
    await accept(desk, test, 'Four hours is within the plan.')
    await desk.page.getByRole('link', { name: 'Subjectivities' }).first().click()
    await seesNoMore(onBoard(desk))
    await agent.page.goto('/agency/subjectivities')
    await seesNoMore(onBoard(agent))
    await agent.resize('phone')
    await fits(agent)
    await agent.shot('61-board')
  },
)
