import { people } from '#cdk/local/seed/cast.ts'
import { story } from './chapters.ts'
import { sees } from './seeing.ts'
import { openQuotePage } from './steps/agentDeeds.ts'
import { type Prepared, prepareQuote } from './steps/prepare.ts'
import { arrive } from './steps/signIn.ts'
import { release } from './steps/underwriting.ts'
import { type Visitor, visit } from './visitor.ts'

const region = 'uk'
const { producer, underwriter } = people(region)
const { chapter, meet } = story('subjectivities', region)
const text = 'A signed copy of the incident response plan'
let agent: Visitor
let desk: Visitor
let prepared: Prepared

const asked = (visitor: Visitor, name: 'Subjectivities' | 'To be brought') =>
  visitor.page.getByRole('region', { name }).getByRole('listitem').filter({ hasText: text })

chapter('the underwriter asks for something before binding, and releases the terms subject to it', async () => {
  prepared = await prepareQuote(region, 'Beaumont & Wainwright Accounting', 4_000_000)
  desk = meet(await visit(region))
  await arrive(desk, underwriter, `/admin/quotes/${prepared.quoteId}`)
  const { page } = desk
  await page.getByRole('region', { name: 'Subjectivities' }).getByRole('button', { name: 'Add' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for a subjectivity' })
  await dialog.getByLabel('What must be brought?').fill(text)
  await dialog.getByRole('combobox', { name: /^When(?! the)/ }).click()
  await page.getByRole('option', { name: 'After binding' }).click()
  await dialog.getByRole('button', { name: 'Ask for it' }).click()
  await sees(dialog.getByText('Say by when it is due'))
  await dialog.getByRole('combobox', { name: /^When(?! the)/ }).click()
  await page.getByRole('option', { name: 'Before binding' }).click()
  await desk.shot('70-ask')
  await dialog.getByRole('button', { name: 'Ask for it' }).click()
  await sees(asked(desk, 'Subjectivities').getByText('Open'))
  await desk.shot('71-asked')
  await release(desk)
})

chapter('the agent reads what is asked for, and says that it came', async () => {
  agent = meet(await visit(region))
  await arrive(agent, producer, `/agency/quotes/${prepared.quoteId}`)
  await sees(asked(agent, 'To be brought').getByText('Before binding · Insured'))
  await agent.shot('72-to-be-brought')
  await asked(agent, 'To be brought').getByRole('button', { name: 'Say that it came' }).click()
  const dialog = agent.page.getByRole('dialog', { name: 'Say that it came' })
  await dialog.getByLabel('What came').fill('The plan of 3 March, signed by both partners, by e-mail.')
  await dialog.getByRole('button', { name: 'It came' }).click()
  await sees(asked(agent, 'To be brought').getByText('Received'))
})

chapter('the underwriter looks at it and accepts it, with a word', async () => {
  await desk.page.goto(`/admin/quotes/${prepared.quoteId}`)
  await sees(asked(desk, 'Subjectivities').getByText('The plan of 3 March', { exact: false }))
  await asked(desk, 'Subjectivities').getByRole('button', { name: 'Accept' }).click()
  const dialog = desk.page.getByRole('dialog', { name: 'Accept what came' })
  await dialog.getByLabel('Why').fill('Names who decides, and was rehearsed in January.')
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await sees(asked(desk, 'Subjectivities').getByText('Accepted'))
  await desk.shot('73-accepted')
  await openQuotePage(agent, prepared.quoteId)
  await sees(asked(agent, 'To be brought').getByText('Accepted'))
})
